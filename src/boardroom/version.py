"""The version of the package."""

__version__ = "0.1.0"
"""The version of Boardroom that is installed."""
