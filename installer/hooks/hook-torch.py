"""PyInstaller hook: torch without its compiler, its tests and its parts for several machines.

Only modules that are imported somewhere are included, with their source, which torch reads while it is loaded.
"""

from PyInstaller.utils.hooks import PY_DYLIB_PATTERNS, collect_data_files, collect_dynamic_libs

module_collection_mode = "pyz+py"
datas = collect_data_files("torch", includes=["bin/torch_shm_manager"])  # it must exist, though nothing starts it
binaries = collect_dynamic_libs("torch", search_patterns=[*PY_DYLIB_PATTERNS, "*.so.*"])
# The loader finds these beside each other; links to them elsewhere confuse it.
bindepend_symlink_suppression = ["**/torch/lib/*.so*"]
