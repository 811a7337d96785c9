"""What lies on the table of Burn Rate, what was agreed before the game, and what is told of it."""
