#!/usr/bin/env python3
"""Generates documents from the program's description of its commands.

  describe-commands.py man ENGINE FOLDER    manual pages of the program and of each command, in FOLDER
  describe-commands.py options ENGINE       Documentation/Options.md, on standard output

ENGINE is the built program. The output depends on nothing else, so that it is the same on every machine.
"""

import json
import os
import re
import subprocess
import sys

PROGRAM = "fittingroom"
# Options that every command has; they are listed once.
COMMON = {"help", "version"}
# The sections that --help lists first (HelpSections).
FIRST = ["Arguments", "What is shown", "Size and device", "Output"]


class Command:
    """A command with its full name, such as "fittingroom snapshot verify"."""

    def __init__(self, description, above=()):
        self.words = list(above) + [description["commandName"]]
        self.abstract = description.get("abstract", "")
        self.discussion = description.get("discussion", "")
        self.arguments = []
        for argument in description.get("arguments", []):
            if not argument.get("shouldDisplay", True):
                continue
            # A flag and its opposite are one entry.
            last = self.arguments[-1] if self.arguments else {}
            if last and last["kind"] == "flag" and preferred(argument) == f"no-{preferred(last)}":
                self.arguments[-1] = {**last, "names": last["names"] + argument["names"]}
            else:
                self.arguments.append(argument)
        self.commands = [
            Command(c, self.words) for c in description.get("subcommands", []) if c["commandName"] != "help"]

    @property
    def name(self):
        return " ".join(self.words)

    @property
    def page(self):
        return "-".join(self.words)

    def all(self):
        yield self
        for command in self.commands:
            yield from command.all()

    def sections(self):
        """The sections' titles with their arguments, in the order of --help."""
        titled, rest = {"Arguments": []}, []
        for argument in self.arguments:
            if preferred(argument) in COMMON:
                continue
            if argument["kind"] == "positional" and not argument.get("sectionTitle"):
                titled["Arguments"].append(argument)
            elif argument.get("sectionTitle"):
                titled.setdefault(argument["sectionTitle"], []).append(argument)
            else:
                rest.append(argument)
        titled["Options"] = rest
        return {title: titled[title] for title in FIRST + [t for t in titled if t not in FIRST] if titled.get(title)}

    def synopsis(self):
        words = [self.name]
        if any(a["kind"] != "positional" and preferred(a) not in COMMON for a in self.arguments):
            words.append("[options]")
        for argument in self.arguments:
            if argument["kind"] == "positional":
                word = f"<{argument['valueName']}>" + (" ..." if argument["isRepeating"] else "")
                words.append(f"[{word}]" if argument["isOptional"] else word)
        if self.commands:
            words.append("<command>")
        return " ".join(words)

    def parts(self):
        """The discussion, split into examples, exit codes and the rest."""
        examples, codes, rest = [], [], []
        target = rest
        for line in self.discussion.split("\n"):
            if line == "Examples:":
                target = examples
            elif target is examples and not line.startswith(" "):
                target = rest
            if target is examples:
                if line != "Examples:":
                    examples.append(line.strip())
            elif re.match(r"  \d", line):
                codes.append(line.strip())
            elif re.search(r"(^|\. )([^.]*exit codes?[^.]*):$", line, re.IGNORECASE) and target is rest:
                # A sentence that leads to the list of exit codes becomes the heading.
                kept = re.sub(r"(^|(?<=\.) )[^.]*exit codes?[^.]*:$", "", line, flags=re.IGNORECASE)
                if kept:
                    rest.append(kept)
            else:
                rest.append(line)
        return [e for e in examples if e], codes, "\n".join(rest).strip()


def preferred(argument):
    return argument.get("preferredName", {}).get("name", argument.get("valueName"))


def spelled(name):
    return ("-" if name["kind"] in ("short", "longWithSingleDash") else "--") + name["name"]


def names(argument):
    """The names as they are typed: "-o, --output <folder>", without a value for a flag."""
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
    if argument["kind"] == "positional":
        return f"<{argument['valueName']}>" + (" ..." if argument["isRepeating"] else "")
    ordered = sorted(argument["names"], key=lambda name: name["kind"] != "short")
    return ", ".join(spelled(name) for name in ordered) + value


def explanation(argument):
    text = argument.get("abstract", "")
    notes = []
    values = argument.get("allValues")
    if values and not all(value in text for value in values):
        notes.append("values: " + ", ".join(values))
    default = argument.get("defaultValue")
    if default and default not in ("false", ""):
        notes.append("default: " + re.sub(r"^(\d+)\.0$", r"\1", default))
    return text + (f" ({'; '.join(notes)})" if notes else "")


# Pages for `man`.

def roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def page(command, version):
    examples, codes, rest = command.parts()
    out = [f'.TH "{command.page.upper()}" "1" "" "{PROGRAM} {version}" "FittingRoom"',
           ".SH NAME", f"{roff(command.page)} \\- {roff(command.abstract.rstrip('.'))}",
           ".SH SYNOPSIS", ".nh", f".B {roff(command.synopsis())}", ".hy"]
    if rest:
        out.append(".SH DESCRIPTION")
        for paragraph in rest.split("\n\n"):
            out += [".PP", roff(paragraph)]
    for title, arguments in command.sections().items():
        out.append(f".SH {title.upper()}")
        for argument in arguments:
            out += [".TP", f"\\fB{roff(names(argument))}\\fR", roff(explanation(argument))]
    if command.commands:
        out.append(".SH COMMANDS")
        for child in command.commands:
            out += [".TP", f"\\fB{roff(child.page)}\\fR(1)", roff(child.abstract)]
    if codes:
        out.append(".SH EXIT STATUS")
        for line in codes:
            code, _, meaning = line.partition(" ")
            out += [".TP", f"\\fB{code}\\fR", roff(meaning.strip())]
    if examples:
        out += [".SH EXAMPLES", ".nf"] + [roff(example) for example in examples] + [".fi"]
    if command.words != [PROGRAM]:
        others = "-".join(command.words[:-1])
        out += [".SH SEE ALSO", f"\\fB{roff(others)}\\fR(1)"]
    return "\n".join(out) + "\n"


def write_pages(root, version, folder):
    for command in root.all():
        with open(os.path.join(folder, command.page + ".1"), "w", encoding="utf-8") as file:
            file.write(page(command, version))


# The table of options.

def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;").replace("\n", " ")


def code(text):
    # In a table, a bar ends the cell, even in code.
    return "`" + text.replace("|", "\\|") + "`"


def rows(arguments):
    kind = "argument" if arguments[0]["kind"] == "positional" else "option"
    out = [f"| {kind} | meaning |", "|---|---|"]
    return out + [f"| {code(names(a))} | {cell(explanation(a))} |" for a in arguments]


def options_document(root):
    """All options of all commands; groups that several commands share are listed once, in their own sections."""
    commands = [c for c in root.all() if not c.commands]
    seen, order = {}, []
    for command in commands:
        for title, arguments in command.sections().items():
            key = (title, json.dumps(arguments, sort_keys=True))
            if key not in seen:
                seen[key] = []
                order.append((key, arguments))
            seen[key].append(command)
    shared = {key: users for key, users in seen.items() if len(users) > 1 and key[0] not in ("Arguments", "Options")}
    titles = {}
    for key in shared:
        titles.setdefault(key[0], []).append(key)

    def heading(key):
        same = titles[key[0]]
        if len(same) == 1:
            return key[0]
        return f"{key[0]} of {', '.join(c.words[-1] for c in shared[key])}"

    def anchor(text):
        return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")

    out = ["# Options", "",
           "All options of all commands, generated from the commands' help by `make options`; a test checks that this page is",
           "current. `--help` shows the same in the terminal, and `man fittingroom-render` where the program is installed. Groups",
           "that several commands share are at the end.", ""]
    for command in commands:
        examples, codes, rest = command.parts()
        out += [f"## {command.name}", "", cell_text(command.abstract), "", "```", command.synopsis(), "```", ""]
        if examples:
            out += ["For example:", "", "```"] + examples + ["```", ""]
        if rest:
            out += [cell_text(rest), ""]
        links = []
        for title, arguments in command.sections().items():
            key = (title, json.dumps(arguments, sort_keys=True))
            if key in shared:
                links.append(f"[{heading(key)}](#{anchor(heading(key))})")
                continue
            out += [f"**{title}**", ""] + rows(arguments) + [""]
        if links:
            out += ["Also: " + ", ".join(links) + ".", ""]
        if codes:
            out += ["| exit code | meaning |", "|---|---|"]
            for line in codes:
                number, _, meaning = line.partition(" ")
                out.append(f"| {number} | {cell(meaning.strip())} |")
            out.append("")
    for key, arguments in order:
        if key in shared:
            users = ", ".join(f"`{' '.join(c.words[1:])}`" for c in shared[key])
            out += [f"## {heading(key)}", "", f"For {users}.", ""] + rows(arguments) + [""]
    return "\n".join(out).rstrip("\n") + "\n"


def cell_text(text):
    return text.replace("<", "&lt;")


def ask(engine, option):
    return subprocess.run([engine, option], check=True, capture_output=True, text=True).stdout


def main(words):
    if len(words) == 3 and words[0] == "man":
        root = Command(json.loads(ask(words[1], "--experimental-dump-help"))["command"])
        write_pages(root, ask(words[1], "--version").split(" ")[0].strip(), words[2])
    elif len(words) == 2 and words[0] == "options":
        root = Command(json.loads(ask(words[1], "--experimental-dump-help"))["command"])
        sys.stdout.write(options_document(root))
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
