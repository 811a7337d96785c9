"""What the box holds: the words of the game as numbers, and the cards read from their file."""
