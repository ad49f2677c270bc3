"""What a server leaves behind when it ends: ends.py PROGRAM FOLDER. Prints "ok"."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
import urllib.parse

program, folder = sys.argv[1:3]
temporary = os.path.join(os.path.dirname(folder), "temporary")
os.mkdir(temporary)
environment = dict(os.environ, TMPDIR=temporary)
with open(folder + "/Card.swift", "w") as file:
    file.write(
        """import SwiftUI
#Preview("Card") { Text("x") }
#Preview("Loop") { let _ = { while true {} }(); Text("x") }
"""
    )
VERSION = "2026-07-28"
META = {"io.modelcontextprotocol/protocolVersion": VERSION, "io.modelcontextprotocol/clientCapabilities": {}}


def call(preview):
    parameters = {"name": "render_preview", "arguments": {"file": "Card.swift", "preview": preview}, "_meta": META}
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": parameters})


def descendants(process):
    found = [process]
    for number in found:
        try:
            with open("/proc/%d/task/%d/children" % (number, number)) as file:
                found += [int(child) for child in file.read().split()]
        except OSError:
            pass
    return found


def is_there(process):
    try:
        with open("/proc/%d/stat" % process) as file:
            return file.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


def check(server, started, code, how):
    assert server.wait() == code, (how, server.returncode)
    assert os.listdir(temporary) == [], (how, os.listdir(temporary))
    # Workers notice by themselves that the program has gone.
    while any(is_there(process) for process in started):
        time.sleep(0.01)


def start_agent(preview):
    """A server that has drawn a picture, and that draws a preview that loops if it is asked for."""
    server = subprocess.Popen(
        [program, "mcp", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    )
    server.stdin.write(call("Card") + "\n")
    server.stdin.flush()
    answer = json.loads(server.stdout.readline())
    assert not answer["result"]["isError"], answer
    assert len(os.listdir(temporary)) == 1
    started = descendants(server.pid)
    if preview == "Loop":
        server.stdin.write(call(preview) + "\n")
        server.stdin.flush()
        while len(descendants(server.pid)) < len(started) + 2:
            time.sleep(0.01)
        started = descendants(server.pid)
    return server, started


for preview in ["Card", "Loop"]:
    for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        server, started = start_agent(preview)
        server.send_signal(number)
        check(server, started, -number, (preview, number))
server, started = start_agent("Card")
server.stdin.close()
check(server, started, 0, "closed")
# Nobody is there any more for the answer.
server, started = start_agent("Loop")
server.stdin.close()
server.stdout.close()
check(server, started, 74, "gone")

for number in [signal.SIGTERM, signal.SIGINT]:
    server = subprocess.Popen([program, "preview", folder], stdout=subprocess.PIPE, text=True, env=environment)
    address = urllib.parse.urlsplit(server.stdout.readline().strip())
    connection = http.client.HTTPConnection("127.0.0.1", address.port, timeout=300)
    fields = {
        "Content-Type": "application/json", "MCP-Protocol-Version": VERSION, "Mcp-Method": "tools/call",
        "Mcp-Name": "render_preview",
    }
    connection.request("POST", address.path + "mcp", call("Card"), fields)
    answer = json.loads(connection.getresponse().read())
    assert not answer["result"]["isError"], answer
    assert len(os.listdir(temporary)) == 1
    started = descendants(server.pid)
    server.send_signal(number)
    check(server, started, -number, ("page", number))
print("ok")
