"""The behaviour of a server under faults: kills, outages, full disks, floods. `python -m benchmarks.faults --help`."""
