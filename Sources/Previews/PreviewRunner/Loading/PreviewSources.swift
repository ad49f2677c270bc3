import PreviewDeclarations
import Rendering
import Views

/// What a compiled library holds that can be rendered, in a process that has it loaded.
///
/// Finding it runs none of the user's code; saying what a preview is called, and making its view, does.
@MainActor
struct PreviewSources {
  private let registries: [Registry]
  private let providers: [Provider]
  /// The views that the sources declare, then the apps, each as the root of its first window.
  private let views: [SourceView]
  private let appCount: Int
  private let module: SourceModule

  /// A type that `#Preview` made, and where.
  private struct Registry {
    enum Kind {
      case single(any PreviewRegistry.Type)
      /// One preview for each argument.
      case series(any PreviewSeriesRegistry.Type)
    }

    let kind: Kind
    let file: Int
    let line: Int
    let column: Int
  }

  /// A type that provides previews, and where it is declared, as far as the sources tell.
  private struct Provider {
    let type: any _PreviewProvider.Type
    let name: String
    let place: ProviderDeclarations.Place?
  }

  /// Finds the previews and views of a library made from the given files.
  init(_ library: LoadedLibrary, module: SourceModule) {
    self.module = module
    var registries: [Registry] = []
    for type in library.types(conformingTo: "$s5Views15PreviewRegistryMp") {
      guard let type = type as? any PreviewRegistry.Type, module.holds(type.fileID) else { continue }
      registries.append(
        Registry(
          kind: .single(type), file: Self.index(of: type.fileID, in: module), line: type.line,
          column: type.column))
    }
    for type in library.types(conformingTo: "$s19PreviewDeclarations0A14SeriesRegistryMp") {
      guard let type = type as? any PreviewSeriesRegistry.Type, module.holds(type.fileID) else { continue }
      registries.append(
        Registry(
          kind: .series(type), file: Self.index(of: type.fileID, in: module), line: type.line,
          column: type.column))
    }
    self.registries = registries.sorted { first, second in
      (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
    var declarations = ProviderDeclarations(module)
    var providers: [Provider] = []
    for type in library.types(conformingTo: "$s5Views16_PreviewProviderMp") {
      // Modules that this one imports have their own.
      guard let type = type as? any _PreviewProvider.Type, module.holds(String(reflecting: type)) else {
        continue
      }
      providers.append(Provider(type: type, name: "\(type)", place: declarations.take("\(type)")))
    }
    self.providers = providers.enumerated().sorted { first, second in
      let (a, b) = (first.element.place, second.element.place)
      return (a?.file ?? 0, a?.line ?? 0, first.offset) < (b?.file ?? 0, b?.line ?? 0, second.offset)
    }.map(\.element)
    var lists: [(line: Int, views: [SourceView])] = []
    for type in library.types(conformingTo: "$s5Views18SourceViewRegistryMp") {
      guard let type = type as? any SourceViewRegistry.Type else { continue }
      lists.append((type.line, type.views))
    }
    var apps: [SourceView] = []
    for type in library.types(conformingTo: "$s5Views8_AppRootMp") {
      guard let app = type as? any _AppRoot.Type else { continue }
      apps.append(
        SourceView(name: "\(app)", isNested: false) { app._makeRoot() ?? AnyView(EmptyView()) })
    }
    appCount = apps.count
    views = lists.sorted { $0.line < $1.line }.flatMap(\.views) + apps
  }

  /// The file that a file identifier of the module's, such as "Module/File.swift", stands for.
  private static func index(of fileID: String, in module: SourceModule) -> Int {
    let name = fileID.split(separator: "/").last.map(String.init)
    return module.files.firstIndex { $0.path.split(separator: "/").last.map(String.init) == name }
      ?? 0
  }

  /// Lists everything from one item on, and sends each when it is known.
  ///
  /// - Parameter settings: lists the leaves of a view, each by what it says about its preview.
  func list(
    from start: Int, settings: (AnyView) -> [PreviewSettings], send: (WorkerMessage) -> Void
  ) throws {
    for item in start..<max(start, registries.count + providers.count) {
      if item < registries.count {
        let registry = registries[item]
        switch registry.kind {
        case .single(let type):
          var listed = ListedPreview(
            source: .registry(item), name: "Preview", file: registry.file, line: registry.line)
          send(.listing(item: item, fallback: listed))
          // What throws here throws again where it is rendered, and is reported there.
          if let preview = try? type.makePreview() { listed.name = try Self.name(of: preview) }
          send(.listed([listed]))
        case .series(let type):
          let fallback = ListedPreview(
            source: .series(item, item: 0), name: "Preview", file: registry.file, line: registry.line)
          send(.listing(item: item, fallback: fallback))
          guard let previews = try? type.makePreviews() else {
            send(.listed([fallback]))
            continue
          }
          send(
            .listed(
              try previews.enumerated().map { number, made in
                ListedPreview(
                  source: .series(item, item: number),
                  name: "\(try Self.name(of: made.preview)) (\(Self.shortened(made.argument)))",
                  file: registry.file, line: registry.line)
              }))
        }
      } else {
        let index = item - registries.count
        let provider = providers[index]
        let fallback = ListedPreview(
          source: .provider(index, leaf: 0), name: provider.name, provider: provider.name,
          file: provider.place?.file ?? 0, line: provider.place?.line)
        send(.listing(item: item, fallback: fallback))
        let leaves = provider.type._previewList.flatMap { settings($0.view) }
        // A provider without a view is a preview without anything on it, as Xcode shows it.
        send(
          .listed(
            leaves.isEmpty
              ? [fallback]
              : leaves.enumerated().map { leaf, settings in
                var listed = fallback
                listed.source = .provider(index, leaf: leaf)
                if let name = settings.name { listed.name = name }
                return listed
              }))
      }
    }
    send(
      .views(
        views.enumerated().map { index, view in
          DeclaredView(
            name: view.name, isNested: view.isNested, isApp: index >= views.count - appCount,
            requiredArguments: view.make == nil ? view.requiredArguments : nil)
        }))
    send(.finished)
  }

  /// Makes what was listed ready to be rendered; nil if there is no such thing.
  func renderable(
    _ listed: ListedPreview, settings: (AnyView) -> [PreviewSettings]
  ) throws -> RenderableView? {
    guard module.files.indices.contains(listed.file) else { return nil }
    let file = module.files[listed.file]
    switch listed.source {
    case .registry(let index):
      guard registries.indices.contains(index) else { return nil }
      guard case .single(let type) = registries[index].kind else { return nil }
      return try renderable(type.makePreview(), listed, file, of: type, type.fileID)
    case .series(let index, let item):
      guard registries.indices.contains(index), case .series(let type) = registries[index].kind else {
        return nil
      }
      let previews = try type.makePreviews()
      guard previews.indices.contains(item) else { return nil }
      return try renderable(previews[item].preview, listed, file, of: type, type.fileID, index: item)
    case .provider(let index, let leaf):
      guard providers.indices.contains(index) else { return nil }
      if RunningBody.record != nil { try check(providers[index].type._content) }
      var first = 0
      for provided in providers[index].type._previewList {
        let leaves = settings(provided.view)
        if leaf < first + leaves.count {
          let view = ListedView(view: provided.view, index: leaf - first)
          let settings = leaves[leaf - first]
          return RenderableView(
            name: listed.name, file: file, settings: settings, line: listed.line,
            facts: Self.facts(settings, providers[index].type, fileID: nil, index: leaf, line: nil)
          ) { AnyView(view) }
        }
        first += leaves.count
      }
      guard first == 0, leaf == 0 else { return nil }
      return RenderableView(
        name: listed.name, file: file, settings: PreviewSettings(), line: listed.line
      ) { AnyView(EmptyView()) }
    case .view(let index):
      guard views.indices.contains(index) else { return nil }
      let view = views[index]
      return RenderableView(
        name: listed.name, file: file, settings: PreviewSettings(), isApp: index >= views.count - appCount
      ) { view.make?() ?? AnyView(EmptyView()) }
    }
  }

  private func renderable(
    _ preview: Preview, _ listed: ListedPreview, _ file: SourceModule.File, of type: Any.Type,
    _ fileID: String, index: Int = 0
  ) throws -> RenderableView {
    let body = try preview.makeBody()
    try check(body.view)
    let settings = preview.settings(of: body)
    return RenderableView(
      name: listed.name, file: file, settings: settings, line: listed.line,
      facts: Self.facts(settings, type, fileID: fileID, index: index, line: listed.line)
    ) { try preview.view(of: body) }
  }

  private static func facts(
    _ settings: PreviewSettings, _ type: Any.Type, fileID: String?, index: Int, line: Int?
  ) -> PreviewFacts {
    var facts = PreviewFacts()
    facts.displayName = settings.name
    facts.container = PreviewContainer.name(of: type)
    facts.fileID = fileID
    facts.orientation = settings.orientation?.name ?? facts.orientation
    facts.index = index
    facts.line = line
    return facts
  }

  /// Makes sure that something can be shown of a preview: a box in the place of all of it would be no picture of it.
  private func check(_ view: any View) throws {
    if let missing = view as? _MissingView { throw MissingPreview(reason: missing.sentence) }
    if RunningBody.ended.isEmpty { return }
    if let reason = RunningBody.ended[RunningBody.name(of: type(of: view))] {
      throw MissingPreview(reason: reason)
    }
  }

  /// What a preview is called: its own name, else that of its view.
  private static func name(of preview: Preview) throws -> String {
    try preview.name ?? ownTypeName(preview.makeBody().view) ?? "Preview"
  }

  /// An argument as part of a name: on one line, and not too long.
  private static func shortened(_ argument: String) -> String {
    let line = argument.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? "\(line.prefix(39))…" : line
  }

  /// The name of a view's type, unless the type is one of the library's.
  private static func ownTypeName(_ view: any View) -> String? {
    let full = String(reflecting: type(of: view))
    let isOfLibrary = (LibraryModules.layers + ["SwiftUI", "Apps"]).contains { full.hasPrefix("\($0).") }
    if full.contains("<") || isOfLibrary { return nil }
    let name = full.split(separator: ".").last.map(String.init)
    // What the macro makes for `@Previewable` is nobody's view.
    return name == "PreviewableContent" || view is _MissingView ? nil : name
  }
}

/// A preview of which nothing is left: a labelled box alone would be no picture of it.
struct MissingPreview: Error {
  let reason: String
}
