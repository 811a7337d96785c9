"""What lies on the table of Power Struggle, and what is told about it."""
