internal import PreviewRunner

/// The previews of one source file.
package struct FileListing: Sendable {
  /// One of them.
  package struct Preview: Hashable, Sendable {
    package var name: String
    /// The line of its declaration, if known.
    package var line: Int?
    /// Which of the file's declarations it comes from, and which of that one's previews it is; both from 0.
    package var definition: Int
    package var item: Int
    var listed: ListedPreview

    package static func == (first: Preview, second: Preview) -> Bool {
      (first.name, first.definition, first.item) == (second.name, second.definition, second.item)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(definition)
      hasher.combine(item)
    }
  }

  /// The file's path.
  package let file: String
  /// The files that are compiled together, the file itself among them.
  package let sources: [String]
  /// The target that it is compiled in; nil if it is compiled without others.
  let project: ProjectRequest?
  /// Whether the file is compiled without others.
  package var isAlone: Bool { project == nil }
  /// How often a preview had ended because not enough of the target was compiled before this was listed.
  package let attempts: Int
  /// In the order of the source.
  package let previews: [Preview]
  /// Problems in sibling files.
  package let failure: ServiceError?

  init(
    file: String, sources: [String], project: ProjectRequest?, scan: PreviewScan, listing: RenderJob.Listing
  ) {
    (self.file, self.sources, self.project) = (file, sources, project)
    failure = listing.failure.map(ServiceError.init)
    attempts = listing.attempts
    let own = listing.previews.filter { $0.file == sources.firstIndex(of: file) }
    var keys: [Key] = []
    for preview in own where !keys.contains(Key(preview.source)) { keys.append(Key(preview.source)) }
    // Types have no line numbers: their position among the macros comes from the source.
    let macros = keys.filter { if case .macro = $0 { true } else { false } }
    let providers = keys.filter { if case .provider = $0 { true } else { false } }
    var order = keys
    var lines: [Key: Int] = [:]
    if scan.definitions.count(where: { $0.kind == .macro }) == macros.count,
      scan.definitions.count(where: { $0.kind == .provider }) == providers.count
    {
      var rest = (macros: macros[...], providers: providers[...])
      order =
        scan.definitions.compactMap { definition in
          let key = definition.kind == .macro ? rest.macros.popFirst() : rest.providers.popFirst()
          if let key { lines[key] = definition.line }
          return key
        } + keys.filter { $0 == .view }
    }
    previews = order.enumerated().flatMap { definition, key in
      own.filter { Key($0.source) == key }.enumerated().map { item, listed in
        Preview(
          name: listed.name, line: listed.line ?? lines[key], definition: definition, item: item,
          listed: listed)
      }
    }
  }

  /// The identities of preview declarations.
  private enum Key: Hashable {
    case macro(Int)
    case provider(Int)
    case view

    init(_ source: ListedPreview.Source) {
      switch source {
      case .registry(let index), .series(let index, _): self = .macro(index)
      case .provider(let index, _): self = .provider(index)
      case .view: self = .view
      }
    }
  }

  /// The preview with a name, or the first without one.
  ///
  /// - Throws: an error that lists the available ones.
  package func preview(named name: String?) throws(ServiceError) -> Preview {
    guard let first = previews.first else { throw ServiceError("\(file) holds no preview") }
    guard let name else { return first }
    guard let preview = previews.first(where: { $0.name == name }) else {
      throw .unknown("preview", name, among: previews.map(\.name))
    }
    return preview
  }
}
