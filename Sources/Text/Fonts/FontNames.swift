internal import CFreeType
import Foundation

/// The names of a font in its file.
struct FontNames {
  /// "Inter".
  var family: String
  /// "Inter-SemiBold".
  var postScript: String?
  /// "Inter SemiBold".
  var full: String?
  /// The weight in OpenType's numbers: 400 is regular.
  var weight: Double
  var isItalic: Bool
  /// The weights that a variable font can be set in; nil for others.
  var weights: ClosedRange<Double>?

  /// All names by which apps can refer to the font.
  var all: [String] {
    [family, postScript, full].compactMap(\.self).reduce(into: []) { names, name in
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
  }

  /// The names of each font in a file: one, or those of a collection in order.
  ///
  /// - Throws: `FontError` if FreeType rejects the file.
  static func all(in file: URL) throws -> [FontNames] {
    // A mapped file that is truncated meanwhile would crash the process.
    guard let data = try? Data(contentsOf: file) else {
      throw FontError.missingFile(file.path)
    }
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.corruptFont(file.path, reason: "FreeType does not start")
    }
    defer { FT_Done_FreeType(library) }
    return try data.withUnsafeBytes { bytes in
      var names: [FontNames] = []
      var count = 1
      while names.count < count {
        var face: FT_Face?
        let error = FT_New_Memory_Face(
          library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(names.count),
          &face
        )
        guard error == 0, let face else {
          throw FontError.corruptFont(file.path, reason: "FreeType refuses it (error \(error))")
        }
        defer { FT_Done_Face(face) }
        count = Int(face.pointee.num_faces)
        names.append(FontNames(face, library, stem: file.deletingPathExtension().lastPathComponent))
      }
      return names
    }
  }

  private init(_ face: FT_Face, _ library: FT_Library, stem: String) {
    func text(_ name: UnsafePointer<CChar>?) -> String? { name.map { String(cString: $0) } }
    let style = text(face.pointee.style_name)
    family = text(face.pointee.family_name) ?? stem
    postScript = text(FT_Get_Postscript_Name(face))
    full = style == nil || style == "Regular" ? family : "\(family) \(style ?? "")"
    isItalic = face.pointee.style_flags & 1 != 0
    weight = fr_weight(face) > 0 ? Double(fr_weight(face)) : face.pointee.style_flags & 2 != 0 ? 700 : 400
    var master: UnsafeMutablePointer<FT_MM_Var>?
    if FT_Get_MM_Var(face, &master) == 0, let master {
      defer { FT_Done_MM_Var(library, master) }
      for index in 0..<Int(master.pointee.num_axis) {
        let axis = master.pointee.axis[index]
        // The tag "wght".
        if axis.tag == 0x7767_6874, axis.minimum <= axis.maximum {
          weights = Double(axis.minimum) / 65536...Double(axis.maximum) / 65536
        }
      }
    }
  }
}
