"""A game: set up, asked, answered, to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from attrs import frozen

from united.outside.errors import UnitedError
from united.outside.quoting import quoted
from united.rules.content import as_catalog, check_content, check_table, used_content
from united.rules.decision import NOT_OFFERED, find_choice
from united.rules.hidden import deal_decks
from united.rules.past import Made, Origin, go_back, keys_of, origin_of
from united.rules.readable import Readable
from united.rules.setup import GameSetup, SetupError, check_seed, lay_out, settled
from united.rules.turns import begin
from united.state.agenda import run, take
from united.state.choice import Choice, Reason
from united.state.events import Event
from united.state.state import Listener
from united.state.witness import Witness

if TYPE_CHECKING:
    from united.definitions.catalog import Catalog
    from united.rules.as_data import Basis


class NotPossible(UnitedError, ValueError):
    """A choice that is not among the options; `reason` says why, with the rule's number."""

    def __init__(self, key: str, reason: Reason) -> None:
        super().__init__(f"{quoted(key)} is not possible: {reason.text} ({reason.rule}).")
        self.key = key
        self.reason = reason


class Game(Readable):
    """A game in progress: its setup and its state, which only choices and `undo` change.

    Two games are equal, and have the same hash, when they stand alike: from there the same choices
    lead to the same, in what is hidden too. A game changes with every choice, so a set or the key
    of a dict should be a `clone`. Printed, a game is its board.
    """

    __slots__ = ()

    @classmethod
    def new(
        cls, setup: GameSetup, catalog: Catalog, *, listen: type[Listener] | None = Listener
    ) -> Game:
        """Set up a game and resolve the Villain's first turn up to the first decision (T1).

        `listen` is how it is listened to: a Listener keeps the events, a Witness the board at each
        of them too; with None nothing is told, which is quickest. Raises SetupError for a setup
        that is not possible.
        """
        setup = settled(setup, catalog)
        state = lay_out(setup, catalog, listen() if listen else None)
        begin(state)
        run(state)
        return cls(setup, state, Origin(state.clone(), catalog, by_setup=True))

    @classmethod
    def again(
        cls, basis: Basis, catalog: Catalog, *, listen: type[Listener] | None = Listener
    ) -> Game:
        """Set up a game once more that was played before; `listen` is as for `new`.

        Raises ForeignContent where the content differs from what it was played with, SetupError
        for a setup that is not possible.
        """
        check_content(basis.packs, basis.content, catalog)
        game = cls.new(basis.setup, catalog, listen=listen)
        check_table(basis.content, game.table, catalog)
        return game

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], content: Catalog | None = None) -> Game:
        """Return the game that `to_dict` returned, by making its choices once more.

        `content` is what it is played with (`load_content`), by default the packs that its setup
        names. Raises GameDataError for data that are no game or hold a choice that is not
        possible, ForeignContent where the content says otherwise than when it was played, and
        UnknownPack or ContentError for a pack.
        """
        from united.library import load_catalog
        from united.rules.as_data import GameDataError, read_game

        saved = read_game(data)
        try:
            packs = saved.setup.packs
            catalog = load_catalog(packs) if content is None else as_catalog(content)
            game = cls.again(saved, catalog)
        except SetupError as error:
            raise GameDataError(f"The game of these data cannot be set up: {error}") from error
        for number, key in enumerate(saved.choices, start=1):
            try:
                game.choose(key)
            except NotPossible as error:
                raise GameDataError(f"Choice {number} of these data: {error}") from error
        game.events()
        return game

    def take(self, choice: Choice) -> None:
        """Take one of `choices`."""
        take(self.state, choice)
        self.past = Made(self.past, choice.key)

    def choose(self, key: str) -> None:
        """Take the option with this key and resolve on to the next decision or the end.

        Where an option stands several times (A7), the bare key means the first. Raises
        NotPossible, with the reason, for a key that is not offered; nothing changes then.
        """
        self.take(self.find(key))

    def undo(self, steps: int = 1) -> None:
        """Take back the last choices; a hidden card that they turned up is hidden again.

        Raises NothingToUndo if there are not so many since the game was set up, placed or dealt
        anew.
        """
        listener = self.state.listener
        self.past, self.state = go_back(self.past, steps)
        self.state.listener = None if listener is None else type(listener)()

    def find(self, key: str) -> Choice:
        """Return the option with this key, or the first of those that it begins (A7).

        Raises NotPossible if there is none.
        """
        choice = find_choice(self.state.choices, key)
        if choice is None:
            raise NotPossible(key, self.why_not(key) or NOT_OFFERED)
        return choice

    def events(self) -> tuple[Event, ...]:
        """Return what has happened since the last call; nothing where nobody listens."""
        listener = self.state.listener
        return () if listener is None else listener.take_events()

    def moments(self) -> tuple[Moment, ...]:
        """Return the same as `events`, with the game at each event; it needs a Witness.

        Raises RuntimeError where the events are heard by no Witness.
        """
        witness = self.state.listener
        if not isinstance(witness, Witness):
            raise RuntimeError("no Witness listens, so nobody knows how the board was")
        return tuple(Moment(one.event, Game(self.setup, one.state)) for one in witness.take_seen())

    def clone(self, *, listen: type[Listener] | None = None) -> Game:
        """Return an independent copy; it is silent, unless `listen` says how it is heard."""
        state = self.state.clone()
        state.listener = listen() if listen else None
        return Game(self.setup, state, self.past)

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def resample(self, seed: int) -> Game:
        """Return a silent copy in which all that nobody can know is dealt anew from `seed`.

        That are the orders of the decks and what chance will do; what players see is unchanged, so
        looking ahead on the copy is no peeping. It depends on what they see and on `seed` alone.
        It begins there: what was chosen before cannot be taken back. Raises SetupError for a seed
        that is none.
        """
        check_seed(seed)
        state = self.state.clone()
        deal_decks(state, seed)
        return Game(self.setup, state, Origin(state.clone(), origin_of(self.past).catalog))

    def to_dict(self) -> dict[str, Any]:
        """Return the game as plain data for JSON: setup, digests of the content, all choices.

        Raises GameDataError for a game that was placed or resampled, which these do not tell.
        """
        from united.rules.as_data import GameDataError, WholeGame, to_data

        catalog = origin_of(self.past).catalog
        if catalog is None or not origin_of(self.past).by_setup:
            raise GameDataError(
                "Setup and choices do not lead to this game, for it was placed or resampled; keep "
                "what it was made of instead."
            )
        packs = tuple(pack.id for pack in catalog.packs)
        content = used_content(self.table, catalog)
        return to_data(WholeGame(self.setup, packs, content, keys_of(self.past)))


@frozen(eq=False)
class Moment:
    """An event with the game as it was at that moment, a silent copy."""

    event: Event
    game: Game
