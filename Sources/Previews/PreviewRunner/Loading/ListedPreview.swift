/// A preview as the program knows it, which runs none of the user's code: where it is found, and what it is called.
package struct ListedPreview: Codable, Equatable, Sendable {
  /// Where the worker finds it in the loaded sources.
  package enum Source: Codable, Hashable, Sendable {
    /// What `#Preview` made, by its number.
    case registry(Int)
    /// What `#Preview` made for one of its arguments, by both numbers.
    case series(Int, item: Int)
    /// A leaf of what a provider describes.
    case provider(Int, leaf: Int)
    /// A view that the sources declare.
    case view(Int)
  }

  package var source: Source
  package var name: String
  /// The type that provides it; nil for what `#Preview` made and for views.
  package var provider: String?
  /// The number of the file that it stands in.
  package var file: Int
  /// The line of the preview, where it is known.
  package var line: Int?

  /// What the preview is called in the names of pictures: under its provider, where it has one.
  var pictureName: String {
    guard let provider, !name.hasPrefix(provider) else { return name }
    return "\(provider).\(name)"
  }

  package init(source: Source, name: String, provider: String? = nil, file: Int, line: Int? = nil) {
    self.source = source
    self.name = name
    self.provider = provider
    self.file = file
    self.line = line
  }
}

/// A view that the sources declare, or an app, which shows the root of its first window.
package struct DeclaredView: Codable, Equatable, Sendable {
  package var name: String
  package var isNested: Bool
  package var isApp: Bool
  /// What must be given to make it; nil when nothing must.
  package var requiredArguments: [String]?
}
