"""A table in other forms: views, prompts, numbers for learners, saves and tables set up by hand."""
