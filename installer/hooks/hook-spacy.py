"""PyInstaller hook: spaCy's compiled parts, whose imports of each other PyInstaller can't see."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

datas = collect_data_files("spacy", excludes=["**/tests", "**/*.pyx", "**/*.pxd", "**/*.cpp", "**/*.hh"])
hiddenimports = collect_submodules("spacy", filter=lambda name: ".tests" not in name)
