"""What the operator of a server can do to its tables and people, from the command line, whether it runs or not."""
