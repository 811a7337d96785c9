"""From the command to the first request: the port, the database, and what the person who typed it is told."""
