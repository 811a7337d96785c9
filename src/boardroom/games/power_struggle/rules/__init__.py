"""The rulebook of Power Struggle, a file for each chapter."""
