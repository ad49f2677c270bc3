// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import Foundation
import Imaging

/// Reads the bytes of picture files. The runner puts in what it can read, so that this module needs no library for it.
package enum PictureReader {
  /// Reads a picture; nil where the bytes are none.
  nonisolated(unsafe) package static var read: ((Data) -> Bitmap?)?

  static func bitmap(from data: Data) -> Bitmap? { read?(data) }
}
