internal import CHarfBuzz
import Foundation

/// A font of a file in memory, with everything that faces made from it share.
final class FontFile: Sendable {
  /// Lengths in em units, from the font's own tables.
  struct Metrics: Sendable {
    var unitsPerEm: Double
    var ascent: Double
    var descent: Double
    var lineGap: Double
  }

  let path: String
  /// The index in a collection; 0 in a file with one font.
  let index: Int
  let data: Data
  let metrics: Metrics
  /// The pictures of colour glyphs (emoji); nil if glyphs are outlines.
  let colorBitmaps: ColorBitmaps?
  /// Which characters the file has.
  let coverage = CharacterCoverage()
  let spaceRules = SpaceRules()
  /// The features of the table GSUB, by tag.
  let substitutions: Set<String>
  let axes: VariationAxes
  /// HarfBuzz's face, whose tables are read once for all sizes and variations.
  nonisolated(unsafe) let shapingFace: OpaquePointer
  /// Units per em of advances. FreeType has none for a font with only pictures, whose advances would be
  /// rounded to whole ems.
  var shapingUnitsPerEm: UInt32 { max(hb_face_get_upem(shapingFace), 1) }

  /// - Parameters:
  ///   - index: the index in a collection.
  ///   - isMapped: whether to map the file, as for the fonts that come with the program. Files that a user
  ///     may change meanwhile are read completely: truncating a mapped file would crash the process.
  /// - Throws: `FontError` if the file is missing or is not a font.
  init(path: String, index: Int = 0, isMapped: Bool) throws {
    guard FileManager.default.fileExists(atPath: path) else { throw FontError.missingFile(path) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: isMapped ? .alwaysMapped : [])
    } catch {
      throw FontError.corruptFont(path, reason: "it cannot be read")
    }
    self.path = path
    self.index = index
    self.data = data
    metrics = try FreeTypeFace(path: path, data: data, index: index, coordinates: []).metrics
    let blob = data.withUnsafeBytes { bytes in
      // The file's bytes stay where they are as long as the face holds the file.
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    shapingFace = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(shapingFace)
    substitutions = Self.substitutions(of: shapingFace)
    let face = shapingFace
    axes = VariationAxes(of: face, variations: Self.table("avar", of: face))
    colorBitmaps = ColorBitmaps { Self.table($0, of: face) }
  }

  /// A table's bytes, which stay in the file's memory and live no longer than it; nil if the font has none.
  private static func table(_ tag: String, of face: OpaquePointer) -> Data? {
    let blob: OpaquePointer = hb_face_reference_table(face, FontFeature.number(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: Int(length), deallocator: .none)
  }

  private static func substitutions(of face: OpaquePointer) -> Set<String> {
    var tags = [hb_tag_t](repeating: 0, count: 64)
    var names: Set<String> = []
    var start: UInt32 = 0
    while true {
      var count = UInt32(tags.count)
      _ = hb_ot_layout_table_get_feature_tags(face, FontFeature.number("GSUB"), start, &count, &tags)
      for tag in tags[..<Int(count)] {
        names.insert(
          String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self))
      }
      if Int(count) < tags.count { return names }
      start += count
    }
  }

  deinit {
    hb_face_destroy(shapingFace)
  }
}
