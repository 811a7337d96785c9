"""Measuring: tournaments between bots, and what they say about bots and games."""
