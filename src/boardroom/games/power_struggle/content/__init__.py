"""What the box of Power Struggle holds: words as numbers, and the data read from `company.toml`."""
