"""What lies on the table of Start-Up Nation, how it was agreed on, and what has happened."""
