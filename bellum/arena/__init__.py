"""The arena: many games between machine players (``simulate``), and their statistics (``stats``)."""
