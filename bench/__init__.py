"""Benchmarks: one module a game, and a calibration that makes figures of different machines comparable."""
