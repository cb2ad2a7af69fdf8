"""The supervisor with small programs in the game's place, then with the game itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.kiosk.heartbeat import EVERY, Gone, Pulse
from game.kiosk.supervisor import QUIT, RESTART, Patience, Supervisor

ROOT = Path(__file__).resolve().parents[2]
QUICK = Patience(first_beat=20.0, beat=0.6, short_life=0.0, waits=(0.0,), message_after=3, dump=0.3, end=2.0)  # fmt: skip
BEATING = "import os, time\nwhile True:\n    os.write(1, b'.')\n    time.sleep(0.05)\n"


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


class Running:
    """A supervisor on a thread, as long as a test lasts."""

    def __init__(self, supervisor: Supervisor) -> None:
        self.supervisor = supervisor
        self.status: list[int] = []
        self._thread = threading.Thread(target=lambda: self.status.append(supervisor.run()))
        self._thread.start()

    def until(self, holds: Callable[[], bool], seconds: float = 20.0) -> None:
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "It took too long."
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        child = self.supervisor._child
        return child.pid if child else 0

    def end(self) -> None:
        self.supervisor.stop()
        self._thread.join(20)
        assert not self._thread.is_alive()


@pytest.fixture
def run() -> Iterator[Callable[[Supervisor], Running]]:
    all_running: list[Running] = []

    def start(supervisor: Supervisor) -> Running:
        all_running.append(Running(supervisor))
        return all_running[-1]

    yield start
    for one in all_running:
        one.end()


def test_a_killed_game_is_started_again(run) -> None:
    running = run(Supervisor(program(BEATING), patience=QUICK))
    running.until(lambda: running.pid > 0)
    first = running.pid
    os.kill(first, signal.SIGKILL)
    running.until(lambda: running.supervisor.starts == 2 and running.pid not in (0, first))


def test_the_game_gives_large_blocks_back_to_the_system(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = (
        "import os, pathlib, sys\n"
        f"pathlib.Path({str(seen)!r}).write_text(os.environ['MALLOC_MMAP_THRESHOLD_'])\n"
        f"sys.exit({QUIT})\n"
    )
    Supervisor(program(text), patience=QUICK).run()
    assert seen.read_text() == "131072"


def test_a_hung_game_is_ended_and_started_again_and_tells_where_it_hung(run, tmp_path) -> None:
    dump = tmp_path / "hung"
    hanging = (
        "import faulthandler, os, signal, time\n"
        f"faulthandler.register(signal.SIGUSR1, file=open({str(dump)!r}, 'a'))\n"
        "def stuck():\n    while True: pass\n"
        "for _ in range(4):\n    os.write(1, b'.')\n    time.sleep(0.05)\n"
        "stuck()\n"
    )
    running = run(Supervisor(program(hanging), patience=QUICK))
    running.until(lambda: running.supervisor.hangs == 1 and running.supervisor.starts == 2)
    assert "in stuck" in dump.read_text()


def test_a_game_that_never_begins_to_beat_is_a_hang_too(run) -> None:
    slow = Patience(first_beat=0.5, beat=0.2, short_life=0.0, waits=(0.0,), dump=0.1)
    running = run(Supervisor(program("import time; time.sleep(60)"), patience=slow))
    running.until(lambda: running.supervisor.hangs >= 1)


def test_the_operators_quit_ends_both_and_a_wish_to_begin_anew_does_not(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = (
        "import pathlib, sys\n"
        f"seen = pathlib.Path({str(seen)!r})\n"
        f"again = not seen.exists()\nseen.touch()\nsys.exit({RESTART} if again else {QUIT})\n"
    )
    supervisor = Supervisor(program(text), patience=QUICK)
    assert supervisor.run() == 0
    assert supervisor.starts == 2
    assert supervisor.short_lives == 0


def test_short_lives_make_it_wait_longer_and_show_the_message(run, tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    message = program(f"import pathlib, time; pathlib.Path({str(shown)!r}).touch(); time.sleep(60)")
    patience = Patience(short_life=60.0, waits=(0.0, 0.05, 0.1, 3.0), message_after=3)
    running = run(Supervisor(program("import sys; sys.exit(1)"), message, patience))
    running.until(shown.exists)
    assert running.supervisor.short_lives >= 3
    waits = [running.supervisor.wait_after(number) for number in (1, 2, 3, 4, 99)]
    assert waits == [0.0, 0.05, 0.1, 3.0, 3.0]


def test_a_game_that_cannot_be_started_is_a_short_life(run) -> None:
    patience = Patience(short_life=60.0, waits=(0.0, 0.05), message_after=99)
    running = run(Supervisor(["/no/such/program"], patience=patience))
    running.until(lambda: running.supervisor.short_lives >= 2)


def test_the_pulse_beats_at_most_once_a_second_and_notices_when_nobody_listens() -> None:
    now = [0.0]
    read_end, write_end = os.pipe()
    with os.fdopen(write_end, "wb", buffering=0) as output:
        pulse = Pulse(output, lambda: now[0])
        for _frame in range(10):
            pulse.beat()
        now[0] += EVERY
        pulse.beat()
        assert os.read(read_end, 100) == b".."
        os.close(read_end)
        now[0] += EVERY
        with pytest.raises(Gone):
            pulse.beat()


def test_the_supervisor_loads_neither_pygame_nor_numpy() -> None:
    text = (
        "import sys, game.kiosk.command, game.kiosk.supervisor\n"
        "sys.exit(', '.join({'pygame', 'numpy', 'game.app'} & sys.modules.keys()) or 0)"
    )
    done = subprocess.run(program(text), cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_game_itself_is_revived_killed_and_hung(run, own_home: Path) -> None:
    words = ["kiosk", "--game", "--size=1024x600"]
    patience = Patience(first_beat=60.0, beat=4.0, short_life=0.0, waits=(0.0,), end=5.0)
    running = run(Supervisor([sys.executable, str(ROOT / "main.py"), *words], patience=patience))
    log = own_home / "log" / "drench.log"
    running.until(lambda: log.exists() and running.pid > 0, 60)
    first = running.pid
    os.kill(first, signal.SIGKILL)
    running.until(lambda: running.pid not in (0, first), 60)
    second = running.pid
    time.sleep(2.0)
    os.kill(second, signal.SIGSTOP)  # it hangs: it is there, but gives no sign of life
    running.until(lambda: running.supervisor.starts == 3 and running.pid not in (0, second), 90)
    assert running.supervisor.hangs == 1
