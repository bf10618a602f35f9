"""Which device the networks run on, and in which precision."""

from __future__ import annotations

import torch

from engine.errors import ResourceError
from engine.options import Device


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
    if device.type == "cuda":
        has_bfloat16 = torch.cuda.is_bf16_supported()
    else:
        has_bfloat16 = bool(torch.cpu.get_capabilities().get("avx512_bf16"))
    return torch.autocast(device.type, torch.bfloat16, enabled=has_bfloat16)
