"""Lessons: guided games, scene by scene, as files beside this one."""
