/// The ICC profile of Display P3: DCI-P3 primaries, a D65 white, and the sRGB transfer function.
///
/// A version 4 matrix profile as ICC.1:2010 describes it, built from the published numbers: the colorants are the
/// primaries adapted to D50 with the Bradford matrix (as Apple's profile lists them), the curve is the sRGB one.
package enum DisplayP3Profile {
  package static let bytes: [UInt8] = {
    let curve = parametricCurve([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    let tags: [(signature: String, content: [UInt8])] = [
      ("desc", localizedText("Display P3")),
      ("cprt", localizedText("CC0")),
      ("wtpt", xyz([0.964203, 1, 0.824905])),
      ("rXYZ", xyz([0.515121, 0.241196, -0.001053])),
      ("gXYZ", xyz([0.291977, 0.692245, 0.041885])),
      ("bXYZ", xyz([0.157104, 0.066574, 0.784073])),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
      (
        "chad",
        array(
          "sf32",
          [1.047882, 0.022918, -0.050217, 0.029587, 0.990479, -0.017059, -0.009232, 0.015076, 0.751678])
      ),
    ]
    // Equal contents are stored once, such as the three curves.
    var table: [UInt8] = big32(tags.count)
    var contents: [UInt8] = []
    var offsets: [[UInt8]: Int] = [:]
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      let offset = offsets[tag.content] ?? start + contents.count
      if offsets[tag.content] == nil {
        offsets[tag.content] = offset
        contents += tag.content
        contents += [UInt8](repeating: 0, count: (4 - contents.count % 4) % 4)
      }
      table += Array(tag.signature.utf8) + big32(offset) + big32(tag.content.count)
    }
    return header(size: start + contents.count) + table + contents
  }()

  private static func header(size: Int) -> [UInt8] {
    var header = big32(size) + big32(0) + [4, 0, 0, 0]
    header += Array("mntrRGB XYZ ".utf8)
    // The profile's date is fixed, because equal pixels must give equal files.
    header += [2022, 1, 1, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    header += Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += xyz([0.964203, 1, 0.824905]).dropFirst(8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header
  }

  private static func localizedText(_ text: String) -> [UInt8] {
    let characters = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Array("mluc".utf8) + big32(0) + big32(1) + big32(12) + Array("enUS".utf8)
      + big32(characters.count) + big32(28) + characters
  }

  private static func xyz(_ values: [Double]) -> [UInt8] { array("XYZ ", values) }

  private static func parametricCurve(_ values: [Double]) -> [UInt8] {
    Array("para".utf8) + big32(0) + [0, 3, 0, 0] + values.flatMap(fixed)
  }

  private static func array(_ type: String, _ values: [Double]) -> [UInt8] {
    Array(type.utf8) + big32(0) + values.flatMap(fixed)
  }

  /// A number with 16 bits after the point.
  private static func fixed(_ value: Double) -> [UInt8] {
    big32(Int(UInt32(bitPattern: Int32((value * 65536).rounded()))))
  }

  private static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
