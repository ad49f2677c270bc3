import Drawing
import Foundation
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct EdgeFinderTests {
  private let red = RGBAColor(red: 1, green: 0, blue: 0)

  private func fill(_ path: Path, _ color: RGBAColor) -> DisplayItem {
    .fill(.init(path: path, paint: .color(color), transform: .identity))
  }

  private let disc = Path(ellipseIn: CGRect(x: 4.3, y: 5.1, width: 21, height: 19.6))

  private func list(_ items: [DisplayItem], side: Int = 32) -> DisplayList {
    DisplayList(width: side, height: side, items: items)
  }

  /// The pixels that are edges.
  private func edges(
    _ items: [DisplayItem], threads: Int = 1, background: RGBAColor = .clear
  ) -> Set<SIMD2<Int>> {
    let mask = EdgeFinder(threads: threads).edges(of: list(items), background: background)
    return pixels { x, y in mask[x, y].red == 255 }
  }

  private func pixels(_ isIn: (Int, Int) -> Bool) -> Set<SIMD2<Int>> {
    Set((0..<32).flatMap { y in (0..<32).filter { isIn($0, y) }.map { SIMD2($0, y) } })
  }

  /// The pixels that the disc covers in part.
  private var rim: Set<SIMD2<Int>> {
    let picture = Rasterizer().bitmap(of: list([fill(disc, red)]))
    return pixels { x, y in (1...254).contains(picture[x, y].alpha) }
  }

  @Test func edgesAreWhatIsCoveredInPart() {
    #expect(rim.count > 60)
    #expect(edges([fill(disc, red)]) == rim)
    #expect(edges([fill(Path(CGRect(x: 3, y: 4, width: 9, height: 8)), red)]).isEmpty)
  }

  @Test func whatLooksAlikeHasNoEdge() {
    #expect(edges([fill(disc, red)], background: red).isEmpty)
  }

  @Test func anOpaqueCoverHidesEdges() {
    let cover = fill(Path(CGRect(x: 0, y: 0, width: 16, height: 32)), .black)
    #expect(edges([fill(disc, red), cover]) == rim.filter { $0.x >= 16 })
  }

  @Test func clipsAndMasksHaveEdges() {
    let whole = fill(Path(CGRect(x: 0, y: 0, width: 32, height: 32)), red)
    let clip = DisplayItem.Clip(path: disc, transform: .identity)
    #expect(edges([.layer(.init(items: [whole], clips: [clip]))]) == rim)
    #expect(edges([.layer(.init(items: [whole], mask: .init(items: [fill(disc, .black)])))]) == rim)
  }

  @Test func blursHaveNoneAndShadowsOnlyThoseOfWhatThrowsThem() {
    let blurred = DisplayItem.layer(
      .init(items: [fill(disc, red)], filters: [.blur(radius: 3, isOpaque: false)]))
    #expect(edges([blurred]).isEmpty)
    let shadow = DisplayItem.layer(
      .init(items: [fill(disc, red)], filters: [.shadow(color: .black, radius: 6, dx: 4, dy: 4)]))
    #expect(edges([shadow]) == rim)
    let material = DisplayItem.layer(
      .init(
        items: [],
        clips: [.init(path: Path(CGRect(x: 0, y: 0, width: 32, height: 16)), transform: .identity)],
        backdrop: .init(blurRadius: 5, saturation: 1, tint: RGBAColor.black.opacity(0.2))))
    #expect(edges([fill(disc, red), material]) == rim.filter { $0.y >= 16 })
  }

  @Test func threadsChangeNothing() {
    let items = [
      fill(disc, red),
      .layer(.init(items: [fill(disc, .black)], filters: [.shadow(color: .black, radius: 6, dx: 4, dy: 4)])),
    ]
    #expect(edges(items, threads: 4) == edges(items))
  }
}
