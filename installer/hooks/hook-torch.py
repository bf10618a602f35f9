"""torch without its compiler, its tests and what spreads it over several machines: only what is imported somewhere."""

from PyInstaller.utils.hooks import PY_DYLIB_PATTERNS, collect_dynamic_libs

binaries = collect_dynamic_libs("torch", search_patterns=[*PY_DYLIB_PATTERNS, "*.so.*"])
# The loader finds these beside each other; links to them elsewhere confuse it.
bindepend_symlink_suppression = ["**/torch/lib/*.so*"]
