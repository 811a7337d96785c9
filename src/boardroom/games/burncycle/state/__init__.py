"""What lies on the table, and the options it was set up with."""
