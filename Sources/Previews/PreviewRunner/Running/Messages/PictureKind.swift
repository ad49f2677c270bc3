/// The kind of a render's picture, sent by workers, from which the program makes the name.
package enum PictureKind: Hashable, Sendable {
  /// The view's own, or the mask of its edges; with a number, those after a step of a script.
  case picture(step: Int? = nil, isEdges: Bool = false)
  /// The view's accessibility elements, numbered, with a legend; with a number, those after a step.
  case accessibility(step: Int? = nil)
  /// A frame of an animation, for a folder of frames.
  case frame(Int)

  /// The picture that every render has.
  package static let main = picture()

  /// The highest number of a step or a frame.
  private static let limit = 999_999

  /// The kind as workers write it.
  package var text: String {
    switch self {
    case .picture(let step, let isEdges):
      (step.map { "step \($0) " } ?? "") + (isEdges ? "edges" : "picture")
    case .accessibility(let step): (step.map { "step \($0) " } ?? "") + "accessibility"
    case .frame(let number): "frame \(number)"
    }
  }

  /// Parses exactly what `text` writes.
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    func number(_ index: Int) -> Int? {
      Int(words[index]).flatMap { (0...Self.limit).contains($0) ? $0 : nil }
    }
    switch (words.count, words[0]) {
    case (1, "accessibility"): self = .accessibility()
    case (1, _): self = .picture(isEdges: words[0] == "edges")
    case (2, "frame"):
      guard let number = number(1) else { return nil }
      self = .frame(number)
    case (3, "step"):
      guard let number = number(1) else { return nil }
      self =
        words[2] == "accessibility"
        ? .accessibility(step: number) : .picture(step: number, isEdges: words[2] == "edges")
    default: return nil
    }
    if self.text != text { return nil }
  }

  /// What follows a picture's name: `.png`, `.edges.png` or `.step03.png`; for frames, the file's name.
  package var ending: String {
    switch self {
    case .picture(let step, let isEdges):
      (step.map { ".step" + Self.digits($0, count: 2) } ?? "") + (isEdges ? ".edges.png" : ".png")
    case .accessibility(let step):
      (step.map { ".step" + Self.digits($0, count: 2) } ?? "") + ".accessibility.png"
    case .frame(let number): Self.digits(number, count: 4) + ".png"
    }
  }

  private static func digits(_ number: Int, count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}
