"""A table of Burn Rate in other forms: views, numbers for learners, saves, and tables set up by hand."""
