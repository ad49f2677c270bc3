#!/usr/bin/env python3
"""Compiles every SwiftUI file below a folder unchanged, and ranks the errors that keep files from compiling.

Usage: compile-sources.py PROGRAM FOLDER... [--limit N] [--jobs N] [--seed N] [--verbose] [--json FILE]

PROGRAM is the built fittingroom-engine. Files are compiled together as in their project: those of one target of an Xcode
project or of a package, for its platform and version of Swift; files without a target, with the files that declare the names
that they use. A file counts as compiling if the compiler reports no error in it. Files that import packages or other modules
of their project are left out and counted separately, and so are those that use declarations of such files, such modules or a
bridging header: they cannot be compiled alone. The exit code is 1 if anything does not compile.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

# Modules of the toolchain, and those besides SwiftUI on Apple's systems, as far as files with views import them.
APPLE = set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility AccessorySetupKit ActivityKit AdAttributionKit AdSupport
    AlarmKit AppClip AppIntents AppKit AppTrackingTransparency ApplicationServices AudioToolbox AudioUnit
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit CFNetwork
    CallKit CarPlay Carbon Charts ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Compression Contacts ContactsUI
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony
    CoreText CoreTransferable CoreVideo CoreWLAN CreateML CryptoKit CryptoTokenKit Darwin DataDetection
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch EnergyKit EventKit EventKitUI
    ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit FinanceKitUI Foundation FoundationModels
    GLKit GameController GameKit GameSave GameplayKit Glibc GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth
    IOKit IOSurface IdentityLookup ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore
    JournalingSuggestions LinkPresentation LocalAuthentication MLCompute ManagedSettings MapKit MatterSupport
    MediaAccessibility MediaPlayer MessageUI Messages Metal MetalKit MetalPerformanceShaders MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PHASE PaperKit PassKit
    PencilKit Photos PhotosUI PlaygroundSupport Playgrounds ProximityReader PushKit PushToTalk QuartzCore QuickLook
    QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices SceneKit
    ScreenCaptureKit ScreenSaver ScreenTime Security SensitiveContentAnalysis SensorKit ServiceManagement ShazamKit
    Social SoundAnalysis Speech SpriteKit StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore Symbols
    Synchronization System SystemConfiguration TVMLKit TVServices TVUIKit TabularData Testing ThreadNetwork TipKit
    Translation TranslationUIProvider UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox
    Virtualization Vision VisionKit VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit WiFiAware WidgetKit
    WorkoutKit XCTest XPC _Concurrency _MapKit_SwiftUI _StringProcessing asl libkern notify os simd unistd zlib
    """.split()
)
IMPORT = re.compile(r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:public |internal |private |package )?import (?:\w+ )?([A-Za-z_]\w*)", re.M)
DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case|macro)\s+`?([A-Za-z_]\w*)")
INITIALIZER = re.compile(r"\binit[?!]?\s*(?:<[^>]*>)?\(\s*(?:_ )?([A-Za-z]\w*)")
OPERATOR = re.compile(r"\bfunc\s*([-+*/<>=!&|^%~?]+)\s*[<(]")
# The missing name in an error message.
MISSING = re.compile(
    r"cannot find (?:type |operator )?'(\w+)'|has no member '(\w+)'|^'(\w+)' is not a member type|reference to member '(\w+)'")
# Declarations in C and Objective-C: a type, a function, a macro, a property or constant, a method.
HEADER_NAME = re.compile(
    r"@(?:interface|protocol)\s+(\w+)|\b(\w+)\s*\(|#define\s+(\w+)|\b(\w+)\s*;|^[-+]\s*\([^)]*\)\s*(\w+)", re.M)
ERROR = re.compile(r"^(/.+?\.swift):(\d+):\d+: error: (.*)", re.M)
GROUP_LIMIT = 25
# The time limit for files that are compiled together, in seconds.
TIME_LIMIT = 150
TOO_LONG = "compiling takes longer than"
SKIPPED = ("Pods", "Carthage", "DerivedData")
# Only type-checks, without the list of views that the program adds, and only on the first call.
FRONTEND = """#!/bin/sh
[ -e "$COMPILE_SOURCES_MARK" ] && exit 1
: > "$COMPILE_SOURCES_MARK"
for argument do
  shift
  case "$argument" in
    -c) set -- "$@" -typecheck ;;
    -o) skip=1 ;;
    *FittingRoomViewLists.swift) ;;
    *) if [ "$skip" ]; then skip=; else set -- "$@" "$argument"; fi ;;
  esac
done
timeout -k 1 LIMIT "TOOL" "$@" -solver-expression-time-threshold=15 -debug-time-expression-type-checking \
  $COMPILE_SOURCES_OPTIONS > "$COMPILE_SOURCES_MARK.out" 2>&1
status=$?
grep -av "^[0-9.]*ms	" "$COMPILE_SOURCES_MARK.out"
case $status in
  0) echo good > "$COMPILE_SOURCES_MARK" ;;
  124|137) echo "stopped at $(grep -a "^[0-9.]*ms	" "$COMPILE_SOURCES_MARK.out" | tail -n 1 | cut -f 2)" ;;
esac
exit 1
"""


def property_list(text):
    """The content of a property list in NeXTSTEP's format, as in Xcode projects."""
    tokens = re.compile(r'\s+|/\*.*?\*/|//[^\n]*|("(?:\\.|[^"\\])*")|([{}()=;,])|([^\s{}()=;,"]+)', re.S)
    found = [m.group(1) or m.group(2) or m.group(3) for m in tokens.finditer(text)]
    words = iter([t for t in found if t])

    def value(word):
        if word == "{":
            result = {}
            for key in words:
                if key == "}":
                    return result
                next(words)
                result[key.strip('"')] = value(next(words))
                next(words)
        if word == "(":
            result = []
            for item in words:
                if item == ")":
                    return result
                if item != ",":
                    result.append(value(item))
        return re.sub(r"\\(.)", r"\1", word[1:-1]) if word.startswith('"') else word

    return value(next(words))


class Target:
    """The files of one module, and the platform that they are compiled for."""

    def __init__(self, name, paths, platform="ios", version="5", isolation=None, headers=()):
        self.name, self.paths, self.platform, self.version = name, sorted(set(paths)), platform, version
        self.isolation, self.headers = isolation, headers


def swift_files(folder):
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and not f.endswith(".playground") and f not in SKIPPED)
        for name in sorted(names):
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.join(parent, name)


APPKIT = re.compile(r"\bNS(Application|Window|View|ViewRepresentable|HostingView|Image|OpenPanel|Workspace)\b")


def names_appkit(path):
    """Whether a file needs AppKit, rather than using it conditionally."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    return bool(APPKIT.search(text)) and "canImport(AppKit)" not in text and "os(macOS)" not in text


class XcodeProject:
    """The targets of an Xcode project."""

    def __init__(self, path):
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        everything = property_list(text[text.index("{"):])
        self.objects = everything["objects"]
        self.root = os.path.dirname(os.path.dirname(path))
        self.project = self.objects[everything["rootObject"]]
        self.places = {}
        self.place(self.project["mainGroup"], os.path.join(self.root, self.project.get("projectDirPath", "")))

    def place(self, key, folder):
        item = self.objects.get(key, {})
        base = self.root if item.get("sourceTree") == "SOURCE_ROOT" else folder
        path = os.path.normpath(os.path.join(base, item.get("path", "")))
        self.places[key] = path
        for child in item.get("children", []):
            self.place(child, path)

    def settings(self, item):
        configurations = self.objects.get(item.get("buildConfigurationList"), {}).get("buildConfigurations", [])
        result = {}
        for key in configurations:
            for name, value in self.objects.get(key, {}).get("buildSettings", {}).items():
                result.setdefault(name, value)
        return result

    def headers(self):
        """The project's headers, one of which is the bridging header of its targets' Swift files."""
        return [str(p) for p in pathlib.Path(self.root).rglob("*.h") if not set(p.parts) & set(SKIPPED)]

    def synchronized(self, key, target):
        """A target's files in a folder: all except its exceptions, or, if the folder is another target's, only these."""
        exceptions = set()
        for exception in self.objects[key].get("exceptions", []):
            item = self.objects.get(exception, {})
            if item.get("target") == target:
                exceptions |= set(item.get("membershipExceptions", []))
        own = key in self.objects[target].get("fileSystemSynchronizedGroups", [])
        folder = self.places.get(key) or os.path.join(self.root, self.objects[key].get("path", ""))
        for path in swift_files(folder):
            if (os.path.relpath(path, folder) in exceptions) != own:
                yield path

    def targets(self):
        for key in self.project.get("targets", []):
            target = self.objects.get(key, {})
            if not isinstance(target, dict) or "test" in target.get("productType", ""):
                continue
            paths = []
            for phase in target.get("buildPhases", []):
                phase = self.objects.get(phase, {})
                if phase.get("isa") == "PBXSourcesBuildPhase":
                    for file in phase.get("files", []):
                        place = self.places.get(self.objects.get(file, {}).get("fileRef"))
                        if place and place.endswith(".swift") and os.path.exists(place):
                            paths.append(place)
            for group, item in self.objects.items():
                if item.get("isa") == "PBXFileSystemSynchronizedRootGroup":
                    paths += self.synchronized(group, key)
            settings = {**self.settings(self.project), **self.settings(target)}
            systems = f"{settings.get('SDKROOT', '')} {settings.get('SUPPORTED_PLATFORMS', '')}"
            platform = "ios"
            # A target for phones and Macs that names AppKit is built for the Mac.
            if "macosx" in systems and any(names_appkit(p) for p in paths):
                platform = "macos"
            elif "iphone" not in systems:
                for word, name in [("macosx", "macos"), ("watchos", "watchos"), ("appletv", "tvos"), ("xros", "visionos")]:
                    if word in systems:
                        platform = name
                        break
            yield Target(
                f"{os.path.relpath(self.root)}/{target.get('name', '')}", paths, platform,
                str(settings.get("SWIFT_VERSION", "5"))[0], settings.get("SWIFT_DEFAULT_ACTOR_ISOLATION"),
                self.headers() if settings.get("SWIFT_OBJC_BRIDGING_HEADER") else [])


def package_targets(path):
    """The targets of a package, as far as its manifest shows them without being run."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    root = os.path.dirname(path)
    version = "6" if re.search(r"swift-tools-version:\s*6", text) and "swiftLanguageMode" not in text else "5"
    version = "5" if re.search(r"\.v5\b", text) and "swiftLanguage" in text else version
    platform = "macos" if ".macOS" in text and ".iOS" not in text else "ios"
    for match in re.finditer(r"\.(?:target|executableTarget|macro)\(\s*name:\s*\"([^\"]+)\"(.*?)(?=\.\w*[tT]arget\(|\Z)", text, re.S):
        own = re.search(r"\bpath:\s*\"([^\"]+)\"", match.group(2))
        folder = os.path.normpath(os.path.join(root, own.group(1) if own else f"Sources/{match.group(1)}"))
        if os.path.isdir(folder):
            yield Target(f"{os.path.relpath(root)}/{match.group(1)}", list(swift_files(folder)), platform, version)


class Compiler:
    """The program under test, with a compiler that runs once for each group: the program would leave out files that do not
    compile and try the rest again, which shows nothing new."""

    def __init__(self, program, scratch):
        self.program, self.scratch = os.path.abspath(program), scratch
        swiftc = os.path.realpath(os.environ.get("FITTINGROOM_SWIFTC") or shutil.which("swiftc"))
        tools = pathlib.Path(swiftc).parent
        toolchain = pathlib.Path(scratch, "toolchain")
        (toolchain / "bin").mkdir(parents=True)
        (toolchain / "lib").symlink_to(tools.parent / "lib")
        for name in ("swiftc", "swift-frontend"):
            script = toolchain / "bin" / name
            script.write_text(FRONTEND.replace("TOOL", f"{tools}/{name}").replace("LIMIT", str(TIME_LIMIT)))
            script.chmod(0o755)
        if (tools / "ld.lld").exists():
            (toolchain / "bin" / "ld.lld").symlink_to(tools / "ld.lld")
        self.swiftc = str(toolchain / "bin" / "swiftc")

    def errors(self, target, paths):
        """The errors of files that are compiled together: path, line, message."""
        with tempfile.TemporaryDirectory(dir=self.scratch) as folder:
            options = "" if not target.isolation or target.isolation == "nonisolated" else "-default-isolation MainActor"
            environment = dict(
                os.environ, FITTINGROOM_SWIFTC=self.swiftc, COMPILE_SOURCES_MARK=f"{folder}/mark",
                COMPILE_SOURCES_OPTIONS=options, FITTINGROOM_CACHE=f"{folder}/cache")
            run = subprocess.run(
                [self.program, "inspect", *paths, "--view", "NoViewOfThisNameExists", "--size", "1x1", "--platform",
                 target.platform, "--swift-version", target.version if target.version == "6" else "5",
                 "--compile-time-limit", str(TIME_LIMIT + 10)],
                capture_output=True, text=True, env=environment, errors="replace")
            with open(f"{folder}/mark", encoding="utf-8") as mark:
                if mark.read().strip() == "good":
                    return []
        output = run.stdout + run.stderr
        # The file in which the compiler was stopped; errors elsewhere are only those that it had reached.
        stopped = re.search(r"^stopped at (/.*?\.swift):(\d+):", output, re.M)
        if stopped:
            return [(os.path.abspath(stopped.group(1)), int(stopped.group(2)), f"{TOO_LONG} {TIME_LIMIT} s")]
        errors = ERROR.findall(output)
        if errors:
            # An error in the files that the program adds keeps all others from compiling.
            own = {os.path.abspath(p) for p in paths}
            places = [(os.path.abspath(p), int(n), m) for p, n, m in errors]
            return [(p, n, m) if p in own else ("", 0, f"{os.path.basename(p)}: {m}") for p, n, m in places]
        lines = [l for l in output.strip().split("\n") if "error" in l] or [output.strip().split("\n")[0]]
        return [("", 0, lines[0])]


class Measure:
    def __init__(self, compiler):
        self.compiler = compiler
        self.texts = {}

    def text(self, path):
        if path not in self.texts:
            with open(path, encoding="utf-8", errors="replace") as file:
                self.texts[path] = file.read()
        return self.texts[path]

    def imports(self, path):
        return set(IMPORT.findall(self.text(path)))

    def declared(self, paths):
        names = collections.defaultdict(list)
        for path in paths:
            text = self.text(path)
            for name in set(DECLARATION.findall(text)) | set(OPERATOR.findall(text)):
                names[name].append(path)
            # The labels of a call show an initializer that a file adds to a known type.
            for label in set(INITIALIZER.findall(text)):
                names[f"init({label}:"].append(path)
        return names

    def named(self, error):
        """The names whose missing declarations may have caused an error."""
        path, number, message = error
        names = re.findall(r"'\.?([A-Za-z_]\w*)", message)
        if path and number:
            lines = self.text(path).split("\n")
            line = lines[number - 1] if number <= len(lines) else ""
            if not re.search(r"cannot find|has no |not a member|unknown attribute", message):
                names += [f"init({label}:" for label in re.findall(r"[(,]\s*([a-z]\w*):", line)]
                names += re.findall(r" ([-+*/<>=!&|^%~?]+) ", line)
                names += re.findall(r"\.([a-z]\w*)", line)
                names += re.findall(r"\b([A-Z]\w*)", line)
        return names

    def beside(self, target, modules):
        """The declarations of the project's modules that files of a target import, directly or indirectly (members are visible
        without an import), and of its headers in C and Objective-C."""
        names, known, left = set(), set(), set().union(*(self.imports(p) for p in target.paths)) - APPLE
        while left:
            name = left.pop()
            known.add(name)
            paths = [p for p in modules.get(name, []) if p not in target.paths]
            names |= set(self.declared(paths))
            left |= set().union(*(self.imports(p) for p in paths)) - APPLE - known
        for path in target.headers:
            names |= {n for found in HEADER_NAME.findall(self.text(path)) for n in found if n}
        return names

    def target(self, target, modules):
        """Each SwiftUI file of a target with its outcome: "good", "foreign", or the errors."""
        outcomes = {}
        left = list(target.paths)
        own = {p for p in left if "SwiftUI" in self.imports(p)}
        out = [p for p in left if self.imports(p) - APPLE]
        rest = [p for p in left if p not in out]
        for path in out:
            outcomes[path] = "foreign"
        errors = []
        while rest:
            errors = self.compiler.errors(target, rest)
            missing = [e for e in errors if "no such module" in e[2] or TOO_LONG in e[2]]
            if not missing:
                break
            for path, _, message in missing:
                # Missing types make the compiler slow.
                words = set(re.findall(r"\b[A-Z]\w*", self.text(path))) if TOO_LONG in message else set()
                outcomes[path] = [message]
                if words & set(self.declared(out)):
                    outcomes[path] = "foreign"
                    out.append(path)
            gone = {e[0] for e in missing}
            rest = [p for p in rest if p not in gone]
        reasons = collections.defaultdict(list)
        unknown = self.declared([p for p in target.paths if p not in rest])
        foreign = self.declared(out)
        beside = self.beside(target, modules)
        for error in errors:
            if not error[0]:
                for path in rest:
                    reasons[path].append(error[2])
            elif any(name in foreign for name in self.named(error)):
                outcomes[error[0]] = "foreign"
            elif {n for found in MISSING.findall(error[2]) for n in found if n} & beside:
                outcomes[error[0]] = "foreign"
            elif any(name in unknown for name in self.named(error)):
                reasons[error[0]].append("needs a file whose imports are missing")
            else:
                reasons[error[0]].append(f"{error[2]}")
        for path in rest:
            if path not in outcomes:
                outcomes[path] = reasons.get(path) or "good"
        return {p: o for p, o in outcomes.items() if p in own}, {
            e[0]: f"{os.path.basename(e[0])}:{e[1]}" for e in reversed(errors)}

    def loose(self, path, names):
        """The outcome of a file without a target, compiled with the files that declare the names that it uses."""
        target = Target(path, [path])
        while True:
            if any(self.imports(p) - APPLE for p in target.paths):
                return "foreign"
            errors = self.compiler.errors(target, target.paths)
            wanted = []
            for error in errors:
                for name in self.named(error):
                    found = [p for p in names.get(name, []) if p not in target.paths]
                    if found and (len(found) < 6 or "cannot find" in error[2]):
                        near = max(found, key=lambda p: (len(os.path.commonpath([p, path])), not self.imports(p) - APPLE, p))
                        if near not in wanted:
                            wanted.append(near)
            if not wanted:
                return [e[2] for e in errors] or "good"
            if len(target.paths) + len(wanted) > GROUP_LIMIT:
                return "large"
            target.paths += wanted


def targets(folder):
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in SKIPPED)
        try:
            if "project.pbxproj" in names:
                found += XcodeProject(os.path.join(parent, "project.pbxproj")).targets()
            if "Package.swift" in names:
                found += package_targets(os.path.join(parent, "Package.swift"))
            if parent.endswith(".swiftpm"):
                found.append(Target(os.path.relpath(parent), list(swift_files(parent))))
        except (KeyError, ValueError, StopIteration, TypeError) as error:
            print(f"{parent}: not understood: {error!r}", file=sys.stderr)
    return [t for t in found if t.paths]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("program")
    arguments.add_argument("folders", nargs="+")
    arguments.add_argument("--limit", type=int, help="take a random choice of this many targets and lone files of each folder")
    arguments.add_argument("--seed", type=int, default=0, help="what the choice depends on (0)")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--verbose", action="store_true", help="name each file that does not compile")
    arguments.add_argument("--json", help="write each file's outcome")
    options = arguments.parse_args()
    reasons, record, total = collections.defaultdict(dict), {}, collections.Counter()
    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        measure = Measure(Compiler(options.program, scratch))
        for folder in options.folders:
            folder = os.path.abspath(folder)
            groups = targets(folder)
            inside = {p for t in groups for p in t.paths}
            loose = [p for p in swift_files(folder) if p not in inside and "SwiftUI" in measure.imports(p) and "Tests" not in p]
            modules = {t.name.rpartition("/")[2]: t.paths for t in groups}
            groups = [t for t in groups if any("SwiftUI" in measure.imports(p) for p in t.paths)]
            # A file of several targets, such as an app for two platforms, is evaluated once.
            if options.limit:
                choose = random.Random(options.seed).sample
                groups = choose(groups, min(options.limit, len(groups)))
                loose = sorted(choose(loose, min(options.limit, len(loose))))
            names = measure.declared(swift_files(folder))
            work = [pool.submit(measure.target, t, modules) for t in groups]
            alone = [(p, pool.submit(measure.loose, p, names)) for p in loose]
            outcomes, places = {}, {}
            for future in work:
                of_target, at = future.result()
                for path, outcome in of_target.items():
                    if outcomes.get(path) != "good":
                        outcomes[path] = outcome
                        places[path] = at.get(path)
            for path, future in alone:
                outcomes[path] = future.result()
            count = collections.Counter(o if isinstance(o, str) else "bad" for o in outcomes.values())
            for path, outcome in outcomes.items():
                if not isinstance(outcome, str):
                    for message in set(outcome):
                        reasons[message][path] = places.get(path)
                    if options.verbose:
                        print(f"{os.path.relpath(path, folder)}: {outcome[0]}")
            tried = count["good"] + count["bad"]
            print(
                f"{os.path.basename(folder)}: {count['good']} of {tried} ({100 * count['good'] / max(tried, 1):.1f} %) in "
                f"{len(groups)} targets and {len(loose)} lone files; {count['foreign']} need other packages or modules, "
                f"{count['large']} more than {GROUP_LIMIT} files", flush=True)
            total += count
            record.update(outcomes)
            if options.json:
                pathlib.Path(options.json).write_text(json.dumps(record, indent=0), encoding="utf-8")
    for message, files in sorted(reasons.items(), key=lambda r: (-len(r[1]), r[0]))[:80]:
        first = min(files)
        print(f"{len(files):5}  {message}  ({files[first] or os.path.basename(first)})")
    tried = total["good"] + total["bad"]
    print(
        f"{total['good']} of {tried} files compile unchanged ({100 * total['good'] / max(tried, 1):.1f} %); "
        f"{total['foreign']} need other packages or modules, {total['large']} more than {GROUP_LIMIT} files")
    sys.exit(0 if total["good"] == tried else 1)


main()
