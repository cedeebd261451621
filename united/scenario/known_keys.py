"""Which keys an option can have at all in a game: a misspelt one must not pass as `refused`."""

from __future__ import annotations

from united.definitions.option_keys import without_payment
from united.library.nearest import meant
from united.library.nodes import Node
from united.outside.quoting import quoted
from united.rules.questions import possible_keys
from united.scenario.files import ScenarioFault, text
from united.state.table import Table


def check_key(node: Node, table: Table) -> str:
    """Return the key of an option; raises ScenarioFault if no option of this game can have it."""
    key = text(node)
    bare = without_payment(key)
    known = dict.fromkeys(possible_keys(table))
    if bare not in known:
        raise ScenarioFault(
            f"no option of this game has the key {quoted(key)}{meant(bare, known)}", node
        )
    return key
