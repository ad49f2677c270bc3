import Foundation
package import Rendering

/// Which preview was shown, and how.
@dynamicMemberLookup
package struct LintVariant: Hashable, Sendable {
  /// The preview's or the view's name.
  package var preview: String
  /// The path of its file.
  package var file: String
  /// The device's name; nil if only a size was given.
  package var device: String?
  /// The proposed lengths in points; nil leaves a length to the view.
  package var width: Double?
  package var height: Double?
  package var circumstances = Circumstances()

  package init(preview: String, file: String) {
    self.preview = preview
    self.file = file
  }

  /// The circumstances' own members.
  package subscript<Value>(dynamicMember path: WritableKeyPath<Circumstances, Value>) -> Value {
    get { circumstances[keyPath: path] }
    set { circumstances[keyPath: path] = newValue }
  }

  /// How the preview was shown, for people: "iPhone SE, accessibility3, ar".
  package var summary: String {
    func length(_ value: Double?) -> String { value.map { Wording.points(CGFloat($0)) } ?? "ideal" }
    let place = device ?? "\(length(width))×\(length(height))"
    return ([place] + circumstances.words).joined(separator: ", ")
  }
}

// In JSON the circumstances are at the same level as the other members.
extension LintVariant: Codable {
  private enum Key: CodingKey {
    case preview, file, device, width, height
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(preview, forKey: .preview)
    try container.encode(file, forKey: .file)
    try container.encodeIfPresent(device, forKey: .device)
    try container.encodeIfPresent(width, forKey: .width)
    try container.encodeIfPresent(height, forKey: .height)
    try circumstances.encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    preview = try container.decode(String.self, forKey: .preview)
    file = try container.decode(String.self, forKey: .file)
    device = try container.decodeIfPresent(String.self, forKey: .device)
    width = try container.decodeIfPresent(Double.self, forKey: .width)
    height = try container.decodeIfPresent(Double.self, forKey: .height)
    circumstances = try Circumstances(from: decoder)
  }
}
