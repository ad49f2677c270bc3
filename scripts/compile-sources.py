#!/usr/bin/env python3
"""Compiles every SwiftUI file below a folder unchanged and ranks what keeps files from compiling.

Usage: sources.py PROGRAM FOLDER [--limit N] [--jobs N] [--verbose]

PROGRAM is the built fittingroom-engine. A file is compiled with the files below the folder that declare what it
names, as a preview of it would need them, up to twelve. Files that need a package of somebody else's are counted apart:
nothing off the Mac could compile them. Exits with 1 where something does not compile.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import subprocess
import sys

# What stands in the toolchain or beside SwiftUI on Apple's systems, as far as view files import it.
APPLE = set(
    """
    AVFoundation AVKit Accelerate Accessibility ActivityKit AppIntents AppKit AuthenticationServices CloudKit Cocoa
    Charts Combine Contacts CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreML CoreMotion CoreServices
    CoreSpotlight CoreText CoreTransferable Darwin DeveloperToolsSupport Dispatch EventKit Foundation FoundationModels
    GameController GameKit HealthKit HealthKitUI LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Metal
    MetalKit MusicKit NaturalLanguage Network OSLog ObjectiveC Observation PDFKit PassKit PencilKit Photos PhotosUI
    QuartzCore QuickLook RealityKit RegexBuilder SafariServices SceneKit Security ServiceManagement Speech SpriteKit
    StoreKit Swift SwiftData SwiftUI SwiftUICore Symbols TabularData TipKit Translation UIKit UniformTypeIdentifiers
    UserNotifications Vision WatchConnectivity WatchKit WeatherKit WebKit WidgetKit _Concurrency os simd
    """.split()
)
IMPORT = re.compile(r"^\s*(?:@\w+\s+)*(?:public |internal |private |package )?import (?:\w+ )?([A-Za-z_]\w*)", re.M)
DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case|macro)\s+([A-Za-z_]\w*)")
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)", re.M)
GROUP_LIMIT = 12


def read(folder):
    texts = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if name.endswith(".swift") and name != "Package.swift":
                try:
                    with open(path, encoding="utf-8") as file:
                        texts[os.path.abspath(path)] = file.read()
                except UnicodeDecodeError:
                    pass
    return texts


class Folder:
    def __init__(self, texts):
        self.texts = texts
        self.declared = collections.defaultdict(list)
        for path in sorted(texts):
            for name in set(DECLARATION.findall(texts[path])):
                self.declared[name].append(path)

    def foreign(self, paths):
        """The modules that are neither Apple's nor there."""
        return sorted({m for p in paths for m in IMPORT.findall(self.texts[p])} - APPLE)

    def declaring(self, message, path, group):
        """The file that is most likely to declare what an error misses."""
        for name in re.findall(r"'([A-Za-z_]\w*)", message):
            found = [p for p in self.declared.get(name, []) if p not in group]
            if found:
                yield max(found, key=lambda p: (len(os.path.commonpath([p, path])), p))


def compile_group(program, paths):
    run = subprocess.run(
        [program, "inspect", *paths, "--view", "NoViewOfThisNameExists", "--size", "1x1"],
        capture_output=True, text=True)
    if run.returncode != 65:
        return []
    errors = ERROR.findall(run.stdout + run.stderr)
    if not errors and "nothing to render" in run.stdout + run.stderr:
        return []
    return errors or [("", "0", (run.stderr or run.stdout).strip().split("\n")[0])]


def attempt(program, folder, path):
    group = [path]
    while True:
        if folder.foreign(group):
            return path, group, None
        errors = compile_group(program, group)
        wanted = []
        for _, _, message in errors:
            if "cannot find" in message or "has no member" in message or "not a member type" in message:
                wanted += [p for p in folder.declaring(message, path, group) if p not in wanted]
        if not wanted or len(group) + len(wanted) > GROUP_LIMIT:
            return path, group, errors
        group += wanted


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("program")
    arguments.add_argument("folder")
    arguments.add_argument("--limit", type=int, help="take a random choice of this many files")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--verbose", action="store_true", help="name each file that does not compile")
    options = arguments.parse_args()
    folder = Folder(read(options.folder))
    paths = sorted(p for p, text in folder.texts.items() if "SwiftUI" in IMPORT.findall(text))
    if not paths:
        sys.exit(f"No file below {options.folder} imports SwiftUI.")
    if options.limit and options.limit < len(paths):
        paths = sorted(random.Random(0).sample(paths, options.limit))
    good, foreign, reasons = 0, 0, collections.defaultdict(set)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, _, errors in pool.map(lambda p: attempt(options.program, folder, p), paths):
            if errors is None:
                foreign += 1
            elif not errors:
                good += 1
            else:
                for _, _, message in errors:
                    reasons[message].add(path)
                if options.verbose:
                    print(f"{os.path.relpath(path, options.folder)}: {errors[0][2]}")
    for message, files in sorted(reasons.items(), key=lambda r: (-len(r[1]), r[0]))[:60]:
        print(f"{len(files):5}  {message}  ({os.path.basename(min(files))})")
    own = len(paths) - foreign
    print(f"{good} of {own} files compile unchanged ({100 * good / max(own, 1):.1f} %); {foreign} need other packages")
    sys.exit(0 if good == own else 1)


main()
