"""`python -m benchmarks.stalls`: the longest time for which this machine stalls a program.

The program does nothing but read its clocks, so a long time between two readings is caused by the machine: the system
gave the core to another process (only the wall clock advances), or the host of a virtual machine did (processor time
may advance, too). If this program stalls for as long as a bot exceeds its time, the machine is the cause.
"""

import argparse
import multiprocessing
import signal
import time
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from types import TracebackType


class StallMonitor(AbstractContextManager["StallMonitor"]):
    """A process that measures stalls while other processes work. The results are known after the `with` block."""

    def __init__(self) -> None:
        """Prepare the process; entering the `with` block starts it."""
        self.longest_processor_s = 0.0
        self.longest_clock_s = 0.0
        self.own_end, self.child_end = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_measure_stalls, args=(self.child_end,), daemon=True)

    def __enter__(self) -> "StallMonitor":
        """Start measuring."""
        self.process.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop measuring and collect the results."""
        self.own_end.send("stop")
        self.longest_processor_s, self.longest_clock_s = self.own_end.recv()
        self.process.join()

    def report(self) -> str:
        """Return the longest stalls as a sentence."""
        return (
            "At the same time, a program that only reads its clocks (`benchmarks.stalls`) was stalled for up to "
            f"{1000 * self.longest_processor_s:.0f} ms of processor time and "
            f"{1000 * self.longest_clock_s:.0f} ms of wall-clock time."
        )


def _measure_stalls(pipe: Connection) -> None:
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
    """Measure for some time and print the result."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stalls", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure (default: 60)")
    options = parser.parse_args()
    with StallMonitor() as monitor:
        time.sleep(options.seconds)
    print(monitor.report())


if __name__ == "__main__":
    main()
