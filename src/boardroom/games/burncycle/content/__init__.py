"""What the box holds: words, cards, floor plans and missions, read from the data files and checked."""
