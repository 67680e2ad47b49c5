"""Runs programs, and counts their instructions between marks."""

import os
import re
import subprocess
import sys


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    if result.returncode:
        sys.exit(f"error: {' '.join(command[:3])} … failed\n{result.stdout[-4000:]}{result.stderr[-2000:]}")
    return result.stdout


def lines(text):
    return [line.split("\t") for line in text.splitlines() if "\t" in line]


def stripped(program, folder):
    """Without debug information, which valgrind does not understand."""
    path = os.path.join(folder, os.path.basename(program) + ".stripped")
    run("strip", "-g", "-o", path, program)
    return path


def instructions(folder, *command):
    """What callgrind counts between the marks, and what the program prints."""
    for old in os.listdir(folder):
        if old.startswith("callgrind."):
            os.remove(os.path.join(folder, old))
    out = os.path.join(folder, "callgrind.out")
    printed = run("valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={out}", "--dump-before=benchmark_mark", *command)
    parts = []
    while os.path.exists(f"{out}.{len(parts) + 1}"):
        with open(f"{out}.{len(parts) + 1}") as file:
            parts.append(int(re.search(r"^totals: (\d+)", file.read(), re.M).group(1)))
    return parts, lines(printed)


def per_operation(parts, position):
    """The instructions of one operation of the work at a position, from its three marks."""
    # Twenty operations between the first two marks, a hundred and twenty between the next: the difference is a hundred.
    return (parts[3 * position + 2] - parts[3 * position + 1]) / 100
