import CFreeType
import CHarfBuzz

/// The versions of the libraries that shape text and read outlines; pictures can differ from one to another.
package enum LibraryVersions {
  package static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  package static var harfBuzz: String { String(cString: hb_version_string()) }
}
