internal import OperatingSystem
internal import Reports

/// A page for looking through the pictures of a run: one file beside them, which needs no server and no
/// network.
package struct Gallery: Sendable {
  package var title: String
  package private(set) var pictures: [GalleryPicture] = []

  package init(title: String) { self.title = title }

  /// How many pictures there are, in words: `1 picture`.
  package var count: String { "\(pictures.count) \(pictures.count == 1 ? "picture" : "pictures")" }

  /// Adds a picture; one that was there under the same path is replaced.
  package mutating func add(_ picture: GalleryPicture) {
    if let index = places[picture.path] {
      pictures[index] = picture
    } else {
      places[picture.path] = pictures.count
      pictures.append(picture)
    }
  }

  /// The index of each path's picture.
  private var places: [String: Int] = [:]

  /// The page's text.
  ///
  /// - Parameter folder: the absolute path of the page's folder, to which paths of pictures are relative.
  package func page(in folder: String) -> String {
    GalleryPage.template
      .replacing("{{title}}", with: MarkupText.escaped(title))
      .replacing("{{data}}", with: Self.inScript(document(in: folder).line))
  }

  /// The pictures as data. Names, sources and notes are in lists, and pictures refer to their indices,
  /// because most are the same.
  private func document(in folder: String) -> JSONValue {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
    func number(_ text: String) -> JSONValue {
      if let known = numbers[text] { return .integer(known) }
      numbers[text] = texts.count
      texts.append(text)
      return .integer(texts.count - 1)
    }
    let here = FileSystem.currentFolder
    let items = pictures.map { picture -> JSONValue in
      let relative = RelativePath.from(folder, to: picture.path, here: here)
      return .array([
        .string(URIReference.relative(relative)), number(picture.preview), number(picture.source),
        number(picture.target ?? ""), .integer(picture.width), .integer(picture.height),
        .number(picture.scale),
        .array(picture.traits.flatMap { [number($0.dimension), number($0.value)] }),
        .array(picture.notes.flatMap { [number($0.kind), number($0.text)] }),
      ])
    }
    return .object(["texts": .array(texts.map(JSONValue.string)), "pictures": .array(items)])
  }

  /// JSON escaped for a script element.
  private static func inScript(_ json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing(
      "\u{2029}", with: "\\u2029")
  }
}
