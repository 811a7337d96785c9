"""The effect words of cards (BC-3.1), a class each; a new one needs no other list."""
