"""A state of Power Struggle in other forms: views, saves, tables set up by hand, numbers for learners."""
