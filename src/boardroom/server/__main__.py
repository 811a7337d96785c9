"""`python -m boardroom.server`: the same as `boardroom serve`."""

from boardroom.server.command import main

main()
