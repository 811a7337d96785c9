"""The games as OpenSpiel games: importing this module registers `boardroom_startup_nation` and so on.

    import boardroom.research.openspiel
    game = pyspiel.load_game("boardroom_startup_nation(seats=4,target_score=3)")

Parameters are `seats`, `seeds`, `codes` (relative, or absolute as the game has them) and the game's own options; a list is
written with plus signs. All luck enters in one opening chance node that picks one of `seeds` seeds; from there on the game is
deterministic, but what is still to be drawn is hidden from everybody: use `resample_from_infostate` to look ahead honestly.
"""

from __future__ import annotations

from typing import Any

from boardroom.core.errors import BadOption
from boardroom.core.game import Game
from boardroom.core.option import Option
from boardroom.extras import needs
from boardroom.registry import games, load
from boardroom.research.codes import RELATIVE
from boardroom.research.spiel_observer import Observer
from boardroom.research.spiel_state import SpielState
from boardroom.research.subject import Subject

with needs("research"):
    import pyspiel

SEEDS = 1000
USUAL_SEATS = 4


def short_name(game: str) -> str:
    """The name OpenSpiel knows a game by: boardroom_burn_rate for burn-rate."""
    return f"boardroom_{game.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": USUAL_SEATS,
            "seeds": SEEDS,
            "codes": RELATIVE,
            **{option.name: parameter(option.default) for option in game.option_table},
        },
    )


def parameter(value: Any) -> Any:
    """An option's value as OpenSpiel writes it."""
    return "+".join(value) if isinstance(value, list) else value


def option_value(option: Option, written: Any) -> Any:
    """And back."""
    if option.kind == "choice or list" and isinstance(written, str) and written not in option.values:
        return written.split("+")
    return written


class SpielGame(pyspiel.Game):
    """One game with its seats, seeds and options, as OpenSpiel calls it; each of our games has a subclass."""

    kind: Any
    rules: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters = dict(parameters or {})
        game = self.rules
        given = {option.name: option for option in game.option_table if option.name in parameters}
        options = {name: option_value(option, parameters[name]) for name, option in given.items()}
        seats, seeds = parameters.get("seats", USUAL_SEATS), parameters.get("seeds", SEEDS)
        if seeds < 1:
            raise BadOption(f"seeds is how many deals there are, one or more, not {seeds}")
        self.subject = Subject(game, seats, options, parameters.get("codes", RELATIVE))
        self.seeds = seeds
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=seeds,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=game.max_choices(seats, **options),
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """The chance node at which the seed is picked."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Strings and numbers of what a seat sees."""
        if params:
            raise BadOption(f"observers of Boardroom's games take no parameters, not {params}")
        return Observer(self.subject, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register(name: str) -> None:
    """Makes one game known to OpenSpiel."""
    game = load(name)
    # OpenSpiel keeps the maker until after Python's end; a class outlives that, a function crashes the exit.
    made: Any = type(type(game).__name__, (SpielGame,), {"kind": game_type(game), "rules": game, "__doc__": game.title})
    pyspiel.register_game(made.kind, made)


for _name in games():
    if short_name(_name) not in pyspiel.registered_names():
        register(_name)
