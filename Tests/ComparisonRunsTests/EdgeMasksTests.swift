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
}
