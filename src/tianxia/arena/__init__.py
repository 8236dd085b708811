"""Matches between bots, ladders and ratings: on all cores of one machine, or on a Ray cluster."""
