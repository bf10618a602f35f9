from __future__ import annotations

import pytest
import torch

from engine.core.errors import ResourceError
from engine.core.options import Device
from engine.models import device

CPU = torch.device("cpu")


def test_a_card_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert device.choose(Device.AUTO) == device.choose(Device.CPU) == CPU
    with pytest.raises(ResourceError):
        device.choose(Device.CUDA)


@pytest.mark.parametrize(("has_bfloat16", "product"), [(True, torch.bfloat16), (False, torch.float32)])
def test_products_are_short_only_where_the_processor_has_them(
    has_bfloat16: bool, product: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: {"avx512_bf16": has_bfloat16})
    ones = torch.ones(2, 2)
    with device.fast(CPU):
        assert (ones @ ones).dtype == product
