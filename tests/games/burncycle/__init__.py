"""Tests of burncycle, chapter by chapter."""
