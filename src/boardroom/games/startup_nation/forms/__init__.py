"""A table in other forms: what a seat sees, numbers for learners, saves, and tables set up by hand."""
