"""Which device the networks run on, and in which precision."""

from __future__ import annotations

import torch
from torch import nn

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
