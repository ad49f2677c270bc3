import OperatingSystem

/// Everything in compiled sources that can be rendered, as it was listed.
struct PreviewCatalog {
  /// The previews in the order of the source, with unique names in each file.
  let previews: [ListedPreview]
  /// The views that the sources declare.
  let views: [DeclaredView]
  private let module: SourceModule

  /// - Parameter absent: previews of the sources that are not listed, because they do not compile: they count
  ///   where equal names are numbered.
  init(
    previews: [ListedPreview], absent: [ListedPreview] = [], views: [DeclaredView], module: SourceModule
  ) {
    self.previews = Self.withDistinctNames(previews, absent)
    self.views = views
    self.module = module
  }

  /// What is to be rendered, after filtering.
  func selection(
    _ choice: PreviewChoice, filter: PreviewFilter
  ) throws(PreviewRunnerError) -> [ListedPreview] {
    let chosen = try selection(choice)
    if filter.isEmpty { return chosen }
    // A pattern may start with the module's folder even if the sources were named from inside it.
    let names = chosen.map { preview in
      let path = module.files[preview.file].path
      return (path: FileSystem.resolve(path) ?? path, name: preview.name)
    }
    return try filter.selection(of: names).map { chosen[$0] }
  }

  private func selection(_ choice: PreviewChoice) throws(PreviewRunnerError) -> [ListedPreview] {
    switch choice {
    case .listed(let previews): return previews
    case .app:
      guard let app = views.firstIndex(where: \.isApp) else { return try selection(.automatic) }
      return [ListedPreview(source: .view(app), name: views[app].name, file: 0)]
    case .automatic:
      if !previews.isEmpty { return previews }
      guard
        let view = views.firstIndex(where: \.isApp)
          ?? views.lastIndex(where: { $0.requiredArguments == nil && !$0.isNested })
          ?? views.lastIndex(where: { $0.requiredArguments == nil })
      else {
        let reasons = views.map {
          "\($0.name) needs \(($0.requiredArguments ?? []).joined(separator: ", "))"
        }
        throw .noPreviews(files: module.files.map(\.path), unmakeable: reasons)
      }
      return [ListedPreview(source: .view(view), name: views[view].name, file: 0)]
    case .preview(let name):
      let chosen = previews.filter { $0.name == name }
      if chosen.isEmpty { throw .unknownPreview(name: name, existing: previews.map(\.name)) }
      return chosen
    case .view(let name):
      guard let view = views.lastIndex(where: { $0.name == name }) else {
        throw .unknownView(name: name, existing: views.map(\.name))
      }
      if let arguments = views[view].requiredArguments {
        throw .viewNeedsArguments(name: name, arguments: arguments)
      }
      return [ListedPreview(source: .view(view), name: name, file: 0)]
    }
  }

  /// The previews with a number added to repeated names within the same file and provider, even if only the
  /// names of pictures are equal. Other files do not affect the names, and neither does whether the previews
  /// before one in its file compile.
  private static func withDistinctNames(
    _ previews: [ListedPreview], _ absent: [ListedPreview]
  ) -> [ListedPreview] {
    /// The scope in which a name must be unique.
    struct Scope: Hashable {
      var file: Int
      var provider: String?
      var name: String
    }
    var counts: [Scope: Int] = [:]
    var pictures: Set<Scope> = []
    func numbered(_ preview: ListedPreview) -> ListedPreview {
      var numbered = preview
      let scope = Scope(file: preview.file, provider: preview.provider, name: preview.name)
      var count = counts[scope, default: 0]
      repeat {
        count += 1
        numbered.name = count == 1 ? preview.name : "\(preview.name)-\(count)"
      } while !pictures.insert(Scope(file: preview.file, name: OutputName.safe(numbered.pictureName)))
        .inserted
      counts[scope] = count
      return numbered
    }
    var rest = absent
    return previews.map { preview in
      while preview.provider == nil, let line = preview.line,
        let next = rest.firstIndex(where: { $0.file == preview.file && ($0.line ?? line) < line })
      {
        _ = numbered(rest.remove(at: next))
      }
      return numbered(preview)
    }
  }
}
