"""`python -m benchmarks.stalls`: how long this machine lets a program stand still.

The program does nothing but read its clocks, so whatever passes between two readings is the machine's doing: the
system gave the core to others (the clock runs on), or the host of a virtual machine did (the processor's time may run
on as well). A decision that took too long says little about a bot where such a program stands still for as long.
"""

import argparse
import multiprocessing
import signal
import time
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from types import TracebackType


class Control(AbstractContextManager["Control"]):
    """A process that watches for stalls while others work."""

    def __init__(self) -> None:
        self.processor = 0.0
        self.clock = 0.0
        self.ours, self.theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_watch, args=(self.theirs,), daemon=True)

    def __enter__(self) -> "Control":
        self.process.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ours.send("stop")
        self.processor, self.clock = self.ours.recv()
        self.process.join()

    def told(self) -> str:
        """What it saw, as a sentence."""
        return (
            "A program beside it that did nothing but read its clocks (`benchmarks.stalls`) stood still for up to "
            f"{1000 * self.processor:.0f} ms by the processor and {1000 * self.clock:.0f} ms by the clock."
        )


def _watch(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    longest_processor = longest_clock = 0.0
    while not pipe.poll():
        end = time.perf_counter() + 0.2
        processor, clock = time.process_time(), time.perf_counter()
        while clock < end:
            processor_now, now = time.process_time(), time.perf_counter()
            longest_processor = max(longest_processor, processor_now - processor)
            longest_clock = max(longest_clock, now - clock)
            processor, clock = processor_now, now
    pipe.send((longest_processor, longest_clock))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stalls", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to watch (default: 60)")
    options = parser.parse_args()
    with Control() as control:
        time.sleep(options.seconds)
    print(control.told())


if __name__ == "__main__":
    main()
