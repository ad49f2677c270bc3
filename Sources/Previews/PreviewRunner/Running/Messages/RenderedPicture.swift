/// The bytes of a picture's file.
package struct RenderedPicture: Equatable, Sendable {
  package var kind: PictureKind
  package var bytes: [UInt8]

  package init(kind: PictureKind, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  /// The picture as that of a step of a script.
  func ofStep(_ step: Int) -> RenderedPicture {
    switch kind {
    case .picture(_, let isEdges):
      RenderedPicture(kind: .picture(step: step, isEdges: isEdges), bytes: bytes)
    case .accessibility: RenderedPicture(kind: .accessibility(step: step), bytes: bytes)
    case .frame: self
    }
  }
}
