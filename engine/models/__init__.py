"""Networks: where they come from, where they run, how a text is parted for them. Nothing else loads weights."""

import os
import tempfile

# Loaded, PyTorch makes a folder for code that it compiles. Nothing here is compiled: the folder that is there will do.
os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", tempfile.gettempdir())

# For each length of text oneDNN and what PyTorch has around it keep the code that they made for it, a thousand of them
# each: a process that reads thousands of short notes would hold a GiB of it, and is no quicker.
for _cache in ("ONEDNN_PRIMITIVE_CACHE_CAPACITY", "LRU_CACHE_CAPACITY"):
    os.environ.setdefault(_cache, "32")
