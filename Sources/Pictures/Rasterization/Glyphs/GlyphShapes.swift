import Fonts
import Foundation
import Geometry
import Imaging
import Synchronization

/// The glyphs of one font at one size as pixels.
///
/// Threads look glyphs up without a lock and without reference counting, on which threads drawing the same
/// text would contend: entries are only added, and a table that has become too small is kept next to the
/// larger one until all are released.
final class GlyphShapes: Sendable {
  /// The drawing of a glyph.
  enum Entry {
    /// Coverage with the glyph's origin in pixel (0, 0), valid for the lifetime of the shapes.
    case mask(UnsafePointer<UInt8>, PixelBounds)
    /// A picture of a colour glyph.
    case picture
  }

  /// A slot for a glyph in a table.
  private struct Slot: ~Copyable {
    /// The glyph and its position within a pixel, plus one; 0 if the slot is free. Written last.
    let key = Atomic<UInt64>(0)
    /// Nil for a picture.
    var base: UnsafePointer<UInt8>?
    var bounds = PixelBounds.empty
  }

  /// Slots, a power of two of them, at most half of them taken.
  private final class Table: Sendable {
    nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
    let mask: Int

    init(capacity: Int) {
      mask = capacity - 1
      slots = .allocate(capacity: capacity)
      for index in 0..<capacity { (slots + index).initialize(to: Slot()) }
    }

    deinit {
      slots.deinitialize(count: mask + 1)
      slots.deallocate()
    }

    /// Where the search for a key begins (Fibonacci hashing).
    @inline(__always)
    static func start(_ key: UInt64) -> Int {
      Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) &>> 32)
    }

    @inline(__always)
    func find(_ key: UInt64) -> Entry? {
      var index = Self.start(key) & mask
      while true {
        let found = slots[index].key.load(ordering: .acquiring)
        if found == key {
          guard let base = slots[index].base else { return .picture }
          return .mask(base, slots[index].bounds)
        }
        if found == 0 { return nil }
        index = (index &+ 1) & mask
      }
    }

    /// Adds a missing entry, if there is room.
    func add(_ key: UInt64, _ base: UnsafePointer<UInt8>?, _ bounds: PixelBounds) {
      var index = Self.start(key) & mask
      while slots[index].key.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
      slots[index].base = base
      slots[index].bounds = bounds
      slots[index].key.store(key, ordering: .releasing)
    }
  }

  /// State that one thread at a time changes.
  private struct Contents {
    var count = 0
    /// All tables that were ever in use, the current one last.
    var tables: [Table]
    /// What the entries point to.
    var masks: [GlyphMask] = []
    var pictures: [UInt64: GlyphPicture] = [:]
  }

  private let transform: CGAffineTransform
  private let colorSpace: PictureColorSpace
  private let contents: Mutex<Contents>
  /// The address of the current table; the contents keep it alive.
  private let current: Atomic<UInt>
  private let full = Atomic<Bool>(false)

  private static let capacity = 8192
  /// Masks are limited to a generous square.
  private static let limit = 4096

  init(transform: CGAffineTransform, colorSpace: PictureColorSpace) {
    self.transform = transform
    self.colorSpace = colorSpace
    let table = Table(capacity: 128)
    current = Atomic(Self.address(table))
    contents = Mutex(Contents(tables: [table]))
  }

  /// Whether there are so many shapes that new drawings should begin with an empty cache.
  var isFull: Bool { full.load(ordering: .relaxed) }

  /// - Parameters:
  ///   - subX: the position of the origin within a pixel, in quarters; `subY` likewise.
  ///   - paths: draws a glyph that has not been drawn before.
  @inline(__always)
  func entry(
    of glyph: UInt32, subX: Int, subY: Int, source: any GlyphSource, paths: PathRasterizer
  ) -> Entry {
    let key = Self.key(glyph, subX, subY)
    if let address = UnsafeRawPointer(bitPattern: current.load(ordering: .acquiring)) {
      let entry = Unmanaged<Table>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.find(key) }
      if let entry { return entry }
    }
    return make(glyph, subX, subY, source, paths)
  }

  /// The picture of a glyph whose entry says that it is one.
  func picture(of glyph: UInt32, subX: Int, subY: Int) -> GlyphPicture? {
    contents.withLock { $0.pictures[Self.key(glyph, subX, subY)] }
  }

  private static func address(_ table: Table) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(table).toOpaque())
  }

  @inline(__always)
  private static func key(_ glyph: UInt32, _ subX: Int, _ subY: Int) -> UInt64 {
    (UInt64(glyph) << 4 | UInt64(truncatingIfNeeded: subX << 2 | subY)) &+ 1
  }

  /// Draws a glyph and adds it; if several threads do so at once, the first one's drawing stays.
  @inline(never)
  private func make(
    _ glyph: UInt32, _ subX: Int, _ subY: Int, _ source: any GlyphSource, _ paths: PathRasterizer
  ) -> Entry {
    let key = Self.key(glyph, subX, subY)
    var mask: GlyphMask?
    var picture = source.picture(of: glyph)
    if let own = picture {
      if colorSpace != .sRGB { picture = ColorConversion.displayP3(own) }
    } else {
      let limit = Self.limit
      let drawn = paths.mask(
        of: source.outline(of: glyph), rule: .nonZero,
        transform: CGAffineTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: CGFloat(subX) / 4,
          ty: CGFloat(subY) / 4),
        clip: PixelBounds(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
      mask = GlyphMask(drawn.widened(toMultipleOf: 4))
    }
    return contents.withLock { contents in
      guard var table = contents.tables.last else { return .picture }
      if let entry = table.find(key) { return entry }
      if contents.count * 2 > table.mask {
        table = Self.enlarged(table)
        contents.tables.append(table)
        current.store(Self.address(table), ordering: .releasing)
      }
      if let mask { contents.masks.append(mask) }
      if let picture { contents.pictures[key] = picture }
      table.add(key, mask?.base, mask?.bounds ?? .empty)
      contents.count += 1
      if contents.count >= Self.capacity { full.store(true, ordering: .relaxed) }
      return mask.map { .mask($0.base, $0.bounds) } ?? .picture
    }
  }

  /// The same entries in a table of twice the size.
  private static func enlarged(_ table: Table) -> Table {
    let result = Table(capacity: (table.mask + 1) * 2)
    for index in 0...table.mask {
      let key = table.slots[index].key.load(ordering: .relaxed)
      if key != 0 { result.add(key, table.slots[index].base, table.slots[index].bounds) }
    }
    return result
  }
}
