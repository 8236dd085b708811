"""Tian Ji's Race, a small complete game for Tianxia: an example to copy when you write your own."""
