import Views

/// What a compiled library holds that can be rendered, in a process that has it loaded.
///
/// Finding it runs none of the user's code; saying what a preview is called, and making its view, does.
@MainActor
struct PreviewSources {
  private let registries: [Registry]
  private let providers: [any _PreviewProvider.Type]
  /// The file and the line of each provider.
  private let providerPlaces: [(file: Int, line: Int?)]
  /// The views that the sources declare, then the apps, each as the root of its first window.
  private let views: [SourceView]
  private let appCount: Int
  private let module: SourceModule

  /// A type that `#Preview` made, and where.
  private struct Registry {
    let type: any PreviewRegistry.Type
    let file: Int
  }

  /// Finds the previews and views of a library made from the given files.
  ///
  /// - Parameter scanner: finds where providers stand, which the library does not say.
  init(_ library: LoadedLibrary, module: SourceModule, scanner: PreviewScanner) {
    self.module = module
    var registries: [Registry] = []
    for type in library.types(conformingTo: "$s5Views15PreviewRegistryMp") {
      guard let type = type as? any PreviewRegistry.Type else { continue }
      registries.append(Registry(type: type, file: Self.index(of: type.fileID, in: module)))
    }
    self.registries = registries.sorted { first, second in
      (first.file, first.type.line, first.type.column) < (second.file, second.type.line, second.type.column)
    }
    var providers: [any _PreviewProvider.Type] = []
    for type in library.types(conformingTo: "$s5Views16_PreviewProviderMp") {
      if let provider = type as? any _PreviewProvider.Type { providers.append(provider) }
    }
    self.providers = providers
    var places: [String: (file: Int, line: Int?)] = [:]
    if !providers.isEmpty {
      for (index, file) in module.files.enumerated() {
        for preview in scanner.previews(in: file.content) where preview.kind == .provider {
          if let name = preview.name, places[name] == nil { places[name] = (index, preview.line) }
        }
      }
    }
    providerPlaces = providers.map { places["\($0)"] ?? (0, nil) }
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

  /// The file that a file identifier such as "Module/File.swift" stands for.
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
        var listed = ListedPreview(
          source: .registry(item), name: "Preview", file: registry.file, line: registry.type.line)
        send(.listing(item: item, fallback: listed))
        // What throws here throws again where it is rendered, and is reported there.
        guard let preview = try? registry.type.makePreview() else {
          send(.listed([listed]))
          continue
        }
        listed.name = try preview.name ?? Self.ownTypeName(preview.makeBody().view) ?? "Preview"
        send(.listed([listed]))
      } else {
        let index = item - registries.count
        let place = providerPlaces[index]
        let fallback = ListedPreview(
          source: .provider(index, leaf: 0), name: "\(providers[index])", file: place.file, line: place.line)
        send(.listing(item: item, fallback: fallback))
        let leaves = providers[index]._previewList.flatMap { settings($0.view) }
        send(
          .listed(
            leaves.enumerated().map { leaf, settings in
              ListedPreview(
                source: .provider(index, leaf: leaf), name: settings.name ?? fallback.name,
                file: place.file, line: place.line)
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

  /// Makes what was listed ready to be rendered; nil where there is no such thing.
  func renderable(
    _ listed: ListedPreview, settings: (AnyView) -> [PreviewSettings]
  ) throws -> RenderableView? {
    guard module.files.indices.contains(listed.file) else { return nil }
    let file = module.files[listed.file]
    switch listed.source {
    case .registry(let index):
      guard registries.indices.contains(index) else { return nil }
      let preview = try registries[index].type.makePreview()
      let body = try preview.makeBody()
      return RenderableView(
        name: listed.name, file: file, settings: preview.settings(of: body), line: listed.line
      ) { try preview.view(of: body) }
    case .provider(let index, let leaf):
      guard providers.indices.contains(index) else { return nil }
      var first = 0
      for provided in providers[index]._previewList {
        let leaves = settings(provided.view)
        if leaf < first + leaves.count {
          let view = ListedView(view: provided.view, index: leaf - first)
          return RenderableView(name: listed.name, file: file, settings: leaves[leaf - first]) {
            AnyView(view)
          }
        }
        first += leaves.count
      }
      return nil
    case .view(let index):
      guard views.indices.contains(index) else { return nil }
      let view = views[index]
      return RenderableView(
        name: listed.name, file: file, settings: PreviewSettings(), isApp: index >= views.count - appCount
      ) { view.make?() ?? AnyView(EmptyView()) }
    }
  }

  /// The name of a view's type, unless the type is one of the library's.
  private static func ownTypeName(_ view: any View) -> String? {
    let full = String(reflecting: type(of: view))
    let isOfLibrary = (LibraryModules.layers + ["SwiftUI"]).contains { full.hasPrefix("\($0).") }
    if full.contains("<") || isOfLibrary { return nil }
    return full.split(separator: ".").last.map(String.init)
  }
}
