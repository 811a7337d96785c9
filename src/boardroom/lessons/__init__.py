"""Guided first games: scripts of positions, words and small tasks, and how a learner goes through them."""
