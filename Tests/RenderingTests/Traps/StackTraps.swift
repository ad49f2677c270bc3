import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// How stacks divide the space they are offered.
@MainActor
@Suite struct StackTraps {
  @Test func alignmentGuidesEnlargeAZStackToTheRectangleAroundItsChildren() throws {
    let badge = Plain(30, 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) {
      $0.width / 2
    }
    let view = ZStack(alignment: .topTrailing) {
      Plain(150, 50).probe("box")
      badge.probe("badge")
    }
    let frames = try Render.frames(view.probe("stack"))
    #expect(frames["stack"].map { Array($0[2...]) } == [165, 65])
    let (box, mark) = (try #require(frames["box"]), try #require(frames["badge"]))
    #expect(mark[0] - box[0] == 135 && box[1] - mark[1] == 15)
  }

  private func widths(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = 10) throws -> [Double] {
    let frames = try Render.frames(view, width: width, height: height)
    return frames.keys.sorted().compactMap { frames[$0]?[2] }
  }

  @Test func emptyViewsAndEmptyStacksLeaveNoGaps() throws {
    #expect(
      try Render.size(
        VStack {
          Plain(10, 10)
          EmptyView()
          Plain(10, 10)
        }) == [10, 28])
    let hidden = false
    #expect(
      try Render.size(
        VStack {
          Plain(10, 10)
          VStack { if hidden { Plain(1, 1) } }
          Plain(10, 10)
        })[1] == 20)
    #expect(
      try Render.size(
        VStack {
          ForEach(0..<0) { _ in Plain(1, 1) }
          Plain(10, 10)
        })[1] == 10)
  }

  @Test func spacersTakeNoGapsUnlessTheStackSetsThem() throws {
    #expect(
      try Render.size(
        HStack {
          Plain(50, 1)
          Spacer()
          Plain(50, 1)
        })[0] == 108)
    #expect(
      try Render.size(
        HStack {
          Plain(50, 1)
          Spacer()
          Plain(50, 1)
        }, 300, 10)[0] == 300)
    #expect(
      try Render.size(
        HStack(spacing: 20) {
          Plain(50, 1)
          Spacer()
          Plain(50, 1)
        })[0] == 148)
  }

  @Test func thirdsAreSnappedAtBothCorners() throws {
    let row = HStack(spacing: 0) {
      Color.red.probe("a")
      Color.green.probe("b")
      Color.blue.probe("c")
    }
    #expect(try widths(row, 100) == [33.333, 33.333, 33.333])
    let picture = try Render.bitmap(row, width: 100, height: 10) { $0.scale = 2 }
    let colors = (0..<200).map { picture[$0, 5] }
    #expect(colors.indices.dropFirst().filter { colors[$0] != colors[$0 - 1] } == [67, 133])
  }

  @Test func theLessFlexibleIsMeasuredFirst() throws {
    let fixed = HStack(spacing: 0) {
      Color.red.frame(width: 50).probe("a")
      Color.red.probe("b")
      Color.red.probe("c")
    }
    #expect(try widths(fixed, 100) == [50, 25, 25])
    let minimum = HStack(spacing: 0) {
      Color.red.frame(minWidth: 60).probe("a")
      Color.red.probe("b")
    }
    #expect(try widths(minimum, 100) == [60, 40])
    let maximum = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 20).probe("a")
      Color.red.probe("b")
    }
    #expect(try widths(maximum, 100) == [20, 80])
  }

  @Test func minimaThatDoNotFitOverflow() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 80).probe("a")
      Color.red.frame(minWidth: 80).probe("b")
    }
    let frames = try Render.frames(row, width: 100, height: 10)
    #expect(frames["a"] == [-30, 0, 80, 10])
    #expect(frames["b"] == [50, 0, 80, 10])
  }

  @Test func aBoundedChildMayBeAskedBeforeOneWithALargerMinimum() throws {
    let column = VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100).probe("a")
      Color.orange.frame(minHeight: 80).probe("b")
    }
    let frames = try Render.frames(column, width: 10, height: 85)
    #expect(frames["a"]?[3] == 42.5)
    #expect(frames["b"]?[3] == 80)
  }

  @Test func priorityTakesAllButTheOthersMinimum() throws {
    let frames = try Render.frames(
      HStack {
        Text(longText).probe("a")
        Text(longText).layoutPriority(1).probe("b")
      }, width: 200, height: 600)
    let first = try #require(frames["a"])
    let second = try #require(frames["b"])
    let least = try Render.size(Text(longText), 0, 600)[0]
    #expect(least < 20)
    #expect(second[2] == (try Render.size(Text(longText), CGFloat(192 - least), 600)[0]))
    #expect(first[2] <= 192 - second[2])
  }

  @Test func paddingHidesAPriority() throws {
    func row(_ first: some View) throws -> Double {
      try Render.frames(
        HStack(spacing: 0) {
          first.probe("a")
          Color.red.probe("b")
        }, width: 100, height: 10)["b"]?[2] ?? 0
    }
    #expect(try row(Color.blue.layoutPriority(1)) == 0)
    #expect(try row(Color.blue.layoutPriority(1).padding(0)) == 50)
    #expect(try row(Color.blue.padding(0).layoutPriority(1)) == 0)
  }

  @Test func theShorterTextKeepsItsWidth() throws {
    let frames = try Render.frames(
      HStack {
        Text("Short").probe("a")
        Text(longText).probe("b")
      }, width: 200, height: 300)
    #expect(frames["a"]?[2] == (try Render.size(Text("Short"))[0]))
    #expect(frames["a"]?[3] == 20.333)
  }

  @Test func whatRemainsIsNeverOfferedBelowNothing() throws {
    struct Recorder: Layout {
      let note: @Sendable (CGFloat?) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        note(proposal.width)
        return CGSize(width: 10, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let box = Box<[CGFloat?]>([])
    _ = try Render.frames(
      HStack(spacing: 8) {
        Plain(100, 10)
        Plain(100, 10)
        Recorder { width in box.value.append(width) }() { Color.red }
      }, width: 150, height: 20)
    #expect(box.value.contains(0))
    #expect(box.value.allSatisfy { ($0 ?? 0) >= 0 })
  }

  @Test func baselinesMeet() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text(verbatim: "a").font(.largeTitle).probe("a")
      Text(verbatim: "b").probe("b")
      Plain(20, 20).probe("c")
    }
    let outcome = try Render.outcome(row)
    var baselines: [Double] = []
    func collect(_ node: FrameTree.Node) {
      baselines += node.text?.lines.map { Double($0.baseline) } ?? []
      node.children.forEach(collect)
    }
    collect(outcome.tree.root)
    #expect(baselines.count == 2 && abs(baselines[0] - baselines[1]) < 0.001)
    let box = try #require(try Render.frames(row)["c"])
    #expect(abs(box[1] + box[3] - baselines[0]) < 0.001)
  }

  @Test func stacksHugAndStayInTheMiddle() throws {
    let text = try Render.size(Text("Hi"))
    let frames = try Render.frames(
      VStack(alignment: .leading) { Text("Hi") }.probe("stack"), width: 390, height: 100)
    #expect(frames["stack"]?[2] == text[0])
    #expect(abs((frames["stack"]?[0] ?? 0) - (390 - text[0]) / 2) < 0.001)
    let pile = try Render.frames(
      ZStack(alignment: .bottom) {
        Plain(10, 40)
        Plain(10, 10).probe("low")
      }.probe("pile"), width: 100,
      height: 100)
    #expect(pile["pile"] == [45, 30, 10, 40])
    #expect(pile["low"] == [45, 60, 10, 10])
  }

  @Test func placingAsksAgainWithTheStacksOwnWidth() throws {
    let column = VStack(spacing: 0) {
      Text(longText).frame(idealWidth: 51).fixedSize(horizontal: false, vertical: true).layoutPriority(1)
        .probe("text")
      Color.red.aspectRatio(1, contentMode: .fit).layoutPriority(1).probe("color")
    }.fixedSize(horizontal: true, vertical: false).frame(height: 400).probe("frame")
    let frames = try Render.frames(column, width: 390, height: 844)
    let bottom = (frames["color"]?[1] ?? 0) + (frames["color"]?[3] ?? 0)
    #expect(bottom < (frames["frame"]?[1] ?? 0) + 400)
  }

  @Test func pilesTakeTheSizeOfTheHighestPriority() throws {
    let pile = ZStack {
      Plain(100, 100).probe("a")
      Plain(200, 50).layoutPriority(1)
    }
    #expect(try Render.size(pile) == [200, 50])
    #expect(try Render.frames(pile)["a"] == [50, -25, 100, 100])
  }

  @Test func colorsMakePilesGreedyAndBackgroundsDoNot() throws {
    #expect(
      try Render.size(
        ZStack {
          Color.red
          Text("x")
        }, 100, 80) == [100, 80])
    #expect(try Render.size(Text("x").background(.red), 100, 80) == (try Render.size(Text("x"))))
  }

  @Test func modifiersReachEachViewOfAGroup() throws {
    let single = try Render.size(Text("a"))[1]
    let padded = try Render.size(
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }.padding(10)
      })
    #expect(abs(padded[1] - 2 * (single + 20)) < 0.002)
    let outcome = try Render.outcome(
      VStack { ForEach(0..<3) { _ in Plain(10, 10) }.background(.blue) })
    #expect(outcome.displayList.items.count == 6)
  }

  @Test func branchesFillOneSlot() throws {
    func column(_ first: Bool) -> some View {
      VStack {
        Plain(10, 10)
        if first { Plain(10, 20) } else { Plain(10, 30) }
        Plain(10, 10)
      }
    }
    #expect(try Render.size(column(true))[1] == 56)
    #expect(try Render.size(column(false))[1] == 66)
  }

  @Test func severalViewsWithoutAContainer() throws {
    struct Pair: View {
      var body: some View {
        Plain(10, 10).probe("a")
        Plain(20, 10).probe("b")
      }
    }
    let root = try Render.frames(Pair(), width: 100, height: 100)
    #expect(root["a"] == [45, 36, 10, 10])
    #expect(root["b"] == [40, 54, 20, 10])
    let over = try Render.frames(Plain(40, 40).overlay { Pair() }, width: 100, height: 100)
    #expect(over["a"] == [45, 45, 10, 10])
    let scrolled = try Render.frames(ScrollView(.horizontal) { Pair() }, width: 100, height: 100)
    #expect((scrolled["b"]?[1] ?? 0) - (scrolled["a"]?[1] ?? 0) == 18)
  }

  @Test func rightToLeftMirrorsEverything() throws {
    let view = HStack {
      Plain(10, 10).probe("a")
      Plain(20, 10).padding(.leading, 20).probe("b")
      Plain(10, 10).offset(x: 10).probe("c")
    }
    let ltr = try Render.frames(view)
    let rtl = try Render.frames(view) { $0.layoutDirection = .rightToLeft }
    for (name, frame) in ltr where name != "c" {
      #expect(rtl[name] == [76 - frame[0] - frame[2], frame[1], frame[2], frame[3]])
    }
    let leading = try Render.frames(
      Plain(10, 10).padding(.leading, 20)
        .background { Color.blue.probe("all") }.overlay { Plain(10, 10).probe("moved").offset(x: 10) }
    ) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(leading["moved"]?[0] == 0)
  }
}

final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
