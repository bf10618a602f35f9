"""Device and precision in which the networks run."""

from __future__ import annotations

import ctypes
import platform

import torch
from torch import nn

from engine.core.errors import ResourceError
from engine.core.options import Device

# Memory that the process keeps for reuse. glibc returns large blocks to the system at once, and every step of a network
# then pays for each of their pages again: some 20,000 page faults for 3,300 words instead of a few hundred.


_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # names in glibc's malloc.h
_KEPT = 512 << 20
"""Bytes of free memory that may stay with the process."""
_MAPPED_ALONE = 256 << 20
"""Bytes from which a block has a mapping of its own, which is returned to the system together with the block."""


def keep_freed() -> bool:
    """Let glibc's allocator keep freed memory; return whether it was set. Other allocators are not changed."""
    if platform.libc_ver()[0] != "glibc":
        return False
    mallopt = ctypes.CDLL(None).mallopt
    return bool(mallopt(_TRIM_THRESHOLD, _KEPT)) and bool(mallopt(_MMAP_THRESHOLD, _MAPPED_ALONE))


def choose(device: Device) -> torch.device:
    """Return the torch device for `device` on this machine.

    Raises:
        ResourceError: a graphics card was requested and there is none.
    """
    has_card = torch.cuda.is_available()
    if device is Device.CUDA and not has_card:
        raise ResourceError(file="cuda", problem="no graphics card")
    return torch.device("cuda" if has_card and device is not Device.CPU else "cpu")


def available() -> tuple[Device, ...]:
    """Return the devices on which networks can run here, the fastest first."""
    return (Device.CUDA, Device.CPU) if torch.cuda.is_available() else (Device.CPU,)


def fast(device: torch.device) -> torch.autocast:
    """Return a context in which matrix products use bfloat16, if the device multiplies that in hardware.

    A CPU without it would only emulate it, and be slower: there the context changes nothing.
    """
    return torch.autocast(device.type, torch.bfloat16, enabled=_has_bfloat16(device))


def only_to_read(model: nn.Module, device: torch.device) -> None:
    """Store the weights of matrix products in the precision of `fast`, without changing any result.

    Otherwise `fast` converts them in every step: with 128 word pieces a step, a third of its time. The model can't be
    trained any more, nor identified by its weights.
    """
    if _has_bfloat16(device):
        for each in model.modules():
            if isinstance(each, nn.Linear):
                each.to(torch.bfloat16)


def _has_bfloat16(device: torch.device) -> bool:
    if device.type == "cuda":
        return bool(torch.cuda.is_bf16_supported())
    return bool(torch.cpu.get_capabilities().get("avx512_bf16"))
