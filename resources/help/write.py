"""Writes those help pages that say what the program itself knows: commands, policies, keys, settings, sentences.

`make help`, or python resources/help/write.py; a test fails when a page is not what this would write. With --language,
it prints the page of the command line in another language.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from desktop import actions
from desktop import messages as endings
from desktop.settings import Settings, declarations, picture_languages
from engine import policies
from engine.cli import arguments, speech
from engine.cli.parsing import Parser, described, value_alone
from engine.core import languages, messages
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import SableError
from engine.planning.replacements.shift import SHIFTS
from engine.policies import Policy, PolicyRule

HERE = Path(__file__).resolve().parent


def commands(words: Catalogue = ENGLISH) -> Iterator[str]:
    """Yield every command with all its options, from the parser itself."""
    parser = arguments.parser()
    yield f"# {words.named('cli.page-title')}"
    yield f"{parser.about(words)} {words.named('cli.page-about')}"
    yield f"{words(parser.epilog or '')} {words.named('cli.page-cut')}"
    language = next(each for each in parser.shown() if speech.OPTION in each.option_strings)
    yield f"- {_signature(language, words)}: {described(language, words)}"
    yield from _commands(parser, "sable", words)


def _commands(parser: Parser, name: str, words: Catalogue) -> Iterator[str]:
    for sub, found in parser.commands.items():
        yield from _command(found, f"{name} {sub}", words)


def _command(parser: Parser, name: str, words: Catalogue) -> Iterator[str]:
    yield f"{'#' * len(name.split())} {name}"
    yield parser.about(words)
    everywhere = {"--help", speech.OPTION}
    kept = [each for each in parser.shown() if everywhere.isdisjoint(each.option_strings)]
    lines = [f"- {_signature(each, words)}: {described(each, words)}" for each in kept]
    if lines:
        yield "\n".join(lines)
    yield from _commands(parser, name, words)


def _signature(action: argparse.Action, words: Catalogue) -> str:
    shown = value_alone(action, words)
    names = ", ".join(f"`{each} {shown}".strip() + "`" for each in action.option_strings) or f"`{shown}`"
    needed = action.required and action.option_strings
    return f"{names} ({words.named('cli.page-needed')})" if needed else names


def policy_page() -> Iterator[str]:
    yield "# Policies"
    yield (
        "A policy says what is masked at any risk, what is kept in part, and what is left to the "
        "optimizer. It has the name of the rule that it follows: whether a released document satisfies a "
        "law, no program can say. Choose one in the toolbar of the window (Ctrl+L), or with `--policy NAME`; without "
        "one, `default` is used. Each has a short name as well, such as `FRCP 5.2`, which `--policy` and `sable "
        "policies` take in place of the name. `sable policies NAME` shows the same as this page."
    )
    yield (
        "A policy of your own: a TOML file like those in the folder `resources/policies`, given as `--policy "
        "FILE`. Copy the nearest one and change it. A file that says something unknown is refused, never half obeyed."
    )
    yield (
        "Two keys of a policy refuse documents: `refuse_unsearched = true` those of which a picture, a drawing, a "
        "script or a language was not searched, or not completely; `refuse_width_leaks = true` those in which a box "
        "still shows how wide a masked text was."
    )
    for name in policies.names():
        yield from _policy(name, policies.load(name))


def _policy(name: str, policy: Policy) -> Iterator[str]:
    yield f"## {name}"
    yield f"**{policy.title}.** {' '.join(policy.looks_for.split())}"
    yield f"Follows: {policy.follows or 'no law or rule of a court'}."
    yield "What it does not do:"
    yield "\n".join(f"- {' '.join(each.split())}" for each in policy.does_not)
    yield "Its rules, the first that fits decides:"
    yield "\n".join(dict.fromkeys(map(_rule, policy.rules)))


def _rule(rule: PolicyRule) -> str:
    part = f", of which stays: {rule.part}" if rule.part else ""
    sentence = ENGLISH.say(rule.sentence)
    return f"- {sentence} ({rule.handling}{part}) *{rule.citation}, {rule.jurisdiction}, {rule.dated}*"


def key_page() -> Iterator[str]:
    yield "# Keys"
    yield (
        "All can be changed in the [settings](settings.md). On macOS, Ctrl is the Command key. `?` shows the "
        "keys as they are now."
    )
    titles = {"": "Beside the menus", **actions.TITLES}
    for title, groups in actions.MENU.items():
        yield f"## {titles[title]}"
        rows = [(name, actions.SPECS[name]) for group in groups for name in group]
        yield "\n".join(
            ["| what | keys |", "|-|-|"]
            + [
                f"| {spec.words.rstrip('…')} | {', '.join(f'`{key}`' for key in spec.keys) or 'in the menu'} |"
                for _, spec in rows
            ]
        )
    yield (
        "F10 opens the menu; in it, underlined letters choose. In dialogs, Alt with an underlined letter presses its "
        "button, Enter the dark one, and Esc goes back; F1 explains them."
    )


def setting_page() -> Iterator[str]:
    yield "# Settings"
    yield (
        'Ctrl+, opens them. Nothing changes before "Save". They are kept in your user folder '
        "([where](uninstalling.md#what-is-kept-of-your-work)) and hold nothing of your documents."
    )
    usual = Settings()
    for name, declared in declarations().items():
        value = getattr(usual, name)
        shown = (
            declared.choices[value] if declared.choices else {True: "on", False: "off", "": "empty"}.get(value, value)
        )
        if declared.languages:
            shown = ", ".join(map(picture_languages.name, picture_languages.split(value)))
        choices = f" One of: {', '.join(declared.choices.values())}." if declared.choices else ""
        limits = f" From {declared.least} to {declared.most}." if declared.most else ""
        yield f"**{declared.words}.** {declared.about}{choices}{limits} At first: {shown}."
    yield "The second page of the dialog holds the [keys](keys.md)."


def trouble_page() -> Iterator[str]:
    yield "# Troubleshooting"
    yield (
        "If anything fails, the original is unchanged, and no half-redacted file gets a name. If Sable is killed by "
        "force, a file or folder `.sable-` with random letters may stay beside the copy: delete it."
    )
    yield "## Questions"
    for question, answer in _QUESTIONS:
        yield f"**{question}** {answer}"
    yield "## When a file can't be redacted"
    yield "What the window says, with the exit code of the command line:"
    yield "\n".join(_told(SableError))
    yield "## What Sable tells you about a file"
    yield "These are no errors: they say what to look at yourself. Numbers and names *in italics* are examples."
    yield "\n".join(f"- {_with_example(code, _in_window(each))}" for code, each in messages.NOTICES.items())


def _told(kind: type[SableError]) -> Iterator[str]:
    yield f"- {_in_window(messages.ERRORS[kind.code])} (exit code {messages.exit_code_of(kind)})"
    for sub in kind.__subclasses__():
        yield from _told(sub)


def _in_window(words: str) -> str:
    return endings.IN_THE_WINDOW.get(words, words)


def _with_example(code: str, notice: str) -> str:
    """Return a notice with pages, numbers and names as a file could have them."""
    pages = f" *{messages.ON_PAGE.format(pages=3).strip()}*"
    count = SHIFTS if code == "dates-moved" else 2
    names = _EXAMPLES[code] if "{names}" in notice else ""
    return notice.format(pages=pages, count=f"*{count}*", names=f"*{names}*")


_EXAMPLES = {
    "box-even": "614, 98",
    "box-even-none": "614, 0",
    "box-exact": "37, 5",
    "box-exact-none": "37, 0",
    "encoding-assumed": "windows-1252",
    languages.IN_PART: "German",
    languages.LITTLE: "Polish",
    languages.NO_OCR: "Polish",
    "unknown-label": "BADGE",
    "needs-review": "Is this person under 18?",
    "term-not-found": "1, 4",
}
"""Names that the notices could give."""
_QUESTIONS = (
    (
        "Too much is masked.",
        "Keep it with `X`, or all of its type with Shift+X. Or choose another [policy](policies.md), or move the point "
        "along the curve (Ctrl+P).",
    ),
    (
        "A name was missed.",
        "Press Ctrl+F, type it, press Enter: it is masked everywhere. Add it to the words of the matter (Ctrl+P).",
    ),
    ("It is slow.", "A long document takes a minute or more. Work while it goes on: what you decide counts at once."),
    (
        "It can't read the pictures.",
        "Tesseract's language files are not installed; [scans](scans.md) says which.",
    ),
    (
        "A check failed.",
        "Mask the words or the box that the check names, and export again. If it fails once more, print the "
        "original to a new PDF, or save it again in its program, and open that.",
    ),
    ("The window looks wrong.", "Delete the folder of [settings](uninstalling.md#what-is-kept-of-your-work)."),
)

PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "commands": commands,
    "policies": policy_page,
    "keys": key_page,
    "settings": setting_page,
    "troubleshooting": trouble_page,
}


def written(page: str) -> str:
    return "\n\n".join(PAGES[page]()) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the help pages of what the program knows itself.")
    parser.add_argument(
        "--language",
        choices=speech.LANGUAGES,
        help="print the page of the command line in this language, write nothing",
    )
    if language := parser.parse_args().language:
        sys.stdout.write("\n\n".join(commands(Catalogue(language))) + "\n")
        return
    for page in PAGES:
        (HERE / f"{page}.md").write_text(written(page), encoding="utf-8")


if __name__ == "__main__":
    main()
