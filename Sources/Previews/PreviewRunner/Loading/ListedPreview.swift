/// A preview as known to the program, which runs none of the user's code: where it is found, and its name.
package struct ListedPreview: Codable, Equatable, Sendable {
  /// Where the worker finds it in the loaded sources.
  package enum Source: Codable, Hashable, Sendable {
    /// A `#Preview`, by its index.
    case registry(Int)
    /// A `#Preview` with one of its arguments, by both indices.
    case series(Int, item: Int)
    /// A leaf of a provider's previews.
    case provider(Int, leaf: Int)
    /// A view that the sources declare.
    case view(Int)
  }

  package var source: Source
  package var name: String
  /// The type that provides it; nil for a `#Preview` and for views.
  package var provider: String?
  /// The index of its file.
  package var file: Int
  /// The line of the preview, if known.
  package var line: Int?

  /// The preview's name in the names of pictures, after its provider's, if it has one.
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
  /// Its required arguments; nil if there are none.
  package var requiredArguments: [String]?
}
