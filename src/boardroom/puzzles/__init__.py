"""Puzzles: single decisions with one clearly best choice, mined from games between bots, as their seat could know them."""
