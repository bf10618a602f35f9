"""Which device the networks run on, and in which precision."""

from __future__ import annotations

import ctypes
import platform

import torch
from torch import nn

from engine.core.errors import ResourceError
from engine.core.options import Device

# Lets a network take again the memory that it gave back a moment ago. glibc hands large blocks back to the system at
# once, and every step of a network then pays for each of their pages anew: some 20,000 page faults for 3,300 words
# where a few hundred do.


_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of glibc's malloc.h
_KEPT = 512 << 20
"""Bytes of free memory that may stay with the process."""
_MAPPED_ALONE = 256 << 20
"""Bytes from which a block has a mapping of its own, which goes back to the system with it."""


def keep_freed() -> bool:
    """Whether the system's allocator was told so; any but that of glibc is left as it is."""
    if platform.libc_ver()[0] != "glibc":
        return False
    tell = ctypes.CDLL(None).mallopt
    return bool(tell(_TRIM_THRESHOLD, _KEPT)) and bool(tell(_MMAP_THRESHOLD, _MAPPED_ALONE))


def choose(device: Device) -> torch.device:
    """The torch device that `device` stands for on this machine.

    Raises:
        ResourceError: a graphics card was asked for and there is none.
    """
    has_card = torch.cuda.is_available()
    if device is Device.CUDA and not has_card:
        raise ResourceError(file="cuda", problem="no graphics card")
    return torch.device("cuda" if has_card and device is not Device.CPU else "cpu")


def available() -> tuple[Device, ...]:
    """What networks can run on here, the fastest first."""
    return (Device.CUDA, Device.CPU) if torch.cuda.is_available() else (Device.CPU,)


def fast(device: torch.device) -> torch.autocast:
    """A context in which matrix products are taken in bfloat16, where the device multiplies that in hardware.

    Elsewhere a CPU would only emulate it, and be slower: there it changes nothing.
    """
    return torch.autocast(device.type, torch.bfloat16, enabled=_has_bfloat16(device))


def only_to_read(model: nn.Module, device: torch.device) -> None:
    """Keep the weights of matrix products as `fast` takes them, which else converts them in every step: with 128 word
    pieces a step, a third of its time. What is computed is the same to the last bit.

    The model can't be trained any more, nor told from others by its weights.
    """
    if _has_bfloat16(device):
        for each in model.modules():
            if isinstance(each, nn.Linear):
                each.to(torch.bfloat16)


def _has_bfloat16(device: torch.device) -> bool:
    if device.type == "cuda":
        return bool(torch.cuda.is_bf16_supported())
    return bool(torch.cpu.get_capabilities().get("avx512_bf16"))
