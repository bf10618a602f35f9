"""Sandboxed workers: processes that open untrusted files, without network, programs or other files.

A crash, a hang or a file that fills the memory ends one of them and becomes an error. A file that takes over a library
gains little: the process can open no socket, start no program, write no file, and read none but the program's own
(threats P29, P32). Tasks come through a pipe, and answers are plain values that are rebuilt by their declared types:
nothing in them is ever run.
"""

from engine.sandbox.process import leave_no_image
from engine.sandbox.starting import expect_text, start
from engine.sandbox.worker import (
    FileReader,
    Worker,
    allow_missing_guards,
    borrowed,
    cool,
    end,
    forget_inherited,
    opened,
    preload,
    run,
    unguarded_allowed,
    warm,
)

__all__ = [
    "FileReader",
    "Worker",
    "allow_missing_guards",
    "borrowed",
    "cool",
    "end",
    "expect_text",
    "forget_inherited",
    "leave_no_image",
    "opened",
    "preload",
    "run",
    "start",
    "unguarded_allowed",
    "warm",
]
