import Foundation
import Geometry
import LayoutEngine
import Linting
import Testing
import Views

/// Views beyond the screen and upon each other, and controls that are too small.
@Suite @MainActor struct PlaceRuleTests {
  @Test func aTextBeyondTheScreenIsFound() throws {
    let view = Text("Settings").fixedSize().frame(width: 20)
    let messages = try LintTesting.messages(.offScreen, view, width: 30, height: 100)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Text “Settings” reaches ") == true)
    #expect(messages.first?.contains(" edge of the screen of 30 × 100 pt") == true)
    #expect(try LintTesting.messages(.offScreen, view, width: 100, height: 100) == [])
    // A mask is not visible, what it lets through is.
    #expect(
      try LintTesting.messages(.offScreen, view.mask { Color.black }, width: 30, height: 100).count == 1)
    let mask = Color.red.frame(width: 20, height: 20).mask { Text("Settings").fixedSize() }
    #expect(try LintTesting.messages(.offScreen, mask, width: 30, height: 100) == [])
  }

  @Test func whatLiesBeyondTheScreenAsAWholeIsSaidToDoSo() throws {
    /// A text that extends past the right edge by a given share.
    func messages(_ share: CGFloat) throws -> [String] {
      try LintTesting.messages(
        .offScreen,
        Color.clear.overlay(alignment: .trailing) {
          Text("Away").fixedSize().alignmentGuide(.trailing) { $0.width * (1 - share) }
        })
    }
    #expect(try messages(0) == [])
    let partly = try messages(0.5)
    #expect(partly.count == 1 && partly[0].contains(" reaches "), "\(partly)")
    for share in [1.1, 1.5, 3] {
      let away = try messages(share)
      #expect(away == ["Text “Away” lies beyond the right edge of the screen of 200 × 200 pt as a whole"])
    }
  }

  @Test func aRowWiderThanTheScreenIsFound() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 90, height: 20)
      Color.blue.frame(width: 90, height: 20)
    }
    // Centred, the row of 180 points reaches 40 points beyond either edge.
    #expect(
      try LintTesting.messages(.offScreen, row, width: 100, height: 50) == [
        "HStack is 180 pt wide, more than the screen of 100 × 50 pt, and Color reaches 40 pt beyond the left "
          + "edge, as does 1 other view"
      ])
    #expect(try LintTesting.messages(.offScreen, row, width: 180, height: 50) == [])
    let long = HStack(spacing: 0) {
      ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 90, height: 20) }
    }
    #expect(
      try LintTesting.messages(.offScreen, long, width: 100, height: 50) == [
        "HStack is 360 pt wide, more than the screen of 100 × 50 pt, and Color lies beyond the left edge, "
          + "as do 3 other views"
      ])
    let scrolled = ScrollView(.horizontal) { row }
    #expect(try LintTesting.messages(.offScreen, scrolled, width: 100, height: 50) == [])
  }

  @Test func whatIsTooLongIsReportedOnceForAllThatItTakesWithIt() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("One")
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 20)
        Color.blue.frame(width: 100, height: 20)
      }
      Text("Two")
    }
    let messages = try LintTesting.messages(.offScreen, view, width: 100, height: 100)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("HStack is 200 pt wide") == true)
    #expect(messages.first?.hasSuffix(" beyond the left edge, as do 3 other views") == true)
    let tall = VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
    let rows = try LintTesting.messages(.offScreen, tall, width: 100, height: 100)
    #expect(rows.count == 1)
    #expect(rows.first?.hasPrefix("VStack is ") == true)
    #expect(rows.first?.contains(" pt high, more than the screen of 100 × 100 pt, and Text “Row ") == true)
  }

  @Test func decorationMayReachBeyondTheScreen() throws {
    let view = ZStack {
      Circle().frame(width: 300, height: 300)
      Text("Hello")
    }.background(Color.red.frame(width: 400, height: 400))
    #expect(try LintTesting.messages(.offScreen, view, width: 100, height: 100) == [])
    let drawer = VStack { Text("Drawer").offset(x: -200) }
    #expect(try LintTesting.messages(.offScreen, drawer, width: 100, height: 100) == [])
  }

  @Test func textsUponEachOtherAreFound() throws {
    let view = HStack(spacing: 0) {
      Text("A long title").fixedSize().frame(width: 30, alignment: .leading)
      Text("Value")
    }
    let messages = try LintTesting.messages(.overlap, view)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Text “Value” lies on Text “A long title” by ") == true)
    let apart = HStack(spacing: 0) {
      Text("A long title").fixedSize()
      Text("Value")
    }
    #expect(try LintTesting.messages(.overlap, apart) == [])
  }

  /// Letters fill seven tenths of their line's height; two points of them are more than a touch.
  @Test func aTouchIsNoOverlap() throws {
    func beside(_ depth: CGFloat) throws -> Int {
      let view = HStack(spacing: -depth) {
        Text("HH")
        Text("HH")
      }
      return try LintTesting.messages(.overlap, view).count
    }
    #expect(try [1.5, 2.75].map(beside) == [0, 1])
    func below(_ depth: CGFloat) throws -> Int {
      let view = VStack(spacing: -depth) {
        Text("HH")
        Text("HH")
      }
      return try LintTesting.messages(.overlap, view).count
    }
    #expect(try [7.5, 8.5].map(below) == [0, 1])
  }

  @Test func whatIsStackedMayOverlap() throws {
    let view = ZStack {
      Image(systemName: "star")
      Text("1")
    }.overlay { Text("new") }
    #expect(try LintTesting.messages(.overlap, view) == [])
  }

  @Test func whatIsScrolledOutOfSightOverlapsNothing() throws {
    let view = VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
      }.frame(height: 60)
      Text("Footer")
    }
    #expect(try LintTesting.messages(.overlap, view, height: 200) == [])
  }

  @Test func contentMayScrollUnderABar() throws {
    let rows = VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)") } }
    let view = VStack(spacing: -30) {
      ScrollView { rows }
      Text("Bar")
    }
    #expect(try LintTesting.messages(.overlap, view) == [])
    let still = VStack(spacing: -15) {
      Text("Title")
      Text("Value")
    }
    #expect(try LintTesting.messages(.overlap, still).count == 1)
  }

  @Test func aSmallButtonIsFound() throws {
    let view = Button("Save") {}.padding(40)
    let messages = try LintTesting.messages(.tapTarget, view)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Button “Save” can be tapped in ") == true)
    #expect(messages.first?.hasSuffix(" × 20.5 pt; 44 × 44 pt are the least") == true)
    #expect(try LintTesting.messages(.tapTarget, view) { $1.leastTarget = 20 } == [])
  }

  @Test func aFrameCountsInsideTheLabelOnly() throws {
    let inside = Button(action: {}, label: { Image(systemName: "star").frame(width: 44, height: 44) })
    #expect(try LintTesting.messages(.tapTarget, inside) == [])
    let outside = Button(action: {}, label: { Image(systemName: "star") }).frame(width: 44, height: 44)
    #expect(try LintTesting.messages(.tapTarget, outside).count == 1)
  }

  @Test func aTapGestureMakesATarget() throws {
    let small = Text("More").onTapGesture {}
    let messages = try LintTesting.messages(.tapTarget, small)
    #expect(messages.map { $0.hasPrefix("onTapGesture “More” can be tapped in ") } == [true])
    #expect(try LintTesting.messages(.tapTarget, Text("More").padding(20).onTapGesture {}) == [])
    #expect(try LintTesting.messages(.tapTarget, Text("More")) == [])
  }

  @Test func aContentShapeMakesATargetLarger() throws {
    let square = Color.red.frame(width: 24, height: 24)
    let shape = Rectangle().inset(by: -10)
    #expect(try LintTesting.messages(.tapTarget, square.contentShape(shape).onTapGesture {}) == [])
    #expect(
      try LintTesting.messages(
        .tapTarget,
        Button {
        } label: {
          square.contentShape(shape)
        }.buttonStyle(.plain)) == [])
    // Around the gesture or the control it says nothing of them.
    #expect(
      try LintTesting.messages(.tapTarget, square.onTapGesture {}.contentShape(shape)).map {
        $0.prefix(42)
      } == ["onTapGesture can be tapped in 24 × 24 pt; "])
    #expect(
      try LintTesting.messages(
        .tapTarget,
        Button {
        } label: {
          square.contentShape(Rectangle())
        }.buttonStyle(.plain).contentShape(shape)
      ).count == 1)
  }

  @Test func aLargeStyleIsLargeEnough() throws {
    let view = Button("Continue") {}.buttonStyle(.borderedProminent).controlSize(.large)
    #expect(try LintTesting.messages(.tapTarget, view) == [])
  }

  @Test func switchesHaveTheSystemsSize() throws {
    #expect(try LintTesting.messages(.tapTarget, Toggle("Wi-Fi", isOn: .constant(true))) == [])
    let button = Toggle("B", isOn: .constant(true)).toggleStyle(.button)
    #expect(try LintTesting.messages(.tapTarget, button).count == 1)
  }
}
