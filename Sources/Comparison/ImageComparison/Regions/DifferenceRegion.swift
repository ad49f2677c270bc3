/// A connected area of change.
public struct DifferenceRegion: Hashable, Sendable {
  /// What happened in an area, as far as the pixels show.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    /// Something is drawn where the first image has only background.
    case added
    /// Only background is left of what the first image has.
    case removed
    /// The same shapes in other colours.
    case recoloured
    /// The same content at another position.
    case moved
    /// Other writing.
    case text
    /// Another content.
    case changed
  }

  /// The smallest rectangle around the differing pixels.
  public var bounds: PixelRect
  /// How many pixels in it count as different.
  public var pixels: Int
  public var kind: Kind
  /// How far the content moved, in pixels to the right and down, when it moved.
  public var offset: Offset?

  /// A displacement in pixels.
  public struct Offset: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }
}

extension DifferenceRegion {
  /// The areas of change of a map, from top to bottom, then from left to right.
  package static func find(
    in map: DifferenceMap, within unequal: PixelRect, first: PixelGrid, second: PixelGrid
  ) -> [DifferenceRegion] {
    let areas = DifferenceAreas.find(in: map, within: unequal)
    var regions = areas.map { area in
      let content = RegionContent(area.bounds, of: first, second)
      var region = DifferenceRegion(bounds: area.bounds, pixels: area.pixels, kind: .changed)
      if let kind = content.kind {
        region.kind = kind
      } else if let movement = content.movement {
        region.kind = .moved
        region.offset = movement
      } else if content.isRecoloured {
        region.kind = .recoloured
      } else if content.isText {
        region.kind = .text
      }
      return region
    }
    pairMovedContent(&regions, first, second)
    return regions
  }

  /// Content that vanished at one position and appeared at another, pixel for pixel, has moved.
  private static func pairMovedContent(
    _ regions: inout [DifferenceRegion], _ first: PixelGrid, _ second: PixelGrid
  ) {
    // Comparing every pair of many regions would cost more than it is worth.
    guard regions.count <= 200 else { return }
    for removed in regions.indices where regions[removed].kind == .removed {
      let from = regions[removed].bounds
      let match = regions.indices.first { added in
        let to = regions[added].bounds
        return regions[added].kind == .added && to.width == from.width && to.height == from.height
          && first.part(from).hasEqualPixels(to: second.part(to))
      }
      guard let match else { continue }
      let to = regions[match].bounds
      let offset = Offset(x: to.x - from.x, y: to.y - from.y)
      for index in [removed, match] {
        regions[index].kind = .moved
        regions[index].offset = offset
      }
    }
  }
}

extension PixelGrid {
  /// Whether all pixels are those of another area of the same size.
  fileprivate func hasEqualPixels(to other: PixelGrid) -> Bool {
    (0..<height).allSatisfy { hasEqualRow($0, to: other) }
  }
}
