"""The rulebook of Start-Up Nation, chapter by chapter; `test_t55_...` is case T55 of the rules page."""
