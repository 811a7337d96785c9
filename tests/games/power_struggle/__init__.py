"""The rulebook of Power Struggle as tests, chapter by chapter."""
