"""Drives the page of `fittingroom preview` in Chromium: page.py PROGRAM FOLDER CHROMIUM [PICTURES].

Speaks Chromium's debugging protocol over pipes, with nothing but Python's own library. Prints times, then "ok".
"""

import base64
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

program, folder, chromium = sys.argv[1:4]
pictures = sys.argv[4] if len(sys.argv) > 4 else None
CARD = """import SwiftUI
struct Card: View {
  @State private var count = 0
  @State private var name = ""
  var body: some View {
    VStack(spacing: 12) {
      ViewThatFits {
        HStack {
          Text("A rather long line beside").fixedSize()
          Text("another line here").fixedSize()
        }
        Text("short")
      }
      Button("%s %%\\(count)") { count += 1 }
      TextField("Name", text: $name)
      Text("Hello \\(name)")
    }
    .padding()
  }
}
#Preview("Card") { Card() }
#Preview("Loop") { let _ = { while true {} }(); Text("x") }
#Preview("Quits") { let _ = Thread.detachNewThread { usleep(300_000); _exit(3) }; Text("x") }
#Preview("Trap") { let none: Int? = nil; Text("\\(none!)") }
#Preview("Moves") { Moves() }
struct Moves: View {
  @State private var volume = 0.0
  @State private var place = CGSize.zero
  var body: some View {
    VStack(spacing: 20) {
      Slider(value: $volume)
      Text("Volume \\(Int(volume * 100))")
      Text("Moved by \\(Int(place.width))")
        .gesture(DragGesture().onChanged { place = $0.translation })
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { Text("Row \\($0)").frame(height: 30) } }
      }
      .frame(height: 200)
    }
    .padding()
  }
}
""".replace("%%", "")


def write(text):
    with open(folder + "/Card.swift.new", "w") as file:
        file.write(text)
    os.rename(folder + "/Card.swift.new", folder + "/Card.swift")


class Browser:
    def __init__(self):
        (out_read, self.out), (self.inp, in_write) = os.pipe(), os.pipe()

        def place():
            # High numbers first, so that neither is in the other's way.
            first, second = os.dup2(out_read, 90), os.dup2(in_write, 91)
            os.dup2(first, 3)
            os.dup2(second, 4)
            for descriptor in (3, 4):
                os.set_inheritable(descriptor, True)

        self.process = subprocess.Popen(
            [
                chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
                "--disable-dev-shm-usage", "--window-size=1500,1100", "--user-data-dir=" + folder + "/profile", "about:blank",
            ],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(out_read)
        os.close(in_write)
        self.number, self.rest, self.session = 0, b"", None
        target = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")
        self.call("Runtime.enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" in self.rest:
                text, self.rest = self.rest.split(b"\0", 1)
                answer = json.loads(text)
                if answer.get("id") == self.number:
                    assert "error" not in answer, answer
                    return answer["result"]
            part = os.read(self.inp, 1 << 20)
            assert part, "the browser has gone"
            self.rest += part

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def wait(self, expression, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(expression):
                return
            time.sleep(0.01)
        self.shot("failed")
        raise AssertionError(
            "never true: " + expression + "\n" + str(self.value("$('errors').textContent + $('times').textContent + JSON.stringify(state)"))
        )

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1, **more)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, x, y, right, down):
        self.mouse("mousePressed", x, y)
        for step in range(1, 6):
            self.mouse("mouseMoved", x + right * step / 5, y + down * step / 5)
        self.mouse("mouseReleased", x + right, y + down)

    def press(self, id):
        """Clicks on an element of the page, as a finger does."""
        self.click(*self.value("(() => { const b = $('%s').getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()" % id))

    def choose(self, id, value):
        self.value("$('%s').value = %s; $('%s').dispatchEvent(new Event('change')); 0" % (id, json.dumps(value), id))
        assert self.value("$('%s').value" % id) == value, (id, value)

    def shot(self, name):
        if pictures:
            with open(pictures + "/" + name + ".png", "wb") as file:
                file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))


def texts():
    return browser.value("[...walk(shown.tree)].filter(n => n.text).map(n => n.text.string)")


def spot(text):
    """The middle of a text in the page."""
    return browser.value(
        """(() => { const n = [...walk(shown.tree)].find(n => n.text && n.text.string === %s), b = $("picture").getBoundingClientRect();
        return [b.left + (n.frame[0] + n.frame[2] / 2) * zoom(), b.top + (n.frame[1] + n.frame[3] / 2) * zoom()]; })()"""
        % json.dumps(text)
    )


def frame(text):
    return browser.value("[...walk(shown.tree)].find(n => n.text && n.text.string === %s).frame" % json.dumps(text))


def rectangles(kind):
    """The rectangles of marks over the picture, in points."""
    return browser.value(
        """(() => { const p = $("picture").getBoundingClientRect(); return [...document.querySelectorAll("#overlays .%s")].map(e => {
        const b = e.getBoundingClientRect(); return [b.left - p.left, b.top - p.top, b.width, b.height].map(v => v / zoom()); }); })()"""
        % kind
    )


def forward(port):
    """A port that leads to another one, as SSH and Codespaces forward them."""
    listening = socket.create_server(("127.0.0.1", 0))

    def pump(source, goal):
        try:
            while data := source.recv(1 << 16):
                goal.sendall(data)
        except OSError:
            pass
        goal.close()

    def serve():
        while True:
            near = listening.accept()[0]
            far = socket.create_connection(("127.0.0.1", port))
            for pair in ((near, far), (far, near)):
                threading.Thread(target=pump, args=pair, daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    return listening.getsockname()[1]


def alike(some, others):
    return len(some) == len(others) and all(abs(a - b) < 1 for one, other in zip(some, others) for a, b in zip(one, other))


def code(address, **fields):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=fields)) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


write(CARD % "Add")
server = subprocess.Popen([program, "preview", folder, "--json"], stdout=subprocess.PIPE, text=True)
address = server.stdout.readline().strip()
browser = Browser()
try:
    # Nobody else is let in.
    origin = address[: address.index("/", 8)]
    assert code(address) == 200 and code(origin + "/") == 404
    assert code(address, Host="evil.example") == 403 and code(address, Origin="http://evil.example") == 403
    assert code(address + "socket") == 403 and code(address + "../../etc/passwd") == 404

    browser.call("Page.navigate", url=address)
    browser.wait("typeof shown === 'object' && shown && $('picture').naturalWidth > 0")
    assert "Add 0" in texts(), texts()
    browser.wait("$('list').textContent.includes('Card.swiftCardLoopQuitsTrap')")
    browser.shot("first")

    # An edit, an error, a repair.
    for turn, word in enumerate(["Plus", "More", "Give"]):
        begun = time.monotonic()
        write(CARD % word)
        browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === '%s 0')" % word)
        browser.wait("!saved")
        print("edit %d: %.0f ms; %s" % (turn, (time.monotonic() - begun) * 1000, browser.value("$('times').textContent")))
    write((CARD % "Wrong").replace("padding()", "paddling()"))
    browser.wait("$('errors').textContent.includes('paddling')")
    assert "Card.swift:18:" in browser.value("$('errors').textContent"), browser.value("$('errors').textContent")
    assert browser.value("document.body.classList.contains('stale') && $('picture').naturalWidth > 0")
    browser.shot("error")
    write(CARD % "Add")
    browser.wait("!$('errors').textContent && [...walk(shown.tree)].some(n => n.text && n.text.string === 'Add 0')")

    # Literals change without the compiler, to what it would make of them; more than literals is compiled.
    lines = [(CARD % "Add").replace("12", str(spacing)).replace("another line", words) for spacing, words in [(13, "any line"), (44, "a tall line")]]
    prepare = time.monotonic() + 60
    while not browser.value("shown.isPrepared"):
        assert time.monotonic() < prepare, "nothing was prepared"
        time.sleep(1)
        write(lines[0].replace("13", str(int(time.monotonic()) % 10 + 20)))
        browser.wait("!saved")
        time.sleep(0.2)
    for turn in range(6):
        begun = time.monotonic()
        write(lines[turn % 2])
        browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === '%s here')" % ["any line", "a tall line"][turn % 2])
        browser.wait("!saved")
        print("literals %d: %.0f ms; %s" % (turn, (time.monotonic() - begun) * 1000, browser.value("$('times').textContent")))
        assert browser.value("shown.isPrepared")
    tree = browser.value("JSON.stringify(shown.tree)")
    browser.value("shown = null; show(true); 0")
    browser.wait("shown")
    assert not browser.value("shown.isPrepared") and browser.value("JSON.stringify(shown.tree)") == tree
    write(lines[1].replace('Text("short")', 'Text("short").bold()'))
    browser.wait("!saved && shown.tree && JSON.stringify(shown.tree) !== %s" % json.dumps(tree))
    write(CARD % "Add")
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'another line here')")

    # The handle, through a break point that the rail marks.
    browser.wait("points.length > 0")
    point = browser.value("points.find(p => p.changes.some(c => c.includes('ViewThatFits')))")
    assert point, browser.value("JSON.stringify(points)")
    # Its mark says what changes there, and leads there; others are the widths of devices.
    tick = browser.value(
        """(() => { const t = [...document.querySelectorAll("#rail .tick")].find(t => t.title.includes("ViewThatFits")), b = t.getBoundingClientRect();
        return [t.title, b.left + b.width / 2, b.top + b.height / 2]; })()"""
    )
    assert tick[0].startswith("from %g pt: " % point["at"]), (tick, point)
    assert browser.value("[...document.querySelectorAll('#rail .mark')].some(m => m.title.startsWith('402 pt: ') && m.title.includes('iPhone 17'))")
    browser.click(tick[1], tick[2])
    browser.wait("shown.width === %s" % json.dumps(point["at"]))
    browser.value("state.width = state.height = null; show(); 0")
    browser.wait("shown.width === 402")
    chosen = "[...walk(shown.tree)].find(n => n.viewThatFits).viewThatFits.chosen"
    assert browser.value(chosen) == 0
    box = browser.value("(() => { const b = $('east').getBoundingClientRect(); return [b.left + 3, b.top + 20]; })()")
    wide = browser.value("shown.width")
    browser.mouse("mouseMoved", box[0], box[1])
    browser.mouse("mousePressed", box[0], box[1])
    steps = 20
    goal = point["at"] - 40
    for step in range(steps + 1):
        browser.mouse("mouseMoved", box[0] + (goal - wide) * step / steps, box[1])
    browser.wait("Math.abs(shown.width - %f) < 2" % goal)
    browser.mouse("mouseReleased", box[0] + goal - wide, box[1])
    assert browser.value(chosen) == 1
    browser.shot("dragged")
    # A click on a view tells which candidate it is of, and why.
    browser.press("inspect")
    browser.click(*spot("short"))
    browser.wait("$('view').textContent.includes('candidate 2 of 2')")
    told = browser.value("$('view').textContent")
    assert "Card.swift:12" in told and "does not fit horizontal" in told and "proposal" in told, told
    browser.value("[...$('view').querySelectorAll('button')].find(b => b.textContent === 'ViewThatFits').click(); 0")
    browser.wait("$('view').textContent.startsWith('typeViewThatFits')")
    browser.press("inspect")
    browser.call("Input.dispatchKeyEvent", type="keyDown", key="Escape")
    browser.wait("!state.chosen && document.querySelectorAll('#overlays > *').length === 0")
    times = []
    for width in range(300, 330):
        before = browser.value("performance.now()")
        browser.value("state.width = %d; show(); 0" % width)
        browser.wait("shown.width === %d" % width)
        times.append(browser.value("shown.layout + shown.drawing"))
    times.sort()
    print("a step of the size: layout and drawing %.1f ms (median), %.1f ms (worst of 30)" % (times[15], times[-1]))
    browser.value("state.width = state.height = null; show(); 0")
    browser.wait("shown.width > 390 && [...walk(shown.tree)].some(n => n.text)")

    # What is drawn over the picture: the views' frames, the texts' baselines, the device's safe area.
    assert browser.value("document.querySelectorAll('#overlays > *').length") == 0
    for name, kind, expected in [
        ("frames", "frame", "[...walk(shown.tree)].map(n => n.frame)"),
        ("baselines", "base", "[...walk(shown.tree)].flatMap(n => n.text ? n.text.lines.map(l => [l.frame[0], l.baseline, l.frame[2], 1]) : [])"),
        ("safe", "safe", "[[0, 62, 402, 874 - 62 - 34]]"),
    ]:
        browser.press(name)
        browser.wait("document.querySelectorAll('#overlays .%s').length > 0" % kind)
        found, wanted = rectangles(kind), browser.value(expected)
        assert alike(found, wanted), (kind, found, wanted)
        browser.shot("overlay-" + name)
        browser.press(name)
        browser.wait("document.querySelectorAll('#overlays > *').length === 0")

    # Guides with their names, and where a finger reaches what.
    assert browser.value("document.querySelectorAll('#overlays > *').length") == 0
    for name in ("guides", "hitAreas"):
        browser.value("$('%s').checked = true; $('%s').onchange(); 0" % (name, name))
    browser.wait("!!document.querySelector('#overlays .guides line') && !!document.querySelector('#overlays .hit')")
    assert "center" in browser.value("[...document.querySelectorAll('#overlays .guides text')].map(t => t.textContent).join()")
    assert browser.value("shown.overlays.hitAreas.map(a => a.name).sort().join()") == "Button,TextField"
    box = browser.value("(() => { const b = document.querySelector('#overlays .hit').getBoundingClientRect(), p = $('picture').getBoundingClientRect(); return [b.left - p.left, b.top - p.top, b.width, b.height]; })()")
    asked = browser.value("(() => { const f = shown.overlays.hitAreas[0].frame; return f.map(v => v * zoom()); })()")
    assert all(abs(a - b) < 1 for a, b in zip(box, asked)), (box, asked)
    browser.shot("overlays")
    for name in ("guides", "hitAreas"):
        browser.value("$('%s').checked = false; $('%s').onchange(); 0" % (name, name))
    browser.wait("document.querySelectorAll('#overlays > *').length === 0")

    # Taps and typing; state is kept over an edit.
    for count in range(2):
        browser.click(*spot("Add %d" % count))
        browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Add %d')" % (count + 1))
    browser.click(*spot("Name"))
    for letter in "Ada":
        browser.call("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter)
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Hello Ada')")
    write(CARD % "Sum")
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Sum 2')")
    assert "Hello Ada" in texts(), texts()
    browser.shot("typed")

    # Dragging, scrolling, and a new start.
    browser.value("state.preview = 'Moves'; state.steps = []; show(); 0")
    browser.wait("shown.preview === 'Moves' && [...walk(shown.tree)].some(n => n.text && n.text.string === 'Volume 0')")
    slider = browser.value("[...walk(shown.tree)].find(n => n.type === 'Thumb').frame")
    corner = browser.value("(() => { const b = $('picture').getBoundingClientRect(); return [b.left, b.top]; })()")
    browser.drag(corner[0] + slider[0] + 19, corner[1] + slider[1] + slider[3] / 2, 150, 0)
    browser.wait("[...walk(shown.tree)].some(n => n.text && /^Volume [3-6][0-9]$/.test(n.text.string))")
    browser.drag(*spot("Moved by 0"), -40, 10)
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Moved by -40')")
    assert browser.value("[...walk(shown.tree)].some(n => n.text && /^Volume [3-6]/.test(n.text.string))"), texts()
    before, (x, y) = frame("Row 2"), spot("Row 2")
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=45)
    browser.wait("Math.abs([...walk(shown.tree)].find(n => n.text && n.text.string === 'Row 2').frame[1] - %f + 45) < 0.5" % before[1])
    browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=30)
    browser.wait("Math.abs([...walk(shown.tree)].find(n => n.text && n.text.string === 'Row 2').frame[1] - %f + 75) < 0.5" % before[1])
    # Two turns of the wheel at one place are one step.
    assert browser.value("state.steps.length") == 3, browser.value("JSON.stringify(state.steps)")
    browser.shot("moved")
    browser.press("restart")
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Volume 0')")
    assert "Moved by 0" in texts() and frame("Row 2") == before and browser.value("state.steps.length") == 0, texts()
    browser.value("state.preview = 'Card'; show(); 0")
    browser.wait("shown.preview === 'Card'")
    for count in range(2):
        browser.click(*spot("Sum %d" % count))
        browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Sum %d')" % (count + 1))
    browser.click(*spot("Name"))
    for letter in "Ada":
        browser.call("Input.dispatchKeyEvent", type="keyDown", key=letter, text=letter)
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'Hello Ada')")

    # Arabic at accessibility3; a reload keeps all.
    browser.choose("locale", "ar")
    browser.wait("[...walk(shown.tree)].some(n => n.text && n.text.string === 'سطر آخر هنا')")
    # The views stand from right to left.
    assert frame("سطر آخر هنا")[0] < frame("A rather long line beside")[0], texts()
    browser.choose("typeSize", "accessibility3")
    browser.wait("[...walk(shown.tree)].find(n => n.text && n.text.string === 'Sum 2').frame[3] > 40")
    assert "قصير" in texts(), texts()
    browser.value("$('inspect').checked = true; $('inspect').onchange(); 0")
    browser.click(*spot("Sum 2"))
    browser.wait("$('view').textContent.includes('Card.swift:14')")
    browser.shot("arabic")
    browser.call("Page.reload")
    browser.wait("typeof shown === 'object' && shown && $('view').textContent.includes('Card.swift:14')")
    assert "Sum 2" in texts() and "Hello Ada" in texts(), texts()
    assert browser.value("$('typeSize').value") == "accessibility3" and browser.value("$('locale').value") == "ar"
    assert "قصير" in texts(), texts()
    browser.value("state.typeSize = ''; state.locale = ''; state.layoutDirection = ''; state.besideChoice = $('besideChoice').value = 'colorScheme'; show(); 0")
    browser.wait("$('beside').querySelectorAll('img').length === 2 && [...$('beside').querySelectorAll('img')].every(i => i.naturalWidth)")
    # The view that was chosen is marked in all of them.
    browser.wait("document.querySelectorAll('#beside .chosen').length === 2 && document.querySelectorAll('#overlays .chosen').length === 1")
    browser.shot("beside")
    browser.value("state.besideChoice = $('besideChoice').value = ''; state.steps = []; show(); 0")

    # A loop and a trap, while the page is there.
    browser.value("state.preview = 'Loop'; show(); 0")
    time.sleep(0.5)
    begun = time.monotonic()
    assert code(address) == 200
    took = (time.monotonic() - begun) * 1000
    print("the page while a preview loops: %.0f ms" % took)
    assert took < 100
    browser.wait("$('errors').textContent.includes('was not done after')")
    browser.value("state.preview = 'Trap'; show(); 0")
    browser.wait("$('errors').textContent.includes('trapped')")
    # One that ends its process when nobody asks for anything.
    browser.value("state.preview = 'Quits'; show(); 0")
    browser.wait("!$('errors').textContent && shown.preview === 'Quits'")
    time.sleep(1)
    browser.value("state.width = 222; show(); 0")
    browser.wait("$('errors').textContent.includes('has ended')")
    browser.value("show(); 0")
    browser.wait("!$('errors').textContent && shown.width === 222")
    browser.value("state.width = null; state.preview = 'Card'; show(); 0")
    browser.wait("!$('errors').textContent && shown.preview === 'Card'")
    # The line under an editor's cursor, through a forwarded port.
    other = subprocess.Popen([program, "preview", folder, "--goto", "Card.swift:14"], stdout=subprocess.PIPE, text=True)
    try:
        _, _, place, path = other.stdout.readline().strip().split("/", 3)
        browser.call("Page.navigate", url="http://localhost:%d/%s" % (forward(int(place.split(":")[1])), path))
        browser.wait("typeof shown === 'object' && shown && $('view').textContent.includes('Card.swift:14') && !!document.querySelector('#overlays .chosen')")
    finally:
        other.terminate()
        other.wait()
    server.terminate()
    lines = [json.loads(line) for line in server.stdout]
    assert any("diagnostics" in line for line in lines) and any(line.get("preview") == "Card" for line in lines)
    print("ok")
finally:
    browser.process.terminate()
    server.terminate()
    server.wait()
    browser.process.wait()
