"""What bots think: routes, errands, chances, and a pilot that plays a turn to its end."""
