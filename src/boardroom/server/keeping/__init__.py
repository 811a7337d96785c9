"""Keeping what a server has: copies of its database that are looked through, and putting one back."""
