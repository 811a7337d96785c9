"""The rules of Burn Rate, sentence by sentence."""
