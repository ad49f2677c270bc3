import Views

/// Everything in a compiled library that can be rendered.
@MainActor
struct PreviewCatalog {
  /// The previews in the order of the source, their names made different from each other.
  let previews: [RenderableView]
  /// The views that the sources declare.
  let views: [SourceView]
  /// The apps that the sources declare; each shows the root of its first window.
  private let apps: [SourceView]
  private let files: [String]

  /// Reads the previews and views of a library made from the given files.
  ///
  /// - Parameter settings: lists the leaves of a view, each by what it says about its preview.
  init(
    _ library: LoadedLibrary, module: SourceModule, settings: (AnyView) -> [PreviewSettings]
  ) throws {
    files = module.files.map(\.path)
    var previews: [RenderableView] = []
    for found in Self.registries(in: library, module: module) {
      previews.append(
        RenderableView(try found.type.makePreview(), file: module.files[found.file], line: found.type.line))
    }
    for provider in library.types(conformingTo: "$s5Views16_PreviewProviderMp") {
      guard let provider = provider as? any _PreviewProvider.Type else { continue }
      // Which file a provider stands in is not recorded; its name shows in the picture's name instead.
      for provided in provider._previewList {
        for (index, settings) in settings(provided.view).enumerated() {
          previews.append(
            RenderableView(
              ListedView(view: provided.view, index: index), settings: settings, provider: "\(provider)",
              file: module.files[0]))
        }
      }
    }
    self.previews = Self.withDistinctNames(previews)
    var lists: [(line: Int, views: [SourceView])] = []
    for type in library.types(conformingTo: "$s5Views18SourceViewRegistryMp") {
      guard let type = type as? any SourceViewRegistry.Type else { continue }
      lists.append((type.line, type.views))
    }
    views = lists.sorted { $0.line < $1.line }.flatMap(\.views)
    apps = library.types(conformingTo: "$s5Views8_AppRootMp").compactMap { $0 as? any _AppRoot.Type }.map {
      app in
      SourceView(name: "\(app)", isNested: false) { app._makeRoot() ?? AnyView(EmptyView()) }
    }
  }

  /// What is to be rendered, as far as the filter lets it through.
  func selection(
    _ choice: PreviewChoice, filter: PreviewFilter, module: SourceModule
  ) throws(PreviewRunnerError) -> [RenderableView] {
    let chosen = try selection(choice, module: module)
    if filter.isEmpty { return chosen }
    // A pattern may begin with the module's folder even where the sources were named from inside it.
    let names = chosen.map { (path: SystemCall.resolve($0.file.path) ?? $0.file.path, name: $0.name) }
    return try filter.selection(of: names).map { chosen[$0] }
  }

  private func selection(
    _ choice: PreviewChoice, module: SourceModule
  ) throws(PreviewRunnerError) -> [RenderableView] {
    switch choice {
    case .automatic:
      if !previews.isEmpty { return previews }
      if let app = apps.first { return [RenderableView(app, file: module.files[0])] }
      guard
        let view = views.last(where: { $0.make != nil && !$0.isNested })
          ?? views.last(where: { $0.make != nil })
      else {
        let reasons = views.map { "\($0.name) needs \($0.requiredArguments.joined(separator: ", "))" }
        throw .noPreviews(files: files, unmakeable: reasons)
      }
      return [RenderableView(view, file: module.files[0])]
    case .preview(let name):
      let chosen = previews.filter { $0.name == name }
      if chosen.isEmpty { throw .unknownPreview(name: name, existing: previews.map(\.name)) }
      return chosen
    case .view(let name):
      guard let view = (apps + views).last(where: { $0.name == name }) else {
        throw .unknownView(name: name, existing: (apps + views).map(\.name))
      }
      if view.make == nil { throw .viewNeedsArguments(name: name, arguments: view.requiredArguments) }
      return [RenderableView(view, file: module.files[0])]
    }
  }

  /// A type that `#Preview` made, and where.
  private struct Registry {
    let type: any PreviewRegistry.Type
    let file: Int
  }

  /// What `#Preview` made, in the order of the sources.
  private static func registries(in library: LoadedLibrary, module: SourceModule) -> [Registry] {
    var registries: [Registry] = []
    for type in library.types(conformingTo: "$s5Views15PreviewRegistryMp") {
      guard let type = type as? any PreviewRegistry.Type else { continue }
      registries.append(Registry(type: type, file: index(of: type.fileID, in: module)))
    }
    return registries.sorted { first, second in
      (first.file, first.type.line, first.type.column) < (second.file, second.type.line, second.type.column)
    }
  }

  /// The file that a file identifier such as "Module/File.swift" stands for.
  private static func index(of fileID: String, in module: SourceModule) -> Int {
    let name = fileID.split(separator: "/").last.map(String.init)
    return module.files.firstIndex { $0.path.split(separator: "/").last.map(String.init) == name } ?? 0
  }

  /// The previews with a number after each name that came before, also where only the names of pictures are equal.
  private static func withDistinctNames(_ previews: [RenderableView]) -> [RenderableView] {
    var counts: [String: Int] = [:]
    var pictures: Set<[String]> = []
    return previews.map { preview in
      var count = counts[preview.name, default: 0] + 1
      var name = count == 1 ? preview.name : "\(preview.name)-\(count)"
      while !pictures.insert([preview.file.baseName, OutputName.safe(name)]).inserted {
        count += 1
        name = "\(preview.name)-\(count)"
      }
      counts[preview.name] = count
      return count == 1 ? preview : preview.renamed(name)
    }
  }
}
