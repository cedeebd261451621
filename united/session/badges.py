"""Badges: firsts that a player has reached, read off the games that were won."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from attrs import frozen

from united.session.statistics import Win


@frozen
class Badge:
    """Something to be reached once; `about` is a kind, such as `hero`, and an id, or empty."""

    id: str
    about: tuple[str, str] = ("", "")

    def earned_by(self, win: Win) -> bool:
        """Tell whether a game that was won earns it."""
        kind, id = self.about
        if kind == "hero":
            return id in win.heroes
        if kind == "villain":
            return id == win.villain
        if kind == "challenge":
            return id in win.challenges
        if kind == "mode":
            return id == win.mode
        return self.id == "win" or win.kos == 0


def all_badges(
    heroes: Collection[str], villains: Collection[str], challenges: Collection[str]
) -> tuple[Badge, ...]:
    """Return every badge that can be earned with some content, by the ids of what is in it."""
    return (
        Badge("win"),
        Badge("no-ko"),
        *(Badge(f"mode-{mode}", ("mode", mode)) for mode in ("co-op", "solo")),
        *(Badge(f"hero-{hero}", ("hero", hero)) for hero in heroes),
        *(Badge(f"villain-{villain}", ("villain", villain)) for villain in villains),
        *(Badge(f"challenge-{one}", ("challenge", one)) for one in challenges),
    )


def earned(badges: Sequence[Badge], wins: Sequence[Win]) -> tuple[Badge, ...]:
    """Return the badges that some games have earned, in their order."""
    return tuple(badge for badge in badges if any(map(badge.earned_by, wins)))


def earned_first(badges: Sequence[Badge], wins: Sequence[Win], game: str) -> tuple[Badge, ...]:
    """Return the badges that one game, by its id, has earned and no other has."""
    others = earned(badges, [win for win in wins if win.id != game])
    own = earned(badges, [win for win in wins if win.id == game])
    return tuple(badge for badge in own if badge not in others)
