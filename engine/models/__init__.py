"""Networks: where they come from, where they run, how a text is parted for them. Nothing else loads weights."""

import os
import tempfile

# Loaded, PyTorch makes a folder for code that it compiles. Nothing here is compiled: the folder that is there will do.
os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", tempfile.gettempdir())
