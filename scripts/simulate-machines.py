#!/usr/bin/env python3
"""Measures the cost of merging the parts of a large run: makes the results of a run of many pictures on many machines, as
`fittingroom snapshot verify` writes them, and merges them.

    simulate-machines.py PROGRAM [--pictures 100000] [--parts 20] [--different 200]

Prints figures for Documentation/ManyMachines.md: the size of a part and of all parts, the time and memory of merging them, and
the results with a missing part and with a duplicate one. Nothing is drawn: records are generated, and the pictures that differ
are small."""

import argparse
import json
import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib


def png(width, height, gray):
    """A PNG file of one shade of grey."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([gray, gray, gray, 255]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def names(count):
    """Names like those of projects: targets, files, previews, devices, languages."""
    devices = ["402x874@3x.iPhone-17", "375x667@2x.iPhone-SE", "820x1180@2x.iPad-10", "440x956@3x.iPhone-17-Pro-Max"]
    locales = ["", ".de", ".ar", ".ja", ".dark"]
    for number in range(count):
        view, variant = divmod(number, len(devices) * len(locales))
        device, locale = devices[variant % len(devices)], locales[variant // len(devices)]
        yield f"Target{view // 400}/Screen{view // 4}.Preview-{view % 4}.{device}{locale}"


def write_part(folder, part, parts, plan, different):
    own = plan[part::parts]
    actual = png(40, 30, 90)
    entries, snapshots, files = [], [], []
    for name in own:
        differs = name in different
        entry = {
            "name": name, "verdict": "different" if differs else "identical",
            "message": "12 of 1200 pixels differ (1 %)" if differs else "equal pixels",
            "differingPixels": 12 if differs else 0, "ratio": 0.01 if differs else 0,
            "reference": f"References/{name}.png", "sourceFile": f"Sources/{name.split('.')[0]}.swift", "sourceLine": 12,
        }
        if differs:
            for kind in ("actual", "difference"):
                path = f"{kind}/{name}.png"
                entry[kind] = f"{folder}/{path}"
                os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
                with open(f"{folder}/{path}", "wb") as file:
                    file.write(actual)
                files.append(path)
        entries.append(entry)
        snapshots.append({"name": name, "pixels": "0123456789abcdef0123456789abcdef", "bytes": 0, "width": 1206,
                          "height": 2622, "sourceFile": f"Sources/{name.split('.')[0]}.swift", "sourceLine": 12})
    manifest = {
        "version": 1, "fingerprint": {"engine": "0.2.0", "fonts": "abc", "fontFiles": {}, "renderVersion": 2},
        "shard": f"{part + 1}/{parts}", "isUnfiltered": True, "sources": "1234", "snapshots": snapshots,
        "division": {"count": len(plan), "names": "fedc", "times": None}, "own": own, "files": files,
    }
    report = {"title": "Snapshots", "verdict": "identical", "isComplete": True, "missingShards": [], "entries": entries}
    os.makedirs(folder, exist_ok=True)
    for kind, document in (("snapshots", manifest), ("report", report)):
        with open(f"{folder}/{kind}.{part + 1}-of-{parts}.0.json", "w") as file:
            json.dump(document, file, indent=1)


def size(folder):
    return sum(os.path.getsize(os.path.join(place, file)) for place, _, files in os.walk(folder) for file in files)


def merge(program, folders, *more):
    """The exit code of the merge, its last line, its processor time in seconds, and its memory in megabytes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program, "snapshot", "merge", *folders, *more], capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    memory = after.ru_maxrss / 1024
    words = (done.stdout + done.stderr).strip().splitlines()[-1:] or [""]
    return done.returncode, words[0], seconds, memory


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("program")
    parser.add_argument("--pictures", type=int, default=100_000)
    parser.add_argument("--parts", type=int, default=20)
    parser.add_argument("--different", type=int, default=200)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    work = tempfile.mkdtemp(prefix="fittingroom-machines.")
    try:
        os.chdir(work)
        plan = list(names(options.pictures))
        different = set(plan[:: max(1, options.pictures // max(1, options.different))][: options.different])
        # The references of pictures that differ, which the report links to.
        os.makedirs("References")
        with open("References/snapshots.json", "w") as file:
            json.dump({"version": 1, "shard": "1/1", "isUnfiltered": True, "snapshots": []}, file)
        for name in different:
            os.makedirs(os.path.dirname(f"References/{name}.png"), exist_ok=True)
            with open(f"References/{name}.png", "wb") as file:
                file.write(png(40, 30, 120))
        folders = [f"part{part}" for part in range(options.parts)]
        for part, folder in enumerate(folders):
            write_part(folder, part, options.parts, plan, different)
        total = size(".") - size("References")
        print(f"{options.pictures} pictures on {options.parts} machines, {len(different)} of them different")
        print(f"a part: {size(folders[0]) / 1e6:.1f} MB; all parts: {total / 1e6:.1f} MB")
        code, words, seconds, memory = merge(program, folders, "--references", "References")
        print(f"merge: exit code {code}, {words!r}, {seconds:.1f} s, {memory:.0f} MB")
        expected = f"{options.pictures} pictures: {len(different)} different, {options.pictures - len(different)} identical"
        healthy = code == 1 and words == expected
        code, words, seconds, memory = merge(
            program, folders, "--references", "References", "--html", "report.html", "--junit", "junit.xml",
            "--markdown", "comment.md")
        reports = sum(os.path.getsize(file) for file in ("report.html", "junit.xml", "comment.md"))
        print(f"merge with page, JUnit and comment: {seconds:.1f} s, {memory:.0f} MB, {reports / 1e6:.1f} MB of reports")
        code, words, _, _ = merge(program, folders[:7] + folders[8:], "--references", "References")
        print(f"part 8 missing: exit code {code}, {words!r}")
        healthy = healthy and code == 2 and words.endswith(f"missing 8/{options.parts}")
        shutil.copytree(folders[3], "again")
        code, words, _, _ = merge(program, folders + ["again"], "--references", "References")
        print(f"part 4 twice: exit code {code}, {words!r}")
        healthy = healthy and code == 2 and "more than once" in words
        return 0 if healthy else 1
    finally:
        shutil.rmtree(work)


if __name__ == "__main__":
    sys.exit(main())
