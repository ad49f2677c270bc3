import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

struct DifferenceRegionTests {
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let blue = Pixel(red: 20, green: 60, blue: 220)
  private let red = Pixel(red: 220, green: 30, blue: 40)

  private func canvas() -> StraightBitmap { StraightBitmap(width: 120, height: 80, filledWith: white) }

  /// A frame with a diagonal through it.
  private func drawingIcon(
    _ color: StraightBitmap.Pixel, atX left: Int, y top: Int, on image: StraightBitmap
  ) -> StraightBitmap {
    var image = image
    for i in 0..<16 {
      for (x, y) in [(i, 0), (i, 15), (0, i), (15, i), (i, i), (i, max(0, i - 3))] {
        image[left + x, top + y] = color
      }
    }
    return image
  }

  private func regions(_ first: StraightBitmap, _ second: StraightBitmap) -> [DifferenceRegion] {
    ImageComparator().compare(first, second).regions
  }

  @Test func `what appears is added and what vanishes is removed`() {
    let icon = drawingIcon(blue, atX: 30, y: 20, on: canvas())
    let added = regions(canvas(), icon)
    #expect(added.map(\.kind) == [.added])
    #expect(added.map(\.bounds) == [PixelRect(x: 30, y: 20, width: 16, height: 16)])
    #expect(regions(icon, canvas()).map(\.kind) == [.removed])
  }

  @Test func `the same shape in another colour is recoloured`() {
    let (before, after) = (
      drawingIcon(blue, atX: 30, y: 20, on: canvas()), drawingIcon(red, atX: 30, y: 20, on: canvas())
    )
    #expect(regions(before, after).map(\.kind) == [.recoloured])
  }

  @Test func `what vanishes here and appears there has moved`() {
    let before = drawingIcon(blue, atX: 4, y: 20, on: canvas())
    let after = drawingIcon(blue, atX: 80, y: 40, on: canvas())
    let found = regions(before, after)
    #expect(found.map(\.kind) == [.moved, .moved])
    #expect(found.allSatisfy { $0.offset == DifferenceRegion.Offset(x: 76, y: 20) })
  }

  @Test func `what appears in another size has not moved there`() {
    func bar(_ x: Int, _ width: Int, _ height: Int) -> StraightBitmap {
      var image = canvas()
      for y in 20..<20 + height { for x in x..<x + width { image[x, y] = blue } }
      return image
    }
    #expect(regions(bar(10, 6, 12), bar(80, 6, 12)).map(\.kind) == [.moved, .moved])
    #expect(regions(bar(10, 6, 12), bar(80, 6, 9)).map(\.kind) == [.removed, .added])
    #expect(regions(bar(10, 6, 12), bar(80, 5, 12)).map(\.kind) == [.removed, .added])
  }

  /// Repeating content may have moved by several distances; the shortest counts.
  @Test(arguments: [(1, 0), (0, 1), (2, 1), (-1, 3), (2, -3), (-2, -2)])
  func `a pattern has moved as little as it can`(x: Int, y: Int) {
    var random = SeededRandom(seed: 5)
    let tile = (0..<35).map { _ in
      Pixel(red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)))
    }
    func image(_ left: Int, _ top: Int) -> StraightBitmap {
      var image = canvas()
      for row in 0..<50 {
        for column in 0..<50 {
          image[20 + column, 10 + row] = tile[(row - top + 70) % 7 * 5 + (column - left + 50) % 5]
        }
      }
      return image
    }
    let found = regions(image(0, 0), image(x, y))
    #expect(found.map(\.kind) == [.moved])
    #expect(found.first?.offset == DifferenceRegion.Offset(x: x, y: y))
  }

  @Test func `what moves by a pixel has moved`() {
    let before = drawingIcon(blue, atX: 30, y: 20, on: canvas())
    let after = drawingIcon(blue, atX: 31, y: 20, on: canvas())
    let found = regions(before, after)
    #expect(found.map(\.kind) == [.moved])
    #expect(found.first?.offset == DifferenceRegion.Offset(x: 1, y: 0))
  }

  /// An even patch is not background if it stands out from its surroundings.
  @Test func `what replaces a patch of another colour is not added`() {
    var patch = StraightBitmap(width: 120, height: 80, filledWith: blue)
    for y in 20..<36 { for x in 30..<46 { patch[x, y] = white } }
    let icon = drawingIcon(red, atX: 30, y: 20, on: patch)
    #expect(regions(patch, icon).map(\.kind) == [.changed])
  }

  /// Of the edges between neighbouring pixels more than one in twenty is another.
  @Test func `a shape with another colour and other pixels is changed`() {
    let before = drawingIcon(blue, atX: 30, y: 20, on: canvas())
    var after = drawingIcon(red, atX: 30, y: 20, on: canvas())
    for y in 23..<26 { after[42, y] = red }
    #expect(regions(before, after).map(\.kind) == [.changed])
  }

  @Test func `changes far apart are separate regions from top to bottom`() {
    var after = canvas()
    after[100, 70] = red
    after[10, 5] = red
    after[11, 6] = red
    let found = regions(canvas(), after)
    #expect(
      found.map(\.bounds) == [
        PixelRect(x: 10, y: 5, width: 2, height: 2), PixelRect(x: 100, y: 70, width: 1, height: 1),
      ])
    #expect(found.map(\.pixels) == [2, 1])
  }

  @Test func `every counted pixel lies in exactly one region`() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 {
      var after = canvas()
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let (x, y) = (Int.random(in: 0..<120, using: &random), Int.random(in: 0..<80, using: &random))
        after[x, y] = blue
      }
      let difference = ImageComparator().compare(canvas(), after)
      let map = try #require(difference.map)
      #expect(difference.regions.reduce(0) { $0 + $1.pixels } == difference.differingPixels)
      for y in 0..<80 {
        for x in 0..<120 where map[x, y].counts {
          #expect(
            difference.regions.contains {
              x >= $0.bounds.x && x < $0.bounds.maxX && y >= $0.bounds.y && y < $0.bounds.maxY
            })
        }
      }
    }
  }

  @Test func `a region belongs to the innermost view that holds most of it`() {
    let title = ViewFrame(type: "Text", id: "0.0", source: "Card.swift:7", x: 5, y: 5, width: 40, height: 10)
    let root = ViewFrame(type: "VStack", id: "0", x: 0, y: 0, width: 60, height: 40, children: [title])
    let inside = root.innermost(around: PixelRect(x: 20, y: 12, width: 10, height: 10), scale: 2)
    #expect(inside == title)
    #expect(root.innermost(around: PixelRect(x: 20, y: 60, width: 10, height: 10), scale: 2)?.id == "0")
    #expect(root.innermost(around: PixelRect(x: 500, y: 60, width: 10, height: 10), scale: 2) == nil)
    #expect(root.find(id: "0.0") == title)
  }
}
