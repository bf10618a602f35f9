"""PyInstaller hook: source and compiled modules of the kept transformers models, which read their own source."""

from PyInstaller.utils.hooks import collect_submodules

from installer import contents

module_collection_mode = "pyz+py"
_KEPT = contents.models()


def _wanted(module: str) -> bool:
    parts = module.split(".")
    if parts[:2] != ["transformers", "models"]:
        return False
    return len(parts) < 4 or (_KEPT[parts[2]] and parts[3].startswith(("modeling", "configuration", "tokenization")))


hiddenimports = [each for each in collect_submodules("transformers.models", filter=_wanted) if _wanted(each)]
