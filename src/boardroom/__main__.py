"""`python -m boardroom` is the command line."""

from boardroom.cli import main

main()
