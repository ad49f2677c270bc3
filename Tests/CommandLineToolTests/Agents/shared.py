"""A page and agents share one process that draws: shared.py PROGRAM FOLDER.

Speaks HTTP and pipes with nothing but Python's own library. Prints times, then "ok".
"""

import http.client
import json
import os
import subprocess
import sys
import threading
import time
import urllib.parse

program, folder = sys.argv[1:3]
CARD = """import SwiftUI
struct Card: View {
  var body: some View { Row(text: "%s").padding() }
}
#Preview("Card") { Card() }
#Preview("Loop") { let _ = { while true {} }(); Text("x") }
#Preview("Quits") { if let text = getenv("NOTHING") { Text(String(cString: text)) } else { let _ = exit(3); Text("x") } }
"""
ROW = """import SwiftUI
struct Row: View {
  var text: String
  var body: some View { Text(text).lineLimit(1).frame(width: 120) }
}
"""
VERSION = "2026-07-28"
META = {"io.modelcontextprotocol/protocolVersion": VERSION, "io.modelcontextprotocol/clientCapabilities": {}}


def write(word):
    with open(folder + "/Card.new", "w") as file:
        file.write(CARD % word)
    os.rename(folder + "/Card.new", folder + "/Card.swift")


def message(id, method, **parameters):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": {**parameters, "_meta": META}}


def call(id, tool, **arguments):
    return message(id, "tools/call", name=tool, arguments=arguments)


class Page:
    def __init__(self):
        self.process = subprocess.Popen([program, "preview", folder], stdout=subprocess.PIPE, text=True)
        self.address = urllib.parse.urlsplit(self.process.stdout.readline().strip())

    def request(self, method, path, body=None, **fields):
        connection = http.client.HTTPConnection("127.0.0.1", self.address.port, timeout=300)
        headers = {"Content-Type": "application/json"} if method == "POST" else {}
        headers.update({name.replace("_", "-"): value for name, value in fields.items()})
        connection.request(method, self.address.path + path, body, headers)
        response = connection.getresponse()
        answer = response.status, response.read()
        connection.close()
        return answer

    def ask(self, asked):
        """The result of a message, or its error, and the status."""
        fields = {"MCP_Protocol_Version": VERSION, "Mcp_Method": asked["method"]}
        if asked["method"] == "tools/call":
            fields["Mcp_Name"] = asked["params"]["name"]
        status, body = self.request("POST", "mcp", json.dumps(asked), **fields)
        answer = json.loads(body)
        assert answer["id"] == asked["id"], answer
        return status, answer.get("result"), answer.get("error")

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Pipes:
    """`fittingroom mcp` on the other end of two pipes."""

    def __init__(self):
        self.process = subprocess.Popen(
            [program, "mcp", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, asked):
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == asked["id"], answer
        return answer.get("result")

    def stop(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


def parent(process):
    with open("/proc/%d/stat" % process) as file:
        return int(file.read().rsplit(")", 1)[1].split()[1])


def text(result):
    return "\n".join(part["text"] for part in result["content"] if part["type"] == "text")


def drawer(result):
    """The process that has drawn a picture, which the picture's folder is called after."""
    path = [line[5:] for line in text(result).split("\n") if line.startswith("path ")][0]
    assert os.path.exists(path), path
    return path, int(path.split("fittingroom-pictures.")[1].split(".")[0])


write("A text that is much too long for this")
with open(folder + "/Row.swift", "w") as file:
    file.write(ROW)
page, pipes = Page(), Pipes()
try:
    # Both ways lead to the one process that the page's pictures come from.
    status, found, _ = page.ask(message(1, "server/discover"))
    assert status == 200 and VERSION in found["supportedVersions"], found
    status, listed, _ = page.ask(message(2, "tools/list"))
    assert len(listed["tools"]) == 10 and pipes.ask(message(2, "tools/list"))["tools"] == listed["tools"]
    _, first, _ = page.ask(call(3, "render_preview", file="Card.swift"))
    assert not first["isError"] and "truncated: Row.swift:4" in text(first), text(first)
    path, process = drawer(first)
    assert parent(process) == page.process.pid
    second = pipes.ask(call(4, "render_preview", file="Card.swift", before=path))
    assert "identical" in text(second) and drawer(second)[1] == process, text(second)
    # After an edit what one of them has compiled is there for the other.
    write("Short")
    begun = time.monotonic()
    third = pipes.ask(call(5, "render_preview", file="Card.swift", before=path))
    compiling = time.monotonic() - begun
    assert "different" in text(third) and "truncated" not in text(third) and drawer(third)[1] == process, text(third)
    begun = time.monotonic()
    _, fourth, _ = page.ask(call(6, "render_preview", file="Card.swift", before=drawer(third)[0]))
    warm = time.monotonic() - begun
    assert "identical" in text(fourth), text(fourth)
    print("an edit through pipes: %.0f ms, then over HTTP: %.0f ms" % (compiling * 1000, warm * 1000))
    # What takes long is done beside: the page's own process is free.
    threads = [threading.Thread(target=page.ask, args=[call(7, "lint", file="Card.swift", preview="Card")])]
    threads[0].start()
    _, fifth, _ = page.ask(call(8, "render_preview", file="Card.swift"))
    assert drawer(fifth)[1] == process
    threads[0].join()

    # A view that never ends, while the page is there; one that ends its process.
    looping = threading.Thread(target=lambda: results.append(page.ask(call(9, "render_preview", file="Card.swift", preview="Loop"))))
    results = []
    looping.start()
    time.sleep(0.5)
    begun = time.monotonic()
    assert page.request("GET", "")[0] == 200
    took = (time.monotonic() - begun) * 1000
    print("the page while an agent's preview loops: %.0f ms" % took)
    assert took < 100
    looping.join()
    assert results[0][1]["isError"] and "was not done after 5 s" in text(results[0][1]), results
    _, quits, _ = page.ask(call(10, "render_preview", file="Card.swift", preview="Quits"))
    assert quits["isError"] and "exit code 3" in text(quits), text(quits)

    # The versions with a handshake have no session: each request says the version.
    hello = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}}
    status, body = page.request("POST", "mcp", json.dumps(hello))
    assert status == 200 and json.loads(body)["result"]["protocolVersion"] == "2025-06-18", body
    assert page.request("POST", "mcp", '{"jsonrpc":"2.0","method":"notifications/initialized"}', MCP_Protocol_Version="2025-06-18") == (202, b"")
    ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    assert page.request("POST", "mcp", ping, MCP_Protocol_Version="2025-06-18")[0] == 200
    assert page.request("POST", "mcp", ping, MCP_Protocol_Version="1999-01-01")[0] == 400
    # Servers in between read the header: it must not say something else.
    other = json.dumps(call(11, "compare", first="a", second="b"))
    for fields in [
        {"MCP_Protocol_Version": VERSION, "Mcp_Method": "tools/list", "Mcp_Name": "compare"},
        {"MCP_Protocol_Version": VERSION, "Mcp_Method": "tools/call", "Mcp_Name": "lint"},
        {"MCP_Protocol_Version": VERSION, "Mcp_Method": "tools/call"},
        {"MCP_Protocol_Version": "2025-06-18", "Mcp_Method": "tools/call", "Mcp_Name": "compare"},
        {},
    ]:
        status, body = page.request("POST", "mcp", other, **fields)
        assert status == 400 and json.loads(body)["error"]["code"] == -32020, (fields, body)
    status, _, error = page.ask(message(12, "nothing/known"))
    assert status == 404 and error["code"] == -32601

    # Nobody else is let in, and what no client sends harms nobody.
    discover = json.dumps(message(13, "server/discover"))
    good = {"MCP_Protocol_Version": VERSION, "Mcp_Method": "server/discover"}
    assert page.request("POST", "mcp", discover, **good)[0] == 200
    for expected, fields in [
        (403, {"Origin": "http://evil.example"}), (403, {"Origin": "null"}), (403, {"Host": "evil.example"}),
        (403, {"Sec_Fetch_Site": "cross-site"}), (415, {"Content_Type": "text/plain"}),
    ]:
        assert page.request("POST", "mcp", discover, **{**good, **fields})[0] == expected, fields
    own = "http://127.0.0.1:%d" % page.address.port
    assert page.request("POST", "mcp", discover, Origin=own, **good)[0] == 200
    for method, path, expected in [("GET", "mcp", 405), ("DELETE", "mcp", 405), ("POST", "", 405), ("POST", "mcp/", 404), ("POST", "../mcp", 404)]:
        assert page.request(method, path, discover if method == "POST" else None, **good)[0] == expected, (method, path)
    for hostile in ["[" * (1 << 20), '{"a":' * (1 << 17), "", "{", "nonsense", "\0", "[]", '{"jsonrpc":"2.0","id":1,"meth', discover[:-1]]:
        status, body = page.request("POST", "mcp", hostile, **good)
        assert status == 400 and json.loads(body)["error"]["code"] in (-32700, -32600), (hostile[:20], status, body)
    assert page.request("POST", "mcp", "x" * ((1 << 20) + 1), **good)[0] == 413
    for path in ["../secret.swift", "/etc/passwd", "Card.swift\0", "../" * 2000 + "etc/passwd"]:
        _, refused, _ = page.ask(call(14, "render_preview", file=path))
        assert refused["isError"], path
        _, refused, _ = page.ask(call(15, "compare", first=path, second=path))
        assert refused["isError"], path

    # Without the page, the program at the pipes draws itself, and still knows the page's pictures.
    page.stop()
    sixth = pipes.ask(call(16, "render_preview", file="Card.swift"))
    assert not sixth["isError"] and parent(drawer(sixth)[1]) == pipes.process.pid, text(sixth)
    # The next page is found, too.
    page = Page()
    seventh = pipes.ask(call(17, "render_preview", file="Card.swift", before=drawer(sixth)[0]))
    assert "identical" in text(seventh) and parent(drawer(seventh)[1]) == page.process.pid, text(seventh)
    pictures = os.path.dirname(os.path.dirname(drawer(sixth)[0]))
    pipes.stop()
    assert not os.path.exists(pictures), pictures
    print("ok")
finally:
    pipes.process.kill()
    page.stop()
