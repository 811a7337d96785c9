"""What is in the box of Burn Rate: words as numbers, and the people and cards as they are read from the data file."""
