import Foundation
import Geometry
import LayoutEngine
import Testing

/// Grids, eager and lazy.
struct GridTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    let laid = LaidOut(300, 300) {
      Grid(horizontalSpacing: 4, verticalSpacing: 6) {
        GridRow {
          Box(10, 30).probe("a")
          Box(50, 10).probe("b")
        }
        GridRow { Box(40, 10).probe("c") }
      }.probe("g")
    }
    #expect(laid.frame("g").size == CGSize(94, 46))
    #expect(laid.frame("a").midX == laid.frame("c").midX)
    #expect(laid.frame("b").midX - laid.frame("g").minX == CGFloat(69))
  }

  @Test func flexibleCellsShareTheRoom() {
    let laid = LaidOut(210, 110) {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Color.red.probe("a")
          Box(50, 20).probe("b")
        }
        GridRow {
          Color.red
          Color.red.probe("d")
        }
      }
    }
    #expect(laid.frame("a") == CGRect(0, 0, 150, 20) || laid.frame("a").width == 100)
    #expect(laid.frame("d").maxY == 110)
  }

  @Test func viewOutsideOfRowsSpansTheGrid() {
    let laid = LaidOut(300, 300) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(40, 10)
          Box(40, 10)
        }
        Box(20, 10).probe("s")
      }.probe("g")
    }
    #expect(laid.frame("g").width == 90)
    #expect(laid.frame("s").minX == laid.frame("g").minX)
  }

  @Test func dividerFillsTheProposalUnlessItIsUnsized() {
    func width(_ divider: some Sketch) -> CGFloat {
      size(300, 300) {
        Grid {
          GridRow {
            Box(40, 10)
            Box(40, 10)
          }
          divider
        }
      }.width
    }
    #expect(width(Divider()) == 300)
    #expect(width(Divider().gridCellUnsizedAxes(.horizontal)) == 88)
  }

  @Test func cellThatSpansColumnsIsAsWideAsThem() {
    let laid = LaidOut(300, 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(40, 10)
          Box(40, 10)
          Box(40, 10)
        }
        GridRow {
          Color.red.gridCellColumns(2).probe("s")
          Box(5, 5)
        }
      }.frame(height: 40)
    }
    #expect(laid.frame("s").width >= 90)
  }

  @Test func tooWideSpanningCellWidensItsColumns() {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(40, 10)
          Box(40, 10)
        }
        GridRow { Box(150, 10).gridCellColumns(2) }
      }.probe("g")
    }
    #expect(laid.frame("g").width == 150)
  }

  @Test func flexibleColumnsTakeWhatASpanningCellNeeds() {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(40, 10).probe("fixed")
          Color.red.frame(height: 10).probe("flexible")
        }
        GridRow { Box(150, 10).gridCellColumns(2) }
      }
    }
    #expect(laid.frame("flexible").minX - laid.frame("fixed").minX == 50)
    #expect(laid.frame("flexible").width == 100)
  }

  @Test func whatImportantColumnsLeaveGoesToTheOthers() {
    let laid = LaidOut(200, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(30, 10).layoutPriority(1)
          Color.red.frame(minWidth: 50).probe("b")
        }
      }
    }
    #expect(laid.frame("b").width == 160)
  }

  @Test(arguments: [(0, 0), (1, 1), (0.5, 0.5), (0.25, 0.75), (1, 0)])
  func anchorsAreSharesOfTheRoom(x: CGFloat, y: CGFloat) {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(40, 50)
          Box(10, 20).gridCellAnchor(UnitPoint(x: x, y: y)).probe("a")
        }
        GridRow {
          Box(40, 10)
          Box(90, 10)
        }
      }.probe("g")
    }
    #expect(laid.frame("a").minX - laid.frame("g").minX == 40 + 80 * x)
    #expect(laid.frame("a").minY - laid.frame("g").minY == 30 * y)
  }

  /// The baseline of text here is 15 below its top, that of a box its lower edge.
  @Test func cellsOfARowMeetAtTheirBaselines() {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").probe("text")
          Box(10, 40).probe("box")
        }
      }.probe("g")
    }
    #expect(laid.frame("text").minY + 15 == laid.frame("box").maxY)
    // The row is as high as both together, and begins with the higher one.
    #expect(laid.frame("g").height == 45 && laid.frame("box").minY == laid.frame("g").minY)
  }

  @Test func columnsThatOnlyWideCellsTouchShareTheirWidth() {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Box(100, 10).gridCellColumns(2).probe("wide")
          Box(10, 10).probe("narrow")
        }
      }.probe("g")
    }
    #expect(laid.frame("g").width == 120)
    #expect(laid.frame("narrow").minX - laid.frame("wide").minX == 110)
  }

  @Test func anchorsAndAlignmentsPlaceCells() {
    let laid = LaidOut(nil, nil) {
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Box(40, 40)
          Box(10, 10).gridCellAnchor(.topLeading).probe("a")
          Box(10, 10).probe("b")
        }
        GridRow {
          Box(10, 10).gridColumnAlignment(.trailing).probe("c")
          Box(40, 10)
          Box(40, 10)
        }
      }.probe("g")
    }
    #expect(laid.frame("a").minX == laid.frame("g").minX + 40)
    #expect(laid.frame("a").minY == laid.frame("g").minY)
    #expect(laid.frame("b").maxY == laid.frame("g").minY + 40)
    #expect(laid.frame("c").maxX == laid.frame("g").minX + 40)
  }

  @Test func gridIsMirrored() {
    let laid = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(10, 10).probe("a")
          Box(30, 10).probe("b")
        }
      }.rightToLeft()
    }
    #expect(laid.frame("a").minX - laid.frame("b").minX == 30)
  }

  private func columns(_ items: [GridItem], width: CGFloat, count: Int) -> [CGRect] {
    let laid = LaidOut(width, 500) {
      LazyVGrid(columns: items) { ForEach(0..<count) { Color.red.frame(height: 20).probe("\($0)") } }
        .probe("g")
    }
    return (0..<count).map {
      laid.frame("\($0)").offsetBy(dx: -laid.frame("g").minX, dy: -laid.frame("g").minY)
    }
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let frames = columns([GridItem(.adaptive(minimum: 100))], width: 390, count: 4)
    #expect(frames[1].isNear(CGRect(132.667, 0, 124.667, 20)))
    #expect(frames[3].isNear(CGRect(0, 28, 124.667, 20)))
  }

  @Test func fixedColumnsComeOffFirst() {
    let frames = columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200, count: 3)
    #expect(frames.map(\.width) == [70, 57, 57])
  }

  @Test func minimumTakesFromLaterColumnsOnly() {
    let frames = columns([GridItem(.flexible(minimum: 140)), GridItem(.flexible())], width: 200, count: 2)
    #expect(frames.map(\.width) == [140, 52])
  }

  @Test func gridThatIsTooWideIsLaidOutAgainInItsOwnWidth() {
    let frames = columns([GridItem(.flexible()), GridItem(.flexible(minimum: 140))], width: 200, count: 2)
    // 96 + 8 + 140 = 244 is too wide; in 244 the first column gets 118.
    #expect(frames.map(\.width) == [118, 140])
  }

  @Test func lazyColumnTakesTheOfferedWidth() {
    #expect(
      size(390, nil) {
        LazyVStack {
          Box(30, 20)
          Box(40, 20)
        }
      } == CGSize(390, 48))
  }
}
