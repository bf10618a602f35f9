"""Networks: loading, device, tokenisation and inference; small networks of the risk are loaded in `risk`."""

import os
import tempfile
from contextlib import suppress

# PyTorch creates a folder for compiled code when it is loaded. Nothing is compiled here: an existing folder will do.
with suppress(OSError):  # a sandboxed process can write no file
    os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", tempfile.gettempdir())

# oneDNN and PyTorch cache generated code for each length of text, a thousand entries each: a process that reads
# thousands of short notes would keep a GiB of it, and is no quicker.
for _cache in ("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "LRU_CACHE_CAPACITY"):
    os.environ.setdefault(_cache, "32")
