"""The state of a plan popover, which nothing but tests and pictures waits for."""

from __future__ import annotations

from desktop.plan.popover import PlanPopover


def is_trying(popover: PlanPopover) -> bool:
    """Return whether the plan shown is not yet that of the current options."""
    return popover._pause.isActive() or popover._job != 0
