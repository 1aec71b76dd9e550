"""Several server processes on one PostgreSQL: how they tell each other what has changed."""
