from __future__ import annotations

import pytest
import torch

from engine.core.errors import NoGraphicsCard
from engine.core.options import Device
from engine.models import device, precision

CPU = torch.device("cpu")


def test_a_card_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    for has_driver in (False, True):
        monkeypatch.setattr(device, "_has_driver", lambda has=has_driver: has)
        assert device.choose(Device.AUTO) is device.choose(Device.CPU) is Device.CPU
        assert device.available() == (Device.CPU,)
        with pytest.raises(NoGraphicsCard):
            device.choose(Device.CUDA)


def test_a_card_is_taken_unless_the_processor_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "_has_driver", lambda: True)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    assert device.cards() == 2
    assert device.choose(Device.AUTO) is device.choose(Device.CUDA) is Device.CUDA
    assert device.choose(Device.CPU) is Device.CPU
    assert device.available() == (Device.CUDA, Device.CPU)


@pytest.mark.parametrize(("has_bfloat16", "product"), [(True, torch.bfloat16), (False, torch.float32)])
def test_products_are_short_only_where_the_processor_has_them(
    has_bfloat16: bool, product: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: {"avx512_bf16": has_bfloat16})
    ones = torch.ones(2, 2)
    with precision.fast(CPU):
        assert (ones @ ones).dtype == product
