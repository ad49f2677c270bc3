internal import ImageComparison
internal import OperatingSystem
package import PNGCodec
internal import Reports

/// The views that a reference shows, embedded in its PNG file so that later runs can say how they changed.
///
/// What does not affect the picture is left out: source locations, wrappers around a single view that have
/// neither text nor name, and empty space.
package enum ReferenceViews {
  /// A file with the views of its picture; the unchanged file if they exceed the limit.
  package static func attach(_ frames: RenderFrames, to file: [UInt8]) throws(PNGError) -> [UInt8] {
    let bytes = Array(json(frames).line.utf8)
    guard bytes.count <= PNGAttachment.limit else { return file }
    return try PNGAttachment.attach(bytes, to: file)
  }

  /// The views of a picture, from its frame JSON or its file; `nil` if neither is there.
  static func ofPicture(_ file: MappedFile) -> RenderFrames? {
    guard file.path.hasSuffix(".png") else { return nil }
    return (try? RenderFrames.read(String(file.path.dropLast(4)) + ".json")) ?? carried(by: file)
  }

  /// How the views changed between two pictures; empty if they are not known.
  package static func causes(_ old: RenderFrames?, _ new: RenderFrames?) -> [String] {
    guard let old, let new else { return [] }
    let sentences = ViewChanges.sentences(from: old.root, to: new.root)
    return sentences.isEmpty ? ["no view came, went or moved, and no text or font changed"] : sentences
  }

  /// The views that a file carries; `nil` if it carries none.
  static func read(_ path: String) -> RenderFrames? {
    (try? MappedFile(path: path)).flatMap(carried)
  }

  private static func carried(by file: MappedFile) -> RenderFrames? {
    file.withBytes { carried(by: $0, path: file.path) }
  }

  /// The views that a file's content carries; `nil` if it carries none.
  package static func carried(by file: [UInt8]) -> RenderFrames? {
    file.withUnsafeBytes { carried(by: $0, path: "") }
  }

  private static func carried(by file: UnsafeRawBufferPointer, path: String) -> RenderFrames? {
    guard let bytes = PNGAttachment.bytes(of: file) else { return nil }
    guard let document = try? JSONParser.parse(bytes), document["version"]?.integer == version else {
      return nil
    }
    return try? RenderFrames(document, path: path)
  }

  private static let version = 1

  private static func json(_ frames: RenderFrames) -> JSONValue {
    .object([
      "version": .integer(version), "proposal": .array([.optional(frames.width)]),
      "root": json(essential(frames.root)),
    ])
  }

  /// A view without the wrappers around it and in it.
  static func essential(_ view: ViewFrame) -> ViewFrame {
    var view = view
    while view.text == nil, view.id.isEmpty, view.children.count == 1 { view = view.children[0] }
    view.source = nil
    view.children = view.children.filter { $0.type != "Spacer" }.map(essential)
    return view
  }

  private static func json(_ view: ViewFrame) -> JSONValue {
    let frame = [view.x, view.y, view.width, view.height].map { JSONValue.number(($0 * 100).rounded() / 100) }
    var members: [(String, JSONValue)] = [("type", .string(view.type)), ("frame", .array(frame))]
    if !view.id.isEmpty { members.append(("id", .string(view.id))) }
    if let text = view.text {
      members.append(
        ("text", .object(["string": .string(text), "styles": .array(view.styles.map(json))])))
    }
    if !view.children.isEmpty { members.append(("children", .array(view.children.map(json)))) }
    return .object(members.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }

  private static func json(_ style: ViewFrame.TextStyle) -> JSONValue {
    .object([
      "size": .number(style.size), "weight": .number(style.weight), "color": .optional(style.color),
    ])
  }
}
