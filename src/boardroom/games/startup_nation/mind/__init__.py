"""What a seat can conclude about hidden cards, and what bots think."""
