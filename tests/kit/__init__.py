"""What the tests of every game share: citing rules, and tables set up by hand."""

from kit.given import Given, given, seen
from kit.rules import rule

__all__ = ["Given", "given", "rule", "seen"]
