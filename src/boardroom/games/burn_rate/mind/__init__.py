"""What a seat of Burn Rate can conclude, and what bots think of a position."""
