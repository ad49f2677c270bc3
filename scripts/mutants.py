#!/usr/bin/env python3
"""Changes one operator, bound, constant or statement of a module at a time, and checks whether its tests notice.

A change that no test notices is either equivalent (say why), or shows a gap in the tests (write one). Places are selected
by a seed, so that a run can be repeated. Results are appended to a log, line by line: an interrupted run continues where it
ended, and --again repeats the changes that no test noticed.

All changes of a module are compiled into it at once, each behind a condition on the environment variable MUTANT: a module is
built a few times (changes that do not compile are removed and reported), and its tests run once for each change. An operator
becomes a new one, such as <⊕⊗ for number 2, which has the other operator's meaning if its number is set.

The work is done in a copy of the package below .build/mutants, whose manifest only has the module, its dependencies
and its tests.
"""
import argparse
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The replacements, by kind. Operators are surrounded by spaces, as swift-format writes them.
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
    """Every place in a module that can be changed, with its replacement."""
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
                    # Only texts are concatenated this way.
                    if old == " + " and "\0" in (line[match.start() - 1:match.start()], line[match.end():match.end() + 1]):
                        continue
                    found.append((kind, path, starts[number] + match.start(), old,
                                  str(int(old) + 1) if new is None else new))
            following = lines[number + 1].strip() if number + 1 < len(lines) else ""
            if STATEMENT.match(line) and line.count("(") == line.count(")") and not following.startswith((".", "?", "+")):
                found.append(("statement", path, starts[number], text.split("\n")[number], ""))
    return found


def chosen(found, count, seed):
    """Places of every kind in turn, selected by the seed."""
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


# Code that is added to a module beside its changed places.
SUPPORT = '''internal import Glibc

/// The number of the change that is active in this process; 0 for none.
let activeMutant: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

func mutantLeast<T: Comparable>(_ number: Int, _ values: T...) -> T {
  activeMutant == number ? values.max()! : values.min()!
}
func mutantMost<T: Comparable>(_ number: Int, _ values: T...) -> T {
  activeMutant == number ? values.min()! : values.max()!
}
'''
COMPARISON = '''infix operator {op}: ComparisonPrecedence
func {op}<T: Comparable>(a: T, b: T) -> Bool {{ activeMutant == {number} ? a {new} b : a {old} b }}
'''
EQUALITY = '''infix operator {op}: ComparisonPrecedence
func {op}<T: Equatable>(a: T, b: T) -> Bool {{ (activeMutant == {number}) != (a {old} b) }}
func {op}<T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{ (activeMutant == {number}) != (a {old} b) }}
'''
LOGIC = '''infix operator {op}: {precedence}
func {op}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{
  activeMutant == {number} ? try a {new} b() : try a {old} b()
}}
'''
NOT = '''prefix operator {op}
prefix func {op}(a: Bool) -> Bool {{ activeMutant == {number} ? a : !a }}
'''
ARITHMETIC = '''infix operator {op}: {precedence}
func {op}<T: BinaryInteger>(a: T, b: T) -> T {{ activeMutant == {number} ? a {new} b : a {old} b }}
func {op}<T: FloatingPoint>(a: T, b: T) -> T {{ activeMutant == {number} ? a {new} b : a {old} b }}
'''
ASSIGNMENT = '''infix operator {op}: AssignmentPrecedence
func {op}<T: BinaryInteger>(a: inout T, b: T) {{ if activeMutant == {number} {{ a {new} b }} else {{ a {old} b }} }}
func {op}<T: FloatingPoint>(a: inout T, b: T) {{ if activeMutant == {number} {{ a {new} b }} else {{ a {old} b }} }}
'''
HALF_OPEN = '''infix operator {op}: RangeFormationPrecedence
func {op}(a: Int, b: Int) -> Range<Int> {{ activeMutant == {number} ? a..<(b + 1) : a..<b }}
'''
CLOSED = '''infix operator {op}: RangeFormationPrecedence
func {op}(a: Int, b: Int) -> ClosedRange<Int> {{ activeMutant == {number} ? a...(b - 1) : a...b }}
'''


def switched(number, kind, old, new):
    """The source text that replaces a place, and the declarations that it needs."""
    digits, rest = "", number
    while True:
        digits, rest = "⊕⊖⊗⊘⊙⊚⊛⊜"[rest % 8] + digits, rest // 8
        if rest == 0:
            break
    name, other = old.strip(), new.strip()
    if kind == "statement":
        return f"if activeMutant != {number} {{ {name} }}", ""
    if kind == "constant":
        return f"(activeMutant == {number} ? {other} : {name})", ""
    if name in ("min(", "max("):
        return f"{'mutantLeast' if name == 'min(' else 'mutantMost'}({number}, ", ""
    template, precedence = {
        "<": (COMPARISON, ""), "<=": (COMPARISON, ""), ">": (COMPARISON, ""), ">=": (COMPARISON, ""),
        "==": (EQUALITY, ""), "!=": (EQUALITY, ""), "!": (NOT, ""), "..<": (HALF_OPEN, ""), "...": (CLOSED, ""),
        "&&": (LOGIC, "LogicalConjunctionPrecedence"), "||": (LOGIC, "LogicalDisjunctionPrecedence"),
        "+": (ARITHMETIC, "AdditionPrecedence"), "-": (ARITHMETIC, "AdditionPrecedence"),
        "*": (ARITHMETIC, "MultiplicationPrecedence"), "/": (ARITHMETIC, "MultiplicationPrecedence"),
        "+=": (ASSIGNMENT, ""), "-=": (ASSIGNMENT, ""),
    }[name]
    declared = template.format(op=name + digits, number=number, old=name, new=other, precedence=precedence)
    return old.replace(name, name + digits), declared


def run(command, folder, limit=None, variables=None):
    """Whether a command succeeds, and its output; None if it took too long."""
    process = subprocess.Popen(["nice", "-n", "19", "bash", "-c", command], cwd=folder, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True, text=True, errors="replace",
                               env={**os.environ, **(variables or {})})
    try:
        output, _ = process.communicate(timeout=limit)
        result = process.returncode == 0
    except BaseException as error:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        if isinstance(error, subprocess.TimeoutExpired):
            return None, "it took too long"
        raise
    # Processes that a changed test has started.
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    return result, output


def copy(tree):
    """Updates the copy from the package; unchanged files keep their date, so that little is rebuilt."""
    wanted = set()
    for top in ROOT.iterdir():
        if top.name in (".git", ".build", "out"):
            continue
        for source in [top] if top.is_file() else (path for path in top.rglob("*") if path.is_file()):
            target = tree / source.relative_to(ROOT)
            wanted.add(target)
            content = source.read_bytes()
            if not target.exists() or target.read_bytes() != content:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
    for folder in ("Sources", "Tests"):
        for path in (tree / folder).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


def build(texts, mutants, support):
    """Writes the module with all changes and builds it; removes those that do not compile.

    - texts: each file's own text.
    - mutants: number: (path, offset, old, replacement, declaration); those that do not compile are removed.
    """
    for attempt in range(20):
        lines = {}
        for path, text in texts.items():
            places = sorted(((offset, old, new, number) for number, (at, offset, old, new, _) in mutants.items()
                             if at == path), reverse=True)
            for offset, old, new, number in places:
                assert text[offset:offset + len(old)] == old
                text = text[:offset] + new + text[offset + len(old):]
                lines.setdefault((path, texts[path].count("\n", 0, offset) + 1), []).append(number)
            if not path.exists() or path.read_text() != text:
                path.write_text(text)
        support.write_text(SUPPORT + "".join(mutant[4] for mutant in mutants.values()))
        built, output = run("swift build --build-tests 2>&1", support.parents[3])
        if built:
            return
        # Errors of the type checker may be reported at the first line of an expression.
        wrong = set()
        for name, line in re.findall(r"^(/\S+\.swift):(\d+):\d+: error:", output, re.M):
            same = [at for at in lines if at[0] == pathlib.Path(name)]
            near = [at for at in same if -3 <= at[1] - int(line) <= 8] or [at for at in same if at[1] <= int(line)][:1]
            exact = [at for at in near if at[1] == int(line)]
            for at in exact or near:
                wrong.update(lines[at])
        if not wrong:
            sys.exit(f"error: the changed module does not build:\n{output[-3000:]}")
        for number in wrong:
            del mutants[number]
    sys.exit("error: the changed module does not come to build")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="+", help="modules, such as ImageComparison, or ImageComparison=30 for 30 places")
    parser.add_argument("--count", type=int, default=20, help="places in each module (default 20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="print the places and run nothing")
    parser.add_argument("--log", type=pathlib.Path, default=ROOT / ".build/mutants.log",
                        help="what was found, a JSON line for each place (default .build/mutants.log)")
    parser.add_argument("--skip", default="", help="a regular expression of tests that are left out, such as slow ones")
    parser.add_argument("--again", action="store_true", help="only the places that the log says nobody noticed")
    arguments = parser.parse_args()
    tree = ROOT if arguments.list else ROOT / ".build/mutants"
    tree.mkdir(parents=True, exist_ok=True)
    known = {}
    if arguments.log.exists():
        for line in arguments.log.read_text().splitlines():
            entry = json.loads(line)
            known[entry["place"]] = entry["verdict"]
    verdicts = []

    def record(verdict, place, what):
        verdicts.append(verdict)
        print(f"{verdict}: {place}", flush=True)
        with arguments.log.open("a") as log:
            log.write(json.dumps({"verdict": verdict, "place": what}) + "\n")

    for module in arguments.modules:
        module, _, count = module.partition("=")
        if not arguments.list:
            copy(tree)
        folders = [path for path in (tree / "Sources").glob(f"*/{module}") if path.is_dir()]
        if not folders:
            sys.exit(f"error: there is no module {module}")
        texts, whats, names = {}, [], []

        def described(place):
            """The text at a place, and its line from 0. Other changes move lines; the text stays the same."""
            kind, path, offset, old, new = place
            text = texts.setdefault(path, path.read_text())
            line, column = text.count("\n", 0, offset), offset - text.rfind("\n", 0, offset)
            return (f"{path.relative_to(tree)}:{column} {kind}: {old.strip()} -> {new.strip() or 'nothing'}"
                    f"   in   {text.splitlines()[line].strip()}"), line

        order = places(folders[0])
        if arguments.again:
            # The seed selects other places if the module has changed since.
            order = [place for place in order if known.get(described(place)[0]) == "UNNOTICED"]
        else:
            order = chosen(order, int(count or arguments.count), arguments.seed)
        for number, place in enumerate(order):
            what, line = described(place)
            whats.append(what)
            names.append(f"{module} {number}, line {line + 1}: {what}")
        wanted = [number for number, what in enumerate(whats)
                  if (known.get(what) == "UNNOTICED" if arguments.again else what not in known)]
        verdicts += [known[what] for number, what in enumerate(whats) if what in known and number not in wanted]
        if arguments.list:
            print("\n".join(names))
            continue
        if not wanted:
            continue
        # Only the module, with its dependencies and tests.
        os.environ["FITTINGROOM_ONLY"] = f"{module},{module}Tests"
        mutants, ends = {}, {}
        for number in wanted:
            kind, path, offset, old, new = order[number]
            # Of two overlapping places, such as a constant in a statement, the later one is left to another run.
            if any(offset < end and begin < offset + len(old) for begin, end in ends.get(path, [])):
                continue
            ends.setdefault(path, []).append((offset, offset + len(old)))
            mutants[number + 1] = (path, offset, old, *switched(number + 1, kind, old, new))
        tried = set(mutants)
        build(texts, mutants, folders[0] / "Mutants.swift")
        for number in sorted(tried - set(mutants)):
            record("does not compile", names[number - 1], whats[number - 1])
        # A change may loop forever and allocate memory meanwhile.
        test = ("ulimit -v 8000000; export SWIFT_BACKTRACE=enable=no; timeout --kill-after=5 %d "
                f".build/debug/*PackageTests.xctest --testing-library swift-testing --filter '^{module}Tests\\.'"
                + (f" --skip '{arguments.skip}'" if arguments.skip else "") + " 2>&1")
        begin = time.time()
        passed, output = run(test % 900, tree)
        if not passed:
            sys.exit(f"error: the tests of {module} fail without any change:\n{output[-3000:]}")
        limit = 30 + 5 * (time.time() - begin)
        print(f"{module}: its tests take {time.time() - begin:.0f} s", flush=True)
        for number in sorted(mutants):
            passed, output = run(test % limit, tree, limit + 60, {"MUTANT": str(number)})
            record("UNNOTICED" if passed else "noticed", names[number - 1], whats[number - 1])
    noticed, unnoticed = verdicts.count("noticed"), verdicts.count("UNNOTICED")
    if noticed + unnoticed:
        print(f"{noticed} of {noticed + unnoticed} changes were noticed ({100 * noticed / (noticed + unnoticed):.0f} %); "
              f"{verdicts.count('does not compile')} more do not compile")


if __name__ == "__main__":
    main()
