"""What a server withstands: kills, outages, full disks, floods. `python -m benchmarks.faults --help`."""
