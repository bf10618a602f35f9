"""Codec for answers of sandboxed workers: plain values, rebuilt by their declared types.

The process at the other end parses untrusted bytes, so what it sends is untrusted too. Pickle is used as a codec for
plain values alone: no class or function can be named in it, so none is ever called. Frozen values are sent as tuples of
their fields, and checked field by field when they are rebuilt.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from io import BytesIO
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from engine.core.types.document import Box, packed, unpacked

_PLAIN = (NoneType, bool, int, str, bytes)


class Codec(NamedTuple):
    """A codec between a value and tuples of plain values.

    `decode` raises ValueError or TypeError for what `encode` can't have made.
    """

    encode: Callable[[Any], Any]
    decode: Callable[[Any], Any]


class _PlainUnpickler(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:  # noqa: ARG002
        raise pickle.UnpicklingError


def dumped(plain: object) -> bytes:
    """Return a message of plain values as bytes."""
    return pickle.dumps(plain, protocol=5)


def loaded(untrusted_message: bytes) -> Any:
    """Return the tuples, lists, dictionaries and plain values of a message.

    Raises:
        ValueError: it is no pickle, or names a class or function.
    """
    try:
        return _PlainUnpickler(BytesIO(untrusted_message)).load()
    except Exception as error:  # a damaged pickle may raise any error
        raise ValueError("not a message") from error


@cache
def codec(kind: Any) -> Codec:
    """Return the codec of a type: plain, enumeration, path, frozen dataclass, named tuple, tuple, dict, union."""
    if kind in _PLAIN:
        return Codec(lambda value: None if kind is NoneType else kind(value), lambda value: _exact(value, kind))
    if kind is float:
        return Codec(float, lambda value: _exact(value, float))
    origin = get_origin(kind)
    if origin is tuple:
        return _of_tuple(*get_args(kind))
    if origin is dict:
        pairs = codec(tuple[tuple[get_args(kind)], ...])  # type: ignore[misc]
        return Codec(lambda value: pairs.encode(value.items()), lambda value: dict(pairs.decode(value)))
    if origin in (Union, UnionType):
        return _of_union({each.__name__: codec(each) for each in get_args(kind)})
    if issubclass(kind, Enum):
        return Codec(lambda value: value.value, kind)
    if issubclass(kind, Path):
        return Codec(str, lambda value: Path(_exact(value, str)))
    return _of_fields(kind)


def prepare(kind: Any) -> None:
    """Make the codecs of a type and of all that it holds, which forks of this process then have."""
    pending, known = [kind], {...}
    while pending:
        each = pending.pop()
        if each not in known:
            known.add(each)
            codec(each)
            pending += get_args(each) or _fields(each).values()


def _exact(untrusted_value: Any, kind: type) -> Any:
    if type(untrusted_value) is not kind:
        raise TypeError("another type than was declared")
    return untrusted_value


def _fields(kind: type) -> dict[str, Any]:
    """Return the types of the fields of a frozen dataclass or a named tuple by name; of other types, none."""
    names = [each.name for each in fields(kind)] if is_dataclass(kind) else getattr(kind, "_fields", ())
    hints = get_type_hints(kind) if names else {}
    return {name: hints[name] for name in names}


def _of_fields(kind: type) -> Codec:
    """Return the codec of a frozen dataclass or a named tuple."""
    if not (is_dataclass(kind) or hasattr(kind, "_fields")):
        raise TypeError(f"no codec for {kind}")
    kinds = _fields(kind)
    names = list(kinds)

    @cache
    def parts() -> list[Codec]:
        return list(map(codec, kinds.values()))  # at the first use: a type may have fields of its own type

    def encode(value: Any) -> tuple[Any, ...]:
        return tuple(part.encode(getattr(value, name)) for part, name in zip(parts(), names, strict=True))

    def decode(untrusted_value: Any) -> Any:
        untrusted_parts = zip(parts(), _exact(untrusted_value, tuple), strict=True)
        return kind(*(part.decode(value) for part, value in untrusted_parts))

    return Codec(encode, decode)


def _of_tuple(*kinds: Any) -> Codec:
    if len(kinds) == 2 and kinds[1] is ...:
        return Codec(packed, unpacked) if kinds[0] is Box else _of_any_length(codec(kinds[0]))
    parts = [codec(kind) for kind in kinds]
    return Codec(
        lambda value: tuple(part.encode(each) for part, each in zip(parts, value, strict=True)),
        lambda value: tuple(part.decode(each) for part, each in zip(parts, _exact(value, tuple), strict=True)),
    )


def _of_any_length(part: Codec) -> Codec:
    return Codec(
        lambda value: tuple(map(part.encode, value)),
        lambda value: tuple(map(part.decode, _exact(value, tuple))),
    )


def _of_union(members: dict[str, Codec]) -> Codec:
    """Return the codec of a union, whose members are told apart by class name."""

    def encode(value: Any) -> tuple[str, Any]:
        name = type(value).__name__
        return name, members[name].encode(value)

    def decode(untrusted_value: Any) -> Any:
        name, value = _exact(untrusted_value, tuple)
        if name not in members:
            raise ValueError("no member of the union")
        return members[name].decode(value)

    return Codec(encode, decode)
