"""Benchmarks: one module per game, and a calibration that makes figures of different machines comparable."""
