import PreviewRunner
import Testing

@Suite struct TrapMessageTests {
  @Test func isTheRuntimesLastSentence() {
    let text = "hello\nModule/File.swift:3: Fatal error: Index out of range\nstack\n"
    #expect(TrapMessage.find(in: text) == "Module/File.swift:3: Fatal error: Index out of range")
  }

  @Test func isMissingWhereNothingWasSaid() {
    #expect(TrapMessage.find(in: "only what the view printed\n") == nil)
  }
}
