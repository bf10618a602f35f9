"""Which optional content a viewer hides when it opens the file (threat P17; ISO 32000-1, 8.11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pikepdf
from pikepdf import Array, Dictionary

_Policy = Callable[[Iterable[bool]], bool]

# ISO 32000-1, table 99: how the states of the groups of a membership dictionary decide.
_POLICIES: dict[str, _Policy] = {
    "/AllOn": all,
    "/AnyOn": any,
    "/AnyOff": lambda states: not all(states),
    "/AllOff": lambda states: not any(states),
}


@dataclass(frozen=True, slots=True)
class Layers:
    """The optional content groups that are off, by object number."""

    off: frozenset[tuple[int, int]]

    def hides(self, content: pikepdf.Object | None) -> bool:
        """Whether what carries this group or membership dictionary (a value of /OC) is hidden."""
        return isinstance(content, Dictionary) and not self._visible(content)

    def _visible(self, content: pikepdf.Object) -> bool:
        if content.get("/Type") != "/OCMD":
            return content.objgen not in self.off
        if isinstance(content.get("/VE"), Array):
            return self._expression(content.VE)
        groups = content.get("/OCGs")
        members = list(groups) if isinstance(groups, Array) else [groups]
        states = [each.objgen not in self.off for each in members if isinstance(each, Dictionary)]
        return not states or _POLICIES.get(str(content.get("/P")), any)(states)

    def _expression(self, expression: pikepdf.Object) -> bool:
        if not isinstance(expression, Array):
            return expression.objgen not in self.off
        operator, *operands = expression
        states = [self._expression(each) for each in operands]
        if operator == "/Not":
            return not any(states)
        return any(states) if operator == "/Or" else all(states)


def read_layers(pdf: pikepdf.Pdf) -> Layers:
    """The default configuration of the file."""
    properties = pdf.Root.get("/OCProperties")
    if not isinstance(properties, Dictionary):
        return Layers(frozenset())
    default = properties.get("/D", Dictionary())
    off = {each.objgen for each in default.get("/OFF", Array())}
    if default.get("/BaseState") == "/OFF":
        off |= {each.objgen for each in properties.get("/OCGs", Array())}
        off -= {each.objgen for each in default.get("/ON", Array())}
    return Layers(frozenset(off))
