"""What every game stands on: luck, piles, events, actions, minutes, matches and texts."""
