import Linting
import PreviewRunner
import Rendering
import Testing
import Views

@Suite struct WorkerMessageTests {
  private static let messages: [WorkerMessage] = [
    .loaded,
    .listing(
      item: 3, fallback: ListedPreview(source: .registry(3), name: "Größe", file: 1, line: 9)),
    .listed([ListedPreview(source: .provider(2, leaf: 1), name: "", file: 0)]),
    .views([]),
    .begin(variant: 7),
    .picture(.main, part: [0, 255, 128, 10]),
    .picture(.picture(isEdges: true), part: [1]),
    .picture(.picture(step: 3), part: [1]),
    .picture(.picture(step: 12, isEdges: true), part: [1]),
    .picture(.frame(7), part: [1]),
    .done(
      RenderReport(
        view: "Größe", file: "a b.swift", variant: "200x60", path: nil, tree: "{\"a\":1}",
        fidelity: [FidelityNote(.approximated, "Gauge", "It is flat.", file: "a b.swift", line: 3)],
        warnings: ["one", ""], remarks: ["two"])),
    .done(RenderReport(view: "A", file: "a.swift", variant: "1x1", path: nil, tree: "x\ny")),
    .done(
      RenderReport(
        view: "Größe", file: "a b.swift", variant: "200x60", path: nil, tree: "",
        lint: LintedRender(variant: LintVariant(preview: "Größe", file: "a b.swift"), observations: []))),
    .done(
      RenderReport(
        view: "Größe", file: "a b.swift", variant: "200x60", path: nil, tree: "",
        texts: ShownTexts(
          preview: "Größe", file: "a b.swift", device: "iPhone SE",
          places: [TextPlace(key: "a", table: "Localizable", line: 4, width: 120.5)]))),
    .failed(exitCode: 70, text: "It failed."),
    .refused(text: "It cannot be."),
    .finished,
  ]

  private static let key = MessageKey()

  private func reader(_ bytes: some Collection<UInt8> = []) -> WorkerMessageReader {
    var reader = WorkerMessageReader(key: Self.key)
    reader.append(bytes)
    return reader
  }

  @Test(arguments: messages)
  func survivesTheWayThroughAPipe(message: WorkerMessage) throws {
    var reader = reader(message.bytes(Self.key))
    #expect(try reader.next() == message)
    #expect(reader.waiting == 0)
    #expect(try reader.next() == nil)
  }

  @Test(arguments: messages)
  func isNotTakenBeforeItHasFullyArrived(message: WorkerMessage) throws {
    let bytes = message.bytes(Self.key)
    var reader = reader()
    for (place, byte) in bytes.enumerated() {
      #expect(try reader.next() == nil)
      #expect(reader.waiting == place)
      reader.append([byte])
    }
    #expect(try reader.next() == message)
  }

  @Test func isTakenInOrder() throws {
    var reader = reader(Self.messages.flatMap { $0.bytes(Self.key) })
    var taken: [WorkerMessage] = []
    while let message = try reader.next() { taken.append(message) }
    #expect(taken == Self.messages)
  }

  @Test(arguments: messages)
  func isRefusedWithoutItsKey(message: WorkerMessage) {
    var other = reader(message.bytes(MessageKey()))
    #expect(throws: WorkerFault("a message has not the key of its task")) { try other.next() }
    // One wrong byte is enough, whatever follows.
    var beginning = reader([Self.key.bytes[0] ^ 1])
    #expect(throws: WorkerFault.self) { try beginning.next() }
  }

  @Test func isRefusedWhereItIsTooLong() {
    var long = reader(Self.key.bytes + [0x7F, 255, 255, 255])
    #expect(throws: WorkerFault("a message is longer than 8 MB")) { try long.next() }
    // Nothing is kept of a message that has not arrived but its bytes.
    #expect(long.waiting == 20)
  }

  @Test func isRefusedWhereItHasPartsThatNoneHas() {
    let body = [UInt8](repeating: 0, count: 4 * 100_000)
    var many = reader(Self.key.bytes + [0, 6, 0x1A, 0x80] + body)
    #expect(throws: WorkerFault("a message has parts that none has")) { try many.next() }
    var longer = reader(Self.key.bytes + [0, 0, 0, 5, 0, 0, 0, 2, 65])
    #expect(throws: WorkerFault("a part is longer than its message")) { try longer.next() }
  }

  @Test func refusesJSONThatTakesMuchMoreMemoryThanItsBytes() {
    let values = "[" + String(repeating: "0,", count: 300_000) + "0]"
    let parts = ["listed", values].map { Array($0.utf8)[...] }
    #expect(throws: WorkerFault("a part of a message cannot be read")) { try WorkerMessage(parts: parts) }
  }

  @Test func limitsWhatATaskSaysAltogether() throws {
    let report = RenderReport(
      view: "", file: "", variant: "", path: nil, tree: String(repeating: "x", count: 7 << 20))
    var reader = reader()
    let bytes = WorkerMessage.done(report).bytes(Self.key)
    for _ in 0..<3 {
      reader.append(bytes)
      #expect(try reader.next() != nil)
    }
    reader.append(bytes)
    #expect(throws: WorkerFault("its messages are longer than 24 MB")) { try reader.next() }
    // Pictures do not stay in memory and are counted elsewhere.
    var pictures = self.reader()
    let part = WorkerMessage.picture(.main, part: [UInt8](repeating: 1, count: 1 << 20)).bytes(Self.key)
    for _ in 0..<30 {
      pictures.append(part)
      #expect(try pictures.next() != nil)
    }
  }

  @Test(arguments: [
    "", "Picture", "picture ", " picture", ".png", "/../../x", "edges picture", "frame", "frame -1",
    "frame 1000000",
    "frame 007", "frame ١", "step 1", "step x picture", "step 3 ../picture", "step 3 picture\u{0}",
  ])
  func knowsTheProgramsPicturesAlone(text: String) {
    #expect(PictureKind(text) == nil)
  }

  @Test func namesPictures() {
    #expect(PictureKind.main.ending == ".png")
    #expect(PictureKind.picture(isEdges: true).ending == ".edges.png")
    #expect(PictureKind.picture(step: 3, isEdges: true).ending == ".step03.edges.png")
    #expect(PictureKind.frame(12).ending == "0012.png")
  }

  @Test(arguments: [0, 1, 64, 74, 127, 255, 256, -1, Int32.max])
  func takesCodesThatNoFailureHasForThatOfAView(code: Int32) {
    #expect(WorkerMessage.failed(exitCode: code, text: "x").failure?.exitCode == 70)
  }

  @Test func keepsTheCodesOfFailures() {
    for code in Int32(65)...73 {
      #expect(WorkerMessage.failed(exitCode: code, text: "x").failure?.exitCode == code)
    }
    #expect(WorkerMessage.refused(text: "x").failure?.exitCode == 64)
    #expect(
      WorkerMessage(.sameName(path: "a"))
        == .refused(
          text:
            "two pictures would be called a; rename one of the previews, or render them into different folders"
        ))
  }
}
