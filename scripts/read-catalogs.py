#!/usr/bin/env python3
"""Reads string catalogs with Python's own readers, for comparison with FittingRoom's.

Standard input has one path per line. Standard output is a JSON object from paths to sorted lists of texts, or null if
Python has no reader for the file. Of Android's texts, only those without escapes and styles are included.
"""
import json
import os
import plistlib
import re
import sys
import xml.etree.ElementTree as ElementTree

try:
    import polib
except ImportError:
    polib = None

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


def local(element):
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else ""


def units(node):
    """The texts of a localization of a string catalog."""
    if not isinstance(node, dict):
        return
    variations = node.get("variations") or {}
    axis = "plural" if variations.get("plural") else "device"
    for name, case in (variations.get(axis) or {}).items():
        if axis == "device" or name in CATEGORIES:
            yield from units(case)
    if not variations and isinstance(node.get("stringUnit"), dict):
        if isinstance(node["stringUnit"].get("value"), str):
            yield node["stringUnit"]["value"]
    elif not variations and isinstance(node.get("stringSet"), dict):
        yield from node["stringSet"].get("values", [])[:1]
    for substitution in (node.get("substitutions") or {}).values():
        yield from units(substitution)


def xcstrings(path):
    root = json.load(open(path, encoding="utf-8-sig"))
    for entry in root["strings"].values():
        for localization in (entry.get("localizations") or {}).values():
            yield from units(localization)


def rules(value):
    """The texts of a property list's entry."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        if isinstance(value.get("NSStringVariableWidthRuleType"), dict):
            for name, text in value["NSStringVariableWidthRuleType"].items():
                if name.isdigit() and isinstance(text, str):
                    yield text
        elif isinstance(value.get("NSStringDeviceSpecificRuleType"), dict):
            for case in value["NSStringDeviceSpecificRuleType"].values():
                yield from rules(case)
        elif isinstance(value.get("NSStringLocalizedFormatKey"), str):
            yield value["NSStringLocalizedFormatKey"]
            for variable in value.values():
                if isinstance(variable, dict):
                    for name in CATEGORIES:
                        if isinstance(variable.get(name), str):
                            yield variable[name]


def property_list(path):
    data = open(path, "rb").read()
    head = data[:200].replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \r\n\t")
    if not (head.startswith(b"bplist") or head.startswith((b"<?xml", b"<plist", b"<!DOCTYPE"))):
        return None
    return [text for value in plistlib.loads(data).values() for text in rules(value)]


def arb(path):
    root = json.load(open(path, encoding="utf-8-sig"))
    return [value for key, value in root.items() if not key.startswith("@") and isinstance(value, str)]


def flat(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from flat(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from flat(inner)


def nested_json(path):
    root = json.load(open(path, encoding="utf-8-sig"))
    root.pop("@metadata", None)
    return list(flat(root))


def android(path):
    for element in ElementTree.parse(path).getroot():
        items = [element] if local(element) == "string" else []
        if local(element) in ("plurals", "string-array"):
            items = [item for item in element if local(item) == "item"]
        for item in items:
            text = item.text or ""
            if len(item) == 0 and not re.search(r"""[\\"@?]|\s\s|^\s|\s$|[\t\r\n]""", text):
                yield text


def xliff(path):
    root = ElementTree.parse(path).getroot()
    if not root.get("version", "").startswith("1"):
        return None
    texts = []
    for part in root.iter():
        if local(part) != "file":
            continue
        for unit in part.iter():
            if local(unit) == "trans-unit":
                for name in ("source", "target"):
                    for child in unit:
                        if local(child) == name:
                            if name == "target" and part.get("target-language") == part.get("source-language"):
                                continue
                            if len(child):
                                return None
                            texts.append(child.text or "")
    return texts


def po(path):
    if polib is None:
        return None
    found = {}
    for entry in polib.pofile(path):
        if entry.obsolete:
            continue
        texts = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        sources = [entry.msgid] + ([entry.msgid_plural] if entry.msgid_plural else [])
        shown = [] if "fuzzy" in entry.flags else [text for text in texts if text]
        found[entry.msgctxt, entry.msgid] = sources + shown
    return [text for texts in found.values() for text in texts]


READERS = {
    ".xcstrings": xcstrings, ".stringsdict": property_list, ".strings": property_list, ".arb": arb, ".json": nested_json,
    ".xml": android, ".xliff": xliff, ".xlf": xliff, ".po": po,
}


def main():
    result = {}
    for path in sys.stdin.read().splitlines():
        reader = READERS.get(os.path.splitext(path)[1].lower())
        texts = reader(path) if reader else None
        result[path] = None if texts is None else sorted(texts)
    json.dump(result, sys.stdout)


main()
