"""What the database holds: its schema and migrations, and the statements that read and change it."""
