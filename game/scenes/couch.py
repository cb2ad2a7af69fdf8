"""Who sits at the table with which device, and how the hands are kept from the others.

A match of several people ties each of their seats to a device.  A pad that is pulled out leaves
its seat waiting (`missing`); no other seat ever moves.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.shell.intents import Device

OPEN, PEEK, CURTAIN = "open", "peek", "curtain"
HANDS = (PEEK, CURTAIN, OPEN)


def belongs(device: Device, owner: Device) -> bool:
    """Whether what comes from `device` comes from whoever has `owner`.

    All fingers are one device; keys that serve the whole keyboard belong to both its halves.
    """
    if device.kind != owner.kind:
        return False
    if device.kind in ("mouse", "touch"):
        return True
    return device.id == owner.id or (device.kind == "keys" and device.id == 0)


def shareable(device: Device) -> bool:
    """Whether several people can take turns at it: what lies on the screen itself."""
    return device.kind in ("mouse", "touch")


@dataclass
class Couch:
    """The people's devices by seat; a seat that has none is played with any device."""

    hands: str = OPEN
    devices: dict[int, Device] = field(default_factory=dict)
    missing: set[int] = field(default_factory=set)

    def clear(self) -> None:
        """Nobody sits there."""
        self.devices.clear()
        self.missing.clear()

    def take(self, seat: int, device: Device) -> None:
        """Whoever sits on `seat` plays with `device` from now on."""
        one = Device(device.kind, 0) if shareable(device) else device
        self.devices[seat] = one
        self.missing.discard(seat)

    def leave(self, seat: int) -> None:
        """The seat has no device any more."""
        self.devices.pop(seat, None)
        self.missing.discard(seat)

    def gone(self, device: Device) -> None:
        """The device was pulled out: its seats wait for another one."""
        for seat, owner in list(self.devices.items()):
            if owner == device:
                del self.devices[seat]
                self.missing.add(seat)

    def seats_of(self, device: Device) -> list[int]:
        """The seats that are played with `device`."""
        return [seat for seat, owner in self.devices.items() if belongs(device, owner)]

    def may(self, device: Device, seat: int) -> bool:
        """Whether what `device` says counts for `seat`."""
        if seat in self.missing:
            return False
        owner = self.devices.get(seat)
        return owner is None or belongs(device, owner)

    def free(self, device: Device) -> bool:
        """Whether `device` can take one more seat."""
        if device.kind == "keys" and device.id == 0:
            return False  # it belongs to no one half
        return shareable(device) or not self.seats_of(device)
