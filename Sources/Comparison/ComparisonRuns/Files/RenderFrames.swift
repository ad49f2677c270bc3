package import ImageComparison
internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// The frame tree that belongs to a rendered picture.
package struct RenderFrames: Hashable, Sendable {
  /// The outermost view.
  package var root: ViewFrame
  /// The width of the whole picture in points; `nil` if the file does not say.
  package var width: Double?

  package init(root: ViewFrame, width: Double?) {
    self.root = root
    self.width = width
  }

  /// Pixels per point of a picture of the render.
  package func scale(pictureWidth: Int) -> Double {
    guard let width, width > 0 else { return 1 }
    return Double(pictureWidth) / width
  }

  /// Why a file is not a frame tree.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Reads the JSON file that a render writes beside its picture.
  package static func read(_ path: String) throws(Failure) -> RenderFrames {
    do {
      let document = try JSONParser.parse(MappedFile(path: path).contents)
      return try RenderFrames(document, path: path)
    } catch let failure as Failure {
      throw failure
    } catch let failure as JSONParser.Failure {
      throw Failure(description: "\(path) \(failure)")
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  init(_ document: JSONValue, path: String) throws(Failure) {
    guard let root = document["root"], let view = ViewFrame(root, file: document["file"]?.string) else {
      throw Failure(
        description: "\(path) is not the frame JSON of a render: it has no root view with a frame")
    }
    self.root = view
    let proposed = document["proposal"]?.array?.first?.number
    width = proposed ?? document["size"]?.array?.first?.number
  }
}

extension ViewFrame {
  fileprivate init?(_ value: JSONValue, file: String?) {
    guard let numbers = value["frame"]?.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    let line = value["line"]?.integer.map { line in (value["file"]?.string ?? file ?? "line") + ":\(line)" }
    self.init(
      type: value["type"]?.string ?? "View", id: value["id"]?.string ?? "",
      source: value["source"]?.string ?? line,
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3],
      children: (value["children"]?.array ?? []).compactMap { ViewFrame($0, file: file) })
    text = value["text"]?["string"]?.string
    styles = (value["text"]?["styles"]?.array ?? []).compactMap { style in
      guard let size = style["size"]?.number, let weight = style["weight"]?.number else { return nil }
      return TextStyle(size: size, weight: weight, color: style["color"]?.string)
    }
  }
}
