"""Burn Rate: the fall of the start-ups, for two to four seats."""
