"""Sentences of the engine's as the window says them: where the command line tells an option to give, another ending."""

from __future__ import annotations

from desktop.translations import engine_words
from engine.messages import ERRORS, NOTICES

IN_THE_WINDOW: dict[str, str] = {
    ERRORS["password-needed"]: "The file is encrypted. Nothing was changed. Open it with its password.",
    ERRORS[
        "not-plain-text"
    ]: "This is not plain text: markup, escapes or encoded parts can hide letters of what has to be "
    "masked. Convert it to PDF, DOCX or plain text, or read it as plain text.",
    ERRORS[
        "settled-elsewhere"
    ]: "This setting is managed by your administrator and can't be changed here. Nothing was written, "
    "and nothing is lost. Ask your administrator.",
    ERRORS[
        "missing-guards"
    ]: "This system can't isolate the processes that open files as it should, so nothing was opened. "
    "Your administrator can allow it.",
    ERRORS["source-changed"]: "The file was changed while it was open here. Nothing was written. Close it and open it "
    "again: your decisions come back where its text is still the same.",
    ERRORS["not-an-index"]: "That is not a search index.",
    ERRORS["output-exists"]: "There is a file of that name. Choose another name.",
    ERRORS["output-unwritable"]: "The file can't be written there, and nothing was kept of it. Choose another folder.",
    ERRORS["bad-ledger"]: "What was saved in that folder before was saved in another way, or is being saved there now. "
    "Nothing was written. Choose another folder.",
    ERRORS["bad-model"]: "That folder of a model of your own can't be used.",
    ERRORS["no-profiles"]: "This method compares the document with texts about people. Choose a folder of such texts.",
    ERRORS[
        "unknown-language"
    ]: "Pictures can't be read in that language: its Tesseract data is not installed on this computer.",
    ERRORS["missing-extra"]: "A part of Sable that this needs is not installed.",
    NOTICES["no-ocr-languages"]: "The text in pictures was not searched: Tesseract, which reads them, has no language "
    "installed on this computer.",
    NOTICES["nobody-to-count"]: "There is no background data, so there are no people to count.",
    NOTICES[
        "background-missing"
    ]: "There is no background data, so details that distinguish the person have no effect.",
    NOTICES["profiles-not-used"]: "Texts about people have no effect with this method.",
    NOTICES[
        "not-in-background"
    ]: "Nobody in the background data has the name of the person to protect: all details in it are counted.",
    NOTICES[
        "namesakes"
    ]: "In the background data, {count} people have the name of the person to protect. All of them are protected.",
}
"""What the window says in place of sentences that name options of the command line."""


def say(english: str) -> str:
    """The sentence or template in the language of the window; an `engine.messages.Say`."""
    return engine_words(IN_THE_WINDOW.get(english, english))
