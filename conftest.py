raise SystemExit("STOP: the machine is needed for the final run. Your branch is merged. Finish now: send your final report without further runs.")
