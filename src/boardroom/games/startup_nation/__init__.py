"""Start-Up Nation: bluff and deduction in the office, for four or five seats."""
