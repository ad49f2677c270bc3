"""A whole task through the Model Context Protocol's own Python client: agent.py PROGRAM FOLDER.

Works with mcp 2.x, in its three modes, and with mcp 1.x, through pipes and over the page's HTTP server. Prints "ok" and what was
spoken for each way of connecting.
"""

import asyncio
import base64
import struct
import subprocess
import sys
from importlib.metadata import version

from mcp.client.stdio import StdioServerParameters, stdio_client

program, folder = sys.argv[1:3]
CARD = """import SwiftUI
struct Card: View {
  var body: some View {
    Text("A text that is much too long for this").lineLimit(1).frame(width: %d)
  }
}
#Preview("Card") { Card() }
#Preview("Other", traits: .fixedLayout(width: 50, height: 20)) { Text("x") }
"""


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


def is_error(result):
    return getattr(result, "is_error", None) or getattr(result, "isError", False)


def structured(result):
    found = getattr(result, "structured_content", None)
    return found if found is not None else getattr(result, "structuredContent", None)


def picture_size(result):
    (part,) = [part for part in result.content if part.type == "image"]
    data = base64.b64decode(part.data)
    assert (getattr(part, "mime_type", None) or getattr(part, "mimeType")) == "image/png"
    assert data.startswith(b"\x89PNG") and len(part.data) <= 1_000_000
    return struct.unpack(">II", data[16:24])


async def task(list_tools, call):
    with open(folder + "/Card.swift", "w") as file:
        file.write(CARD % 120)
    tools = [tool.name for tool in (await list_tools()).tools]
    assert len(tools) == 10 and "render_preview" in tools, tools
    # What an agent on a Mac asks first.
    windows = text(await call("XcodeListWindows", {}))
    assert "windowtab1" in windows, windows
    found = structured(await call("XcodeGlob", {"tabIdentifier": "windowtab1", "pattern": "**/*.swift"}))
    assert found["matches"] == ["Card.swift"], found
    listed = text(await call("list_previews", {"file": "Card.swift"}))
    assert "Card  Card.swift:7" in listed and "Other  Card.swift:8" in listed, listed
    first = await call("render_preview", {"file": "Card.swift", "preview": "Card"})
    assert not is_error(first), text(first)
    assert max(picture_size(first)) <= 1568
    assert "truncated: Card.swift:4" in text(first), text(first)
    assert len(text(first).split("\n")) <= 10, text(first)
    before = [line[5:] for line in text(first).split("\n") if line.startswith("path ")][0]
    where = text(await call("inspect_view", {"file": "Card.swift", "view": "Card.swift:4", "width": 300}))
    assert "cut off" in where and "120" in where, where
    with open(folder + "/Card.swift", "w") as file:
        file.write(CARD % 320)
    second = await call("render_preview", {"file": "Card.swift", "preview": "Card", "before": before})
    assert not is_error(second), text(second)
    assert all(part.type == "text" for part in second.content)
    assert "compared with" in text(second) and "different" in text(second), text(second)
    assert "truncated" not in text(second), text(second)
    after = [line[5:] for line in text(second).split("\n") if line.startswith("path ")][0]
    compared = text(await call("compare", {"first": before, "second": after}))
    assert compared.startswith("different"), compared
    linted = text(await call("lint", {"file": "Card.swift", "preview": "Card", "devices": ["iPhone SE"], "typeSizes": ["large"]}))
    assert "renders" in linted, linted
    points = text(await call("find_breakpoints", {"file": "Card.swift", "from": 100, "to": 200}))
    assert "pt" in points, points
    measured = text(await call("measure_strings", {"catalog": "Localizable.xcstrings", "width": 60}))
    assert "2 measured, 1 do not fit" in measured, measured
    # As on a Mac.
    shown = await call(
        "RenderPreview",
        {
            "tabIdentifier": "windowtab1",
            "sourceFilePath": "App/Card.swift",
            "previewDefinitionIndexInFile": 0,
            "previewVariantOverrides": {"Color Scheme": "Dark Appearance", "Dynamic Type": "AX 3"},
            "previewLocalizationOverride": "de",
            "timeout": 60,
        },
    )
    assert not is_error(shown), text(shown)
    facts = structured(shown)
    with open(facts["previewSnapshotPath"], "rb") as file:
        assert file.read(4) == b"\x89PNG"
    assert facts["displayName"] == "Card" and facts["sourceLineNumber"] == 7, facts
    assert facts["supportedLocalizations"] == ["en", "de"], facts
    assert facts["supportedPreviewVariantOverrides"]["Color Scheme"] == ["Light Appearance", "Dark Appearance"]
    assert facts["renderedDestination"] == "iPhone 17" and "iPhone SE" in facts["availableRenderDestinations"]
    # Nothing is ignored.
    for name, arguments, expected in [
        ("render_preview", {"file": "Card.swift", "preview": "Cart"}, "did you mean “Card”? there are: Card, Other"),
        ("render_preview", {"file": "Card.swift", "device": "iPhone 99"}, "there are: iPhone SE 1"),
        ("render_preview", {"file": "Card.swift", "locale": "fr"}, "there are: en, de"),
        ("render_preview", {"file": "Card.swift", "typeSize": "huge"}, "there are: xSmall"),
        ("render_preview", {"file": "Card.swift", "width": -1}, "there are lengths from 1"),
        ("render_preview", {"file": "Card.swift", "color": "dark"}, "there are: file, preview"),
        ("RenderPreview", {"sourceFilePath": "Card.swift", "previewDefinitionIndexInFile": 9}, "there are: 0 (Card), 1 (Other)"),
        (
            "RenderPreview",
            {"sourceFilePath": "Card.swift", "previewVariantOverrides": {"Color Scheme": "Blue"}},
            "there are: Light Appearance, Dark Appearance",
        ),
        ("RenderPreview", {"sourceFilePath": "Card.swift", "previewVariantOverrides": {"Hue": "Blue"}}, "there are: Color Scheme"),
        ("RenderPreview", {"sourceFilePath": "../Card.swift"}, "outside of the project"),
    ]:
        refused = await call(name, arguments)
        words = text(refused)
        assert is_error(refused) and expected in words, (expected, words)
    with open(folder + "/Card.swift", "w") as file:
        file.write("import SwiftUI\n#Preview { Text(nothing) }\n")
    broken = await call("RenderPreview", {"sourceFilePath": "Card.swift"})
    assert is_error(broken) and "Card.swift:2:17: cannot find 'nothing' in scope" in structured(broken)["errors"][0]["message"], structured(broken)


async def converse(way, pipes, address):
    """Does the task: through pipes, or over HTTP at an address."""
    if version("mcp").startswith("1."):
        from mcp import ClientSession
        from mcp.client.streamable_http import streamablehttp_client

        async with (streamablehttp_client(address) if address else stdio_client(pipes)) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                agreed = await session.initialize()
                await task(session.list_tools, session.call_tool)
                await session.send_ping()
                print("ok", way, version("mcp"), agreed.protocolVersion)
    else:
        from mcp.client import Client

        for mode in ["auto", "legacy", "2026-07-28"]:
            async with Client(address if address else stdio_client(pipes), mode=mode) as client:
                await task(client.list_tools, client.call_tool)
                print("ok", way, version("mcp"), mode, client.session.protocol_version)


async def main():
    pipes = StdioServerParameters(command=program, args=["mcp", folder], env=dict(__import__("os").environ))
    await converse("pipes", pipes, None)
    page = subprocess.Popen([program, "preview", folder], stdout=subprocess.PIPE, text=True)
    try:
        await converse("page", pipes, page.stdout.readline().strip() + "mcp")
    finally:
        page.terminate()
        page.wait()


asyncio.run(main())
