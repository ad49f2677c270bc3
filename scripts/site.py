#!/usr/bin/env python3
"""Makes the site's DocC catalog from the repository's documents, which remain the only copy of each text.

  site.py FOLDER [--source URL]

FOLDER becomes the catalog, such as FittingRoom.docc. Files without their own page, samples and sources, are linked at URL,
the address of the repository's files at a commit; without it, their names are not links.
"""

import argparse
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The pages by their readers' goals. Every document has to be listed, or the site is not built; the modules' pages are
# those that DocC makes of their comments.
TOPICS = {
    "Start": ["Documentation/Installing.md", "Documentation/Rendering.md", "Documentation/Gallery.md"],
    "How views are laid out and drawn": [
        "Documentation/Layout.md", "Documentation/Breakpoints.md", "Documentation/Driving.md", "Documentation/Time.md",
        "Documentation/Windows.md", "Documentation/Assets.md", "Documentation/Views.md",
        "Documentation/ControlModifiers.md"],
    "Whole projects": [
        "Documentation/Projects.md", "Documentation/Screenshots.md", "Documentation/PullRequests.md",
        "Documentation/ManyMachines.md"],
    "Visual tests": [
        "Documentation/Comparing.md", "Documentation/Packages.md", "Documentation/Moving.md",
        "Documentation/FittingRoomKit.md"],
    "Lint and accessibility": ["Documentation/Lint.md", "Documentation/Accessibility.md"],
    "Strings": ["Documentation/Catalogs.md", "Documentation/Budgets.md", "Documentation/Measurements.md"],
    "Live preview and agents": ["Documentation/LivePreview.md", "Documentation/Agents.md"],
    "What can be relied on": [
        "Documentation/Fidelity.md", "Documentation/Symbols.md", "Documentation/Determinism.md", "Documentation/Security.md", "SECURITY.md",
        "Documentation/StandIns.md", "Documentation/Benchmarks.md", "Documentation/Shortcuts.md"],
    "Reference": ["Documentation/Options.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"],
    "Modules for packages": ["/FittingRoomKit", "/SnapshotAssertions", "/SnapshotTesting"],
}
HOME = "README.md"
# Pages that cannot have the name of their file: one would clash with a module, one differs only in case.
NAMES = {HOME: "FittingRoom", "Documentation/FittingRoomKit.md": "PicturesInPrograms", "SECURITY.md": "ReportingAWeakness",
         "ARCHITECTURE.md": "Architecture", "CONTRIBUTING.md": "Contributing", "CHANGELOG.md": "Changelog"}


class SiteError(Exception):
    pass


def page_name(path):
    return NAMES.get(path) or pathlib.PurePosixPath(path).stem


def picture_name(path):
    """A picture's name for DocC: the scale at the end, and no other dot."""
    stem = pathlib.PurePosixPath(path).stem
    scale = re.search(r"@[123]x", stem)
    return re.sub(r"[^A-Za-z0-9-]+", "-", re.sub(r"@[123]x", "", stem)) + (scale.group() if scale else "") + ".png"


def outside_code(text, change):
    """The text with `change` applied outside of code blocks and code spans."""
    parts = re.split(r"(?ms)(^```.*?^```$|`[^`\n]*`)", text)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))


def headings(path):
    """The headings of a document by their anchors on GitHub."""
    text = re.sub(r"(?ms)^```.*?^```$", "", (ROOT / path).read_text())
    found = {}
    for title in re.findall(r"(?m)^#+ (.+)$", text):
        anchor = "".join(c for c in title.lower() if c.isalnum() or c in "-_ ").replace(" ", "-")
        found[anchor] = re.sub(r"[\s?#`“”‘’'\"]+", "-", re.sub(r"[`“”‘’'\",]", "", title.strip()))
    return found


class Catalog:
    def __init__(self, folder, source):
        self.folder, self.source = folder, source
        self.pages = {HOME} | {page for pages in TOPICS.values() for page in pages if not page.startswith("/")}
        self.pictures = {}

    def check(self):
        listed = [page for pages in TOPICS.values() for page in pages]
        documents = {f"Documentation/{path.name}" for path in (ROOT / "Documentation").glob("*.md")}
        for page in sorted(documents - set(listed)):
            raise SiteError(f"{page} has no place on the site; name it in TOPICS in scripts/site.py")
        for page in self.pages:
            if listed.count(page) > 1:
                raise SiteError(f"{page} has two places on the site; leave one in TOPICS in scripts/site.py")

    def resolve(self, page, target):
        """The path of a link's target, relative to the root."""
        path = ((ROOT / page).parent / target).resolve() if target else ROOT / page
        if not path.exists() or not path.is_relative_to(ROOT):
            raise SiteError(f"{page}: {target} leads nowhere")
        return path.relative_to(ROOT).as_posix()

    def link(self, page, label, target):
        if re.match(r"[a-z]+:", target):
            return f"[{label}]({target})"
        file, _, anchor = target.partition("#")
        path = self.resolve(page, file)
        if path in self.pages:
            if not anchor:
                return f"[{label}](doc:/FittingRoom/{page_name(path)})" if path != HOME else f"[{label}](doc:FittingRoom)"
            title = headings(path).get(anchor)
            if title is None:
                raise SiteError(f"{page}: {target} is not a heading")
            return f"[{label}](doc:/FittingRoom/{page_name(path)}#{title})"
        return f"[{label}]({self.source}/{path})" if self.source else label

    def picture(self, page, text, target):
        path = self.resolve(page, target)
        name = picture_name(path)
        if self.pictures.setdefault(name, path) != path:
            raise SiteError(f"{path} and {self.pictures[name]} have one name on the site")
        # DocC finds the picture for a scale by the name without it.
        return f"![{text}]({re.sub(r'@[123]x', '', name)})"

    def convert(self, page):
        def change(text):
            text = re.sub(r"(?s)<!--.*?-->\n?", "", text)
            text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", lambda m: self.picture(page, *m.groups()), text)
            return text

        # Labels of links may contain code spans, so links are searched with them.
        text = outside_code((ROOT / page).read_text(), change)
        blocks = re.split(r"(?ms)(^```.*?^```$)", text)
        for index in range(0, len(blocks), 2):
            blocks[index] = re.sub(
                r"(?<!!)\[((?:[^\[\]`]|`[^`\n]*`)+)\]\(([^)\s]+)\)|`[^`\n]*`",
                lambda m: self.link(page, *m.groups()) if m[1] else m[0], blocks[index])
        text = "".join(blocks)
        if page == HOME:
            text = text.rstrip() + "\n\n## Topics\n" + "".join(
                f"\n### {title}\n\n" + "".join(self.topic(page) for page in pages) for title, pages in TOPICS.items())
            title, rest = text.split("\n", 1)
            text = f"{title}\n\n@Metadata {{\n  @TechnologyRoot\n}}\n{rest}"
        return text

    def topic(self, page):
        return f"- <doc:{page}>\n" if page.startswith("/") else f"- <doc:/FittingRoom/{page_name(page)}>\n"

    def write(self):
        self.check()
        texts = {page: self.convert(page) for page in sorted(self.pages)}
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir(parents=True)
        for page, text in texts.items():
            (self.folder / f"{page_name(page)}.md").write_text(text)
        for name, path in self.pictures.items():
            shutil.copyfile(ROOT / path, self.folder / name)


def main():
    parser = argparse.ArgumentParser(description="Makes the site's DocC catalog.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--source", metavar="URL", default="")
    arguments = parser.parse_args()
    try:
        Catalog(arguments.folder, arguments.source.rstrip("/")).write()
    except SiteError as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
