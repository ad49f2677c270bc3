/// One picture of a gallery with what distinguishes it from the others.
package struct GalleryPicture: Sendable, Equatable {
  /// A dimension in which pictures differ, and this one's value.
  package struct Trait: Sendable, Equatable {
    package var dimension: String
    package var value: String

    package init(_ dimension: String, _ value: String) {
      (self.dimension, self.value) = (dimension, value)
    }
  }

  /// What is not drawn as on a device.
  package struct Note: Sendable, Equatable {
    /// A word such as `approximated` or `missing`.
    package var kind: String
    /// A sentence.
    package var text: String

    package init(kind: String, text: String) {
      (self.kind, self.text) = (kind, text)
    }
  }

  /// The path of the file.
  package var path: String
  /// The preview's name, the path of its source and the target that it belongs to.
  package var preview: String
  package var source: String
  package var target: String?
  /// The requested circumstances, in display order.
  package var traits: [Trait]
  package var notes: [Note]
  /// The size in pixels, and how many of them are a point.
  package var width: Int
  package var height: Int
  package var scale: Double

  package init(
    path: String, preview: String, source: String, target: String? = nil, traits: [Trait] = [],
    notes: [Note] = [],
    width: Int, height: Int, scale: Double = 1
  ) {
    (self.path, self.preview, self.source, self.target) = (path, preview, source, target)
    (self.traits, self.notes, self.width, self.height, self.scale) = (traits, notes, width, height, scale)
  }
}
