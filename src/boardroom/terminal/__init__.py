"""Boardroom in a terminal: everything is drawn from a seat's view and from what events show to that seat."""
