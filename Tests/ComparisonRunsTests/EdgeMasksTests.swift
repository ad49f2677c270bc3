import ComparisonRuns
import ImageComparison
import Imaging
import PNGCodec
import TestSupport
import Testing

struct EdgeMasksTests {
  /// Two pictures that differ at the right and lower border, with masks of the given sizes.
  private func comparison(
    masks: [(width: Int, height: Int)], edges: [(x: Int, y: Int)]
  ) throws -> FileComparison {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (index, size) in masks.enumerated() {
      var picture = StraightBitmap(width: 6, height: 5, filledWith: .init(red: 0, green: 0, blue: 0))
      if index == 1 { for place in [(5, 0), (5, 4), (0, 4)] { picture[place.0, place.1].red = 255 } }
      paths.append(try folder.write("\(index).png", picture))
      var mask = StraightBitmap(
        width: size.width, height: size.height, filledWith: .init(red: 0, green: 0, blue: 0))
      for edge in edges where edge.x < size.width && edge.y < size.height {
        mask[edge.x, edge.y] = .init(red: 255, green: 255, blue: 255)
      }
      _ = try folder.write("\(index).edges.png", mask)
    }
    let options = FileComparison.Options(comparator: ImageComparator(antiAliasing: .edges))
    return FileComparison.compare(paths[0], paths[1], options: options)
  }

  @Test func `edges of both pictures excuse what differs there, to the last row and column`() throws {
    let all = try comparison(masks: [(6, 5), (6, 5)], edges: [(5, 0), (5, 4), (0, 4)])
    #expect(all.verdict == .withinTolerance && all.difference?.antiAliasedPixels == 3, "\(all.message)")
    let two = try comparison(masks: [(6, 5), (6, 5)], edges: [(5, 0), (5, 4)])
    #expect(two.verdict == .different && two.difference?.differingPixels == 1, "\(two.message)")
  }

  /// A pixel's neighbours are not those that follow it in memory: neither the next row's first nor the
  /// previous row's last.
  @Test func `edges reach to their neighbours and no further`() throws {
    for (edge, excused) in [
      ((4, 0), [(5, 0)]), ((5, 1), [(5, 0)]), ((0, 1), []), ((5, 3), [(5, 4)]), ((1, 4), [(0, 4)]),
    ] {
      let folder = try TemporaryFolder()
      let dark = StraightBitmap.Pixel(red: 0, green: 0, blue: 0)
      let light = StraightBitmap.Pixel(red: 255, green: 255, blue: 255)
      var paths: [String] = []
      for index in 0..<2 {
        var (picture, mask) = (
          StraightBitmap(width: 6, height: 5, filledWith: dark),
          StraightBitmap(width: 6, height: 5, filledWith: dark)
        )
        let places = [(5, 0), (5, 4), (0, 4)]
        if index == 1 { for place in places { picture[place.0, place.1].red = 255 } }
        // The first has edges where it differs, the second only next to that.
        for place in index == 0 ? places : [edge] { mask[place.0, place.1] = light }
        paths.append(try folder.write("\(index).png", picture))
        try folder.write("\(index).edges.png", mask)
      }
      let options = FileComparison.Options(comparator: ImageComparator(antiAliasing: .edges))
      let found = FileComparison.compare(paths[0], paths[1], options: options)
      #expect(found.difference?.antiAliasedPixels == excused.count, "\(edge): \(found.message)")
    }
  }
}
