package import Drawing
package import Imaging

/// A picture that has to come out the same on every machine.
package struct ReferenceScene: Sendable {
  /// What the scene is about and its number among its kind: "blurs 3".
  package var name: String
  package var list: DisplayList
  package var colorSpace: PictureColorSpace
}
