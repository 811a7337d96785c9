"""The tables that are recorded for the browser's tests: scenes that tests name, and games of bots for all the rest."""
