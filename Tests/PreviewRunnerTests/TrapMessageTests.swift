import PreviewRunner
import Testing

@Suite struct TrapMessageTests {
  @Test func isTheRuntimesLastSentence() {
    let text = "hello\nModule/File.swift:3: Fatal error: Index out of range\nstack\n"
    #expect(TrapMessage.find(in: text) == "Module/File.swift:3: Fatal error: Index out of range")
  }

  /// A line of the library's own sources helps no user.
  @Test func leavesOutTheLibrarysLines() {
    #expect(TrapMessage.find(in: "ViewCore/State.swift:3: Fatal error: No object") == "No object")
  }

  @Test func isMissingWhereNothingWasSaid() {
    #expect(TrapMessage.find(in: "only what the view printed\n") == nil)
  }
}
