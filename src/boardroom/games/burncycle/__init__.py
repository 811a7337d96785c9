"""burncycle: robots break into a corporation together, for one to four seats."""
