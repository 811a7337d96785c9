"""A view as people read it: its words, its lines, and a picture for notebooks."""
