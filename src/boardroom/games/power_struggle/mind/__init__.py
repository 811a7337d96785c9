"""What a seat of Power Struggle can conclude from what it knows, and advice for bots."""
