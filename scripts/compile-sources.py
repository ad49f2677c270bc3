#!/usr/bin/env python3
"""Compiles every SwiftUI file below a folder unchanged and ranks what keeps files from compiling.

Usage: compile-sources.py PROGRAM FOLDER [--limit N] [--jobs N] [--platform NAME] [--verbose]

PROGRAM is the built fittingroom-engine. A file is compiled with the files below the folder that declare what it
names, as a preview of it would need them, up to 25; one that needs more is counted apart, because its group is the
script's guess. Files that need a package of somebody else's are counted apart:
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
    AVFAudio AVFoundation AVKit AppTrackingTransparency AudioToolbox BackgroundTasks CarPlay CommonCrypto Compression
    ContactsUI CoreAudio CoreBluetooth CoreHaptics CoreMedia CoreTelephony CoreVideo CryptoKit EventKitUI GameplayKit
    IOKit ImageIO Intents IntentsUI JavaScriptCore MetricKit MobileCoreServices ScreenCaptureKit Synchronization
    SystemConfiguration Testing VisionKit XCTest
    Accelerate Accessibility ActivityKit AppIntents AppKit AuthenticationServices CloudKit Cocoa
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
INITIALIZER = re.compile(r"\binit[?!]?\s*(?:<[^>]*>)?\(\s*(?:_ )?([A-Za-z]\w*)")
OPERATOR = re.compile(r"\bfunc\s*([-+*/<>=!&|^%~?]+)\s*[<(]")
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)", re.M)
GROUP_LIMIT = 25


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
            # What a call's labels and operators tell of an initializer or operator that a file adds to a known type.
            for label in set(INITIALIZER.findall(texts[path])):
                self.declared[f"init({label}:"].append(path)
            for operator in set(OPERATOR.findall(texts[path])):
                self.declared[operator].append(path)

    def foreign(self, paths):
        """The modules that are neither Apple's nor there."""
        return sorted({m for p in paths for m in IMPORT.findall(self.texts[p])} - APPLE)

    def declaring(self, error, path, group):
        """The files that are most likely to declare what an error misses."""
        file, number, message = error
        names = []
        if re.search(r"cannot find|has no |not a member|unknown attribute|does not conform|requires that", message):
            names = re.findall(r"'\.?([A-Za-z_]\w*)", message)
        elif file in self.texts:
            line = self.texts[file].split("\n")[int(number) - 1]
            names = [f"init({label}:" for label in re.findall(r"[(,]\s*([a-z]\w*):", line)]
            names += re.findall(r" ([-+*/<>=!&|^%~?]+) ", line)
            names += [n for n in re.findall(r"\.([a-z]\w*)", line) if len(self.declared.get(n, [])) < 4]
        for name in names:
            found = [p for p in self.declared.get(name, []) if p not in group]
            if found:
                yield max(found, key=lambda p: (not self.foreign([p]), len(os.path.commonpath([p, path])), p))


def compile_group(program, platform, paths):
    run = subprocess.run(
        [program, "inspect", *paths, "--view", "NoViewOfThisNameExists", "--size", "1x1", "--platform", platform],
        capture_output=True, text=True)
    if run.returncode != 65:
        return []
    errors = ERROR.findall(run.stdout + run.stderr)
    if not errors and "there is no preview" in run.stdout + run.stderr:
        return []
    return errors or [("", "0", (run.stderr or run.stdout).strip().split("\n")[0])]


def attempt(program, platform, folder, path):
    """The file's path and its errors: none where it compiles, None where that says nothing, and why."""
    group = [path]
    while True:
        if folder.foreign(group):
            return path, None, "foreign"
        errors = compile_group(program, platform, group)
        wanted = []
        for error in errors:
            wanted += [p for p in folder.declaring(error, path, group) if p not in wanted]
        if not wanted:
            return path, errors, ""
        if len(group) + len(wanted) > GROUP_LIMIT:
            return path, None, "large"
        group += wanted


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("program")
    arguments.add_argument("folder")
    arguments.add_argument("--limit", type=int, help="take a random choice of this many files")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--platform", default="ios", help="the platform to compile for (ios)")
    arguments.add_argument("--verbose", action="store_true", help="name each file that does not compile")
    options = arguments.parse_args()
    folder = Folder(read(options.folder))
    paths = sorted(p for p, text in folder.texts.items() if "SwiftUI" in IMPORT.findall(text))
    if not paths:
        sys.exit(f"No file below {options.folder} imports SwiftUI.")
    if options.limit and options.limit < len(paths):
        paths = sorted(random.Random(0).sample(paths, options.limit))
    good, apart, reasons = 0, collections.Counter(), collections.defaultdict(set)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for path, errors, why in pool.map(
                lambda p: attempt(options.program, options.platform, folder, p), paths):
            if errors is None:
                apart[why] += 1
            elif not errors:
                good += 1
            else:
                for _, _, message in errors:
                    reasons[message].add(path)
                if options.verbose:
                    print(f"{os.path.relpath(path, options.folder)}: {errors[0][2]}")
    for message, files in sorted(reasons.items(), key=lambda r: (-len(r[1]), r[0]))[:60]:
        print(f"{len(files):5}  {message}  ({os.path.basename(min(files))})")
    own = len(paths) - sum(apart.values())
    print(
        f"{good} of {own} files compile unchanged ({100 * good / max(own, 1):.1f} %); "
        f"{apart['foreign']} need other packages, {apart['large']} more than {GROUP_LIMIT} files of the project")
    sys.exit(0 if good == own else 1)


main()
