import Linting
import PreviewRunner
import Rendering
import Testing
import Views

@Suite struct WorkerMessageTests {
  private static let messages: [WorkerMessage] = [
    .begin(index: 7, view: "Größe", file: "a b.swift", variant: "200x60"),
    .done(
      RenderReport(
        view: "Größe", file: "a b.swift", variant: "200x60", path: "out/x.png", tree: "{\"a\":1}",
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
    .finished,
  ]

  @Test(arguments: messages)
  func survivesTheWayThroughAPipe(message: WorkerMessage) {
    var bytes = message.bytes
    #expect(WorkerMessage.take(from: &bytes) == message)
    #expect(bytes.isEmpty)
  }

  @Test(arguments: messages)
  func isNotTakenBeforeItHasFullyArrived(message: WorkerMessage) {
    for count in 0..<message.bytes.count {
      var bytes = Array(message.bytes.prefix(count))
      #expect(WorkerMessage.take(from: &bytes) == nil)
      #expect(bytes.count == count)
    }
  }

  @Test func isTakenInOrder() {
    var bytes = Self.messages.flatMap(\.bytes)
    var taken: [WorkerMessage] = []
    while let message = WorkerMessage.take(from: &bytes) { taken.append(message) }
    #expect(taken == Self.messages)
  }
}
