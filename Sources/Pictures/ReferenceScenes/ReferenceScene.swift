package import Drawing
package import Imaging

/// A picture that must be the same on every machine.
package struct ReferenceScene: Sendable {
  /// The scene's kind and its number within the kind: "blurs 3".
  package var name: String
  package var list: DisplayList
  package var colorSpace: PictureColorSpace
}
