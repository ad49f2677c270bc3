import Foundation
import Geometry
import Linting
import Reports
import Testing
import Views

/// Candidates that are never chosen, and candidates passed over because of their text.
@Suite @MainActor struct ViewThatFitsRuleTests {
  @Test func aRicherCandidateBehindACompactOneIsFound() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 20, height: 10)
      Color.green.frame(width: 60, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(
      try LintTesting.messages(.neverChosen, view) == [
        "ViewThatFits candidate 2 (frame) needs 60 × 10 pt; candidate 1 (frame) needs only 20 × 10 pt, "
          + "fits whenever this one does and is asked first"
      ])
  }

  @Test func theRightOrderIsNotFound() throws {
    let view = ViewThatFits(in: .horizontal) {
      Color.green.frame(width: 60, height: 10)
      Color.red.frame(width: 20, height: 30)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(try LintTesting.messages(.neverChosen, view) == [])
    // Being narrower is enough even if the other axis counts too and is longer.
    let both = ViewThatFits {
      Color.green.frame(width: 60, height: 10)
      Color.red.frame(width: 20, height: 30)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(try LintTesting.messages(.neverChosen, both) == [])
  }

  @Test func aLastCandidateThatCannotShrinkIsFound() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("75 %")
      HStack {
        Text("75 %")
        Color.red.frame(width: 100, height: 10)
      }
    }
    let messages = try LintTesting.messages(.neverChosen, view)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("ViewThatFits candidate 2 (HStack) needs at least ") == true)
  }

  @Test func aLastCandidateThatGivesWayIsAFallback() throws {
    let content = VStack { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
    let scrolling = ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    #expect(try LintTesting.messages(.neverChosen, scrolling) == [])
    let alike = ViewThatFits(in: .horizontal) {
      Text("one text").fixedSize()
      Text("one text")
    }
    #expect(try LintTesting.messages(.neverChosen, alike) == [])
  }

  @Test func aLargerLastCandidateIsNoted() throws {
    // It may be meant to wrap; more likely it is in the wrong position.
    let view = ViewThatFits(in: .horizontal) {
      Text("short")
      Text("a longer text that shows only where the short one does not fit")
    }
    let found = try LintTesting.observations(.neverChosen, view)
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.hasPrefix("is larger (") == true)
    #expect(found.first?.message.hasSuffix("asked first, so that it shows only where neither fits") == true)
  }

  @Test func aTextThatWouldWrapIsFound() throws {
    let view = ViewThatFits {
      Text("A paragraph that has room for all of its words on a few lines of this window")
      Text("Too long")
    }
    let messages = try LintTesting.messages(.wrapping, view)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("is passed over because its text takes ") == true)
    #expect(messages.first?.contains("wrapped it would fit in ") == true)
  }

  @Test func aTextThatMayWrapIsNotFound() throws {
    let paragraph = "A paragraph that has room for all of its words on a few lines of this window"
    let vertical = ViewThatFits(in: .vertical) {
      Text(paragraph)
      Text("Too long")
    }
    #expect(try LintTesting.messages(.wrapping, vertical) == [])
    // On one line nothing is gained by wrapping.
    let single = ViewThatFits {
      Text(paragraph).lineLimit(1)
      Text("Too long")
    }
    #expect(try LintTesting.messages(.wrapping, single) == [])
  }

  @Test func aCandidateThatFitsSpeaksAgainstIt() throws {
    let view = ViewThatFits {
      Text("Enough room")
      Text("Less")
    }
    let found = try LintTesting.observations(.wrapping, view)
    #expect(found.map(\.isCounterexample) == [true])
  }
}
