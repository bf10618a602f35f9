"""Precision in which networks run in PyTorch."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn


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


def log_probabilities(logits: Tensor, answers: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return the natural log-probability (n,) of each answer, (n,), by its logits, (n, classes)."""
    wanted = torch.from_numpy(answers).to(logits.device)
    scores = logits.float().log_softmax(-1).gather(-1, wanted[:, None])[:, 0]
    return np.asarray(scores.cpu().numpy(), np.float32)
