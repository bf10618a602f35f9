"""PyInstaller hook: pyarrow's tables and Parquet, without its network clients."""

from PyInstaller.utils.hooks import collect_dynamic_libs

binaries = collect_dynamic_libs("pyarrow")
hiddenimports = ["pyarrow._compute", "pyarrow._acero", "pyarrow.vendored.version"]
