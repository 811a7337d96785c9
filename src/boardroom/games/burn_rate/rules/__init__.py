"""The rules of Burn Rate: the chapters of the rulebook, its decisions and the effects of its cards."""
