"""The games as environments of other people's libraries: PettingZoo, OpenSpiel, Gymnasium. See docs/research.md."""
