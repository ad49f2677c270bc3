public import Foundation
internal import SnapshotAssertions
public import UIKitShim

/// A file that shows what differs, which is attached to the failure.
public struct XCTAttachment: Sendable {
  /// What it shows, such as `difference`; `nil` for a number.
  public var name: String?
  /// The content.
  public var data: Data
  private var pathExtension: String

  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// - Parameters:
  ///   - data: The content.
  ///   - uniformTypeIdentifier: The type of the content, such as `public.png`; the file's name has the
  ///     ending.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    pathExtension =
      switch uniformTypeIdentifier {
      case "public.png": "png"
      case "public.jpeg": "jpeg"
      case "public.json": "json"
      case "public.patch-file": "patch"
      case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
      case "public.xml": "xml"
      case "public.html": "html"
      case "com.apple.property-list": "plist"
      default: "data"
      }
  }

  public init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// A picture; an empty file if the image has no pixels.
  public init(image: UIImage) {
    let bytes = image.snapshotImage.flatMap {
      try? SnapshotAssertions.Diffing<SnapshotImage>.image().encode($0)
    }
    self.init(data: Data(bytes ?? []), uniformTypeIdentifier: "public.png")
  }

  init<Value>(_ artifact: SnapshotAssertions.Diffing<Value>.Artifact) {
    name = artifact.name
    data = Data(artifact.bytes)
    pathExtension = artifact.pathExtension
  }

  /// The file in the form for failures; `nil` if it is empty.
  func artifact<Value>(number: Int, of type: Value.Type) -> SnapshotAssertions.Diffing<Value>.Artifact? {
    if data.isEmpty { return nil }
    let name = (name ?? "attachment-\(number)").replacing("/", with: "-")
    return SnapshotAssertions.Diffing<Value>.Artifact(
      name: name == "failure" || name == "reference" ? name + "-\(number)" : name,
      pathExtension: pathExtension,
      bytes: [UInt8](data))
  }
}
