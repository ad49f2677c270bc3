#!/usr/bin/env python3
"""Changes one operator, bound, constant or statement of a module at a time, and looks whether its tests notice.

What no test notices is either no fault (say why), or a place where the tests are blind (write one). Places are drawn
by a seed, so that a run can be repeated. What was found is added to a log, line by line: a run that was ended goes on
where it was, and --again looks once more at what nobody had noticed.

The work is done in a copy of the package below .build/mutants, whose manifest keeps the module, what it depends on
and its tests, unless --in-place says that this tree is such a copy already.
"""
import argparse
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What is replaced by what, by kind. Operators stand between spaces, as swift-format puts them.
OPERATORS = [
    ("bound", r" < ", " <= "), ("bound", r" <= ", " < "), ("bound", r" > ", " >= "), ("bound", r" >= ", " > "),
    ("bound", r"\.\.<", "..."), ("bound", r"(?<=[\w)])\.\.\.(?=[\w(])", "..<"),
    ("equality", r" == ", " != "), ("equality", r" != ", " == "),
    ("logic", r" && ", " || "), ("logic", r" \|\| ", " && "), ("logic", r"(?<=[\s(])!(?=[a-zA-Z(])", ""),
    ("arithmetic", r" \+ ", " - "), ("arithmetic", r" - ", " + "), ("arithmetic", r" \* ", " / "),
    ("arithmetic", r" / ", " * "), ("arithmetic", r" \+= ", " -= "), ("arithmetic", r" -= ", " += "),
    ("arithmetic", r"\bmin\(", "max("), ("arithmetic", r"\bmax\(", "min("),
    ("constant", r"\btrue\b", "false"), ("constant", r"\bfalse\b", "true"),
    ("constant", r"(?<=[\s(\[:])\d+(?=[\s)\],:]|$)", None),
]
STATEMENT = re.compile(r"^\s+(?!let |var |return|throw|case |default|import |func |if |for |while |guard |switch |else)"
                       r"([\w.\[\]?!]+( [+\-*/|&]?= .+|\(.*\))|continue|break)$")
DECLARATION = re.compile(r"^\s*(package |public |private |fileprivate |internal |static |final |mutating |@\w+ )*"
                         r"(func|init|struct|enum|class|protocol|extension|import|case|subscript|typealias)\b")


def masked(text):
    """The text with comments and the contents of strings blanked out, of the same length."""
    result = list(text)
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.|\n)*?"""#*|"(?:\\.|[^"\\\n])*"', re.S)
    for match in pattern.finditer(text):
        for index in range(match.start(), match.end()):
            if result[index] != "\n":
                result[index] = "\0"
    return "".join(result)


def places(module_folder):
    """Every place in a module that can be changed, with what comes in its stead."""
    found = []
    for path in sorted(module_folder.rglob("*.swift")):
        text = path.read_text()
        plain = masked(text)
        lines = plain.split("\n")
        starts = [0]
        for line in text.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        for number, line in enumerate(lines):
            if DECLARATION.match(line):
                continue
            for kind, pattern, new in OPERATORS:
                for match in re.finditer(pattern, line):
                    old = match.group()
                    found.append((kind, path, starts[number] + match.start(), old,
                                  str(int(old) + 1) if new is None else new))
            following = lines[number + 1].strip() if number + 1 < len(lines) else ""
            if STATEMENT.match(line) and line.count("(") == line.count(")") and not following.startswith((".", "?", "+")):
                found.append(("statement", path, starts[number], text.split("\n")[number], ""))
    return found


def chosen(found, count, seed):
    """Places of every kind in turn, drawn by the seed."""
    generator = random.Random(seed)
    kinds = {}
    for place in found:
        kinds.setdefault(place[0], []).append(place)
    for kind in sorted(kinds):
        generator.shuffle(kinds[kind])
    order = []
    while any(kinds.values()) and len(order) < count:
        for kind in sorted(kinds):
            if kinds[kind] and len(order) < count:
                order.append(kinds[kind].pop())
    return order


MANIFEST = '''
// For mutants alone: the module, what it depends on, and its tests.
var kept: Set<String> = []
@MainActor func keep(_ name: String) {
  guard let target = package.targets.first(where: { $0.name == name }), kept.insert(name).inserted else { return }
  for dependency in target.dependencies {
    switch dependency {
    case .targetItem(let name, _), .byNameItem(let name, _): keep(name)
    default: break
    }
  }
}
for name in %s { keep(name) }
package.targets.removeAll { !kept.contains($0.name) }
package.products = []
'''


def run(command, tree, runner, limit=None):
    """Whether a command succeeds, and what it printed; None where it took too long."""
    words = runner.split() + [command] if runner else ["bash", "-c", command]
    process = subprocess.Popen(words, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               start_new_session=True, text=True, errors="replace")
    try:
        output, _ = process.communicate(timeout=limit)
        result = process.returncode == 0
        # Whatever a changed test has started.
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        return result, output
    except BaseException as error:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        if isinstance(error, subprocess.TimeoutExpired):
            return None, "it took too long"
        raise


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="+", help="modules, such as ImageComparison, or ImageComparison=30 for 30 places")
    parser.add_argument("--count", type=int, default=20, help="places in each module (default 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--place", type=int, help="only the place with this number")
    parser.add_argument("--list", action="store_true", help="print the places and run nothing")
    parser.add_argument("--log", type=pathlib.Path, default=ROOT / ".build/mutants.log",
                        help="what was found, a JSON line for each place (default .build/mutants.log)")
    parser.add_argument("--skip", default="", help="a regular expression of tests that are left out, such as slow ones")
    parser.add_argument("--again", action="store_true", help="only the places that the log says nobody noticed")
    parser.add_argument("--in-place", action="store_true", help="change this tree, which is a copy already")
    parser.add_argument("--tree", type=pathlib.Path, help="the copy to work in, with --in-place")
    parser.add_argument("--run-with", default="", help="a program that runs commands given as its last argument")
    arguments = parser.parse_args()
    # However the run ends, what was changed is put back.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
    tree = (arguments.tree or ROOT) if arguments.in_place else ROOT / ".build/mutants"
    if not arguments.in_place and not arguments.list:
        tree.mkdir(parents=True, exist_ok=True)
        for item in ROOT.iterdir():
            if item.name in (".git", ".build", "out"):
                continue
            target = tree / item.name
            if target.is_dir():
                shutil.rmtree(target)
            shutil.copytree(item, target, symlinks=True) if item.is_dir() else shutil.copy2(item, target)
    if arguments.list:
        tree = ROOT
    manifest = tree / "Package.swift"
    original = manifest.read_text()
    known = {}
    if arguments.log.exists():
        for line in arguments.log.read_text().splitlines():
            entry = json.loads(line)
            known[entry["place"]] = entry["verdict"]
    verdicts = []
    try:
        for module in arguments.modules:
            module, _, count = module.partition("=")
            folders = [path for path in (tree / "Sources").glob(f"*/{module}") if path.is_dir()]
            if not folders:
                sys.exit(f"error: there is no module {module}")
            order = chosen(places(folders[0]), int(count or arguments.count), arguments.seed)
            # Lines move when others are changed; a place is known by what stands there.
            whats = []
            for number, (kind, path, offset, old, new) in enumerate(order):
                text = path.read_text()
                line = text.count("\n", 0, offset)
                column = offset - text.rfind("\n", 0, offset)
                whats.append(f"{path.relative_to(tree)}:{column} {kind}: {old.strip()} -> {new.strip() or 'nothing'}"
                             f"   in   {text.splitlines()[line].strip()}")
            open_numbers = [
                number for number, what in enumerate(whats)
                if (known.get(what) == "UNNOTICED" if arguments.again else what not in known)
                and arguments.place in (None, number)
            ]
            verdicts += [known[what] for number, what in enumerate(whats)
                         if what in known and number not in open_numbers and arguments.place in (None, number)]
            if not arguments.list and open_numbers:
                manifest.write_text(original + MANIFEST % json.dumps([module, module + "Tests"]))
                # A change may loop for ever and take memory all the while.
                test = ("ulimit -v 8000000; export SWIFT_BACKTRACE=enable=no; timeout --kill-after=5 %d .build/debug/*PackageTests.xctest --testing-library swift-testing "
                        f"--filter '^{module}Tests\\.'" + (f" --skip '{arguments.skip}'" if arguments.skip else "") + " 2>&1")
                built, output = run("nice -n 19 swift build --build-tests 2>&1", tree, arguments.run_with)
                if not built:
                    sys.exit(f"error: {module} does not build:\n{output[-3000:]}")
                begin = time.time()
                passed, output = run("renice -n 19 $$ > /dev/null; " + test % 900, tree, arguments.run_with)
                if not passed:
                    sys.exit(f"error: the tests of {module} fail without any change:\n{output[-3000:]}")
                limit = 60 + 5 * (time.time() - begin)
                print(f"{module}: its tests take {time.time() - begin:.0f} s", flush=True)
            for number in open_numbers:
                kind, path, offset, old, new = order[number]
                what = whats[number]
                text = path.read_text()
                place = f"{module} {number}, line {text.count(chr(10), 0, offset) + 1}: {what}"
                if arguments.list:
                    print(place)
                    continue
                assert text[offset:offset + len(old)] == old
                path.write_text(text[:offset] + new + text[offset + len(old):])
                try:
                    passed, output = run(
                        "nice -n 19 swift build --build-tests 2>&1 || exit 99; renice -n 19 $$ > /dev/null; " + test % limit,
                        tree, arguments.run_with, limit + 3600)
                finally:
                    path.write_text(text)
                if passed is False and re.search(r"error: (?!.*(Exited|fatalError|test))", output) and "Test run" not in output \
                        and "Testing Library" not in output:
                    verdict = "does not compile"
                else:
                    verdict = "UNNOTICED" if passed else "noticed"
                verdicts.append(verdict)
                print(f"{verdict}: {place}", flush=True)
                arguments.log.parent.mkdir(parents=True, exist_ok=True)
                with arguments.log.open("a") as log:
                    log.write(json.dumps({"verdict": verdict, "place": what}) + "\n")
            if not arguments.list:
                manifest.write_text(original)
    finally:
        if manifest.read_text() != original:
            manifest.write_text(original)
    noticed, unnoticed = verdicts.count("noticed"), verdicts.count("UNNOTICED")
    if noticed + unnoticed:
        print(f"{noticed} of {noticed + unnoticed} changes were noticed ({100 * noticed / (noticed + unnoticed):.0f} %); "
              f"{verdicts.count('does not compile')} more do not compile")


if __name__ == "__main__":
    main()
