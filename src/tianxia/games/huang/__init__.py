"""Huang, hex tiles, leaders and wars. So far its boards."""
