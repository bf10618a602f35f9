"""A cluster of two nodes on this machine, for a process of its own: `python -m tests.builders.ray_cluster`.

It writes the address of the head to standard output, and kills the second node when a line comes in.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0", "PYTHONPATH": str(Path.cwd())}

from ray.cluster_utils import Cluster

_NODE = {"num_cpus": 1, "object_store_memory": 100 << 20}

if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={**_NODE, "include_dashboard": False})
    second = cluster.add_node(**_NODE)
    print(cluster.address, flush=True)
    if sys.stdin.readline():
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
        sys.stdin.readline()
    cluster.shutdown()
