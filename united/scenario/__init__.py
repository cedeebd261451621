"""Scenarios: a position, some choices, what must come out (written as YAML documents)."""
