internal import Foundation
internal import LoadedTypes
internal import PreviewDeclarations
internal import Rendering
internal import Views

/// Finds the previews of the running program, such as a test bundle: those of all modules that are linked
/// into it.
public enum FindPreviews {
  /// The previews that pass filters.
  ///
  /// A provider is matched by its type's name ("Module.Card_Previews"), a `#Preview` by its file and its name
  /// ("Module/Card.swift:Dark").
  ///
  /// - Parameters:
  ///   - included: regular expressions, one of which must match the name; nil includes all.
  ///   - excluded: regular expressions that must not match it.
  ///   - includedModules: the names of the modules whose previews are included; nil includes all.
  ///   - excludedModules: the names of modules whose previews are excluded.
  @MainActor
  public static func findPreviews(
    included: [String]?, excluded: [String]?, includedModules: [String]? = nil,
    excludedModules: [String]? = nil
  ) -> [PreviewType] {
    let included = included.map { $0.compactMap(expression) }
    let excluded = excluded?.compactMap(expression) ?? []
    return findPreviews { name, _ in
      let module = String(name.prefix { $0 != "." })
      if excludedModules?.contains(module) == true { return false }
      return includedModules?.contains(module) ?? true
    }.filter { type in
      let name: String
      if let fileID = type.fileID {
        name = (type.previews.first?.displayName).map { "\(fileID):\($0)" } ?? fileID
      } else {
        name = type.typeName
      }
      if excluded.contains(where: { name.firstMatch(of: $0) != nil }) { return false }
      return included?.contains { name.firstMatch(of: $0) != nil } ?? true
    }
  }

  /// A filter's regular expression; nil, with a note on standard error, if it is malformed.
  private static func expression(_ text: String) -> Regex<AnyRegexOutput>? {
    do {
      return try Regex(text)
    } catch {
      FileHandle.standardError.write(
        Data(
          "note: the filter “\(text)” of previews is not a regular expression and finds nothing: \(error)\n"
            .utf8
        ))
      return nil
    }
  }

  /// All previews, in the order of modules, files and lines.
  ///
  /// - Parameters:
  ///   - shouldInclude: whether a type is included, given its name with its module and that of its protocol,
  ///     `PreviewProvider` or `PreviewRegistry`.
  ///   - willAccess: called with the name of a type before its previews are accessed.
  @MainActor
  public static func findPreviews(
    shouldInclude: (String, String) -> Bool = { _, _ in true }, willAccess: (String) -> Void = { _ in }
  ) -> [PreviewType] {
    guard let records = TypeRecords.ofThisProgram() else { return [] }
    var found: [PreviewType] = []
    func add(_ type: Any.Type, _ kind: String, _ read: (String) -> PreviewType?) {
      let name = PreviewContainer.name(of: type)
      guard shouldInclude(name, kind) else { return }
      willAccess(name)
      if let type = read(name) { found.append(type) }
    }
    for type in records.types(conformingToProtocolNamed: "PreviewRegistry").map(\.type) {
      guard let registry = type as? any PreviewRegistry.Type else { continue }
      add(type, "PreviewRegistry") { PreviewType($0, registry) }
    }
    for type in records.types(conformingToProtocolNamed: "PreviewSeriesRegistry").map(\.type) {
      guard let registry = type as? any PreviewSeriesRegistry.Type else { continue }
      add(type, "PreviewRegistry") { PreviewType($0, registry) }
    }
    for type in records.types(conformingToProtocolNamed: "_PreviewProvider").map(\.type) {
      guard let provider = type as? any PreviewProvider.Type else { continue }
      add(type, "PreviewProvider") { PreviewType($0, provider) }
    }
    return found.sorted { first, second in
      let keys = [first, second].map { ($0.module, $0.fileID ?? "", $0.line ?? 0, $0.typeName) }
      return keys[0] < keys[1]
    }
  }
}

extension PreviewType {
  @MainActor
  fileprivate init(_ name: String, _ registry: any PreviewRegistry.Type) {
    let made = Result { try PreviewDrawing.making { try registry.makePreview() } }
    self.init(name, fileID: registry.fileID, line: registry.line, [Self.preview(made, index: 0)])
  }

  @MainActor
  fileprivate init(_ name: String, _ registry: any PreviewSeriesRegistry.Type) {
    let made = Result { try PreviewDrawing.making { try registry.makePreviews() } }
    let previews: [Preview]
    do {
      previews = try made.get().enumerated().map { index, made in
        Self.preview(.success(made.preview), index: index)
      }
    } catch {
      previews = [Self.preview(.failure(error), index: 0)]
    }
    self.init(name, fileID: registry.fileID, line: registry.line, previews)
  }

  private init(_ name: String, fileID: String, line: Int, _ previews: [Preview]) {
    (typeName, self.fileID, self.line, self.previews, platform) = (name, fileID, line, previews, nil)
  }

  /// A `#Preview`; one that throws fails when its view is accessed.
  @MainActor
  private static func preview(_ made: Result<Views.Preview, any Error>, index: Int) -> Preview {
    var settings = PreviewSettings()
    let body = Result { try PreviewDrawing.making { try made.get().makeBody() } }
    if let preview = try? made.get() {
      settings.name = preview.name
      if let body = try? body.get() { settings = preview.settings(of: body) }
    }
    return Preview(settings, index: index) { try made.get().view(of: try made.get().makeBody()) }
  }

  @MainActor
  fileprivate init(_ name: String, _ provider: any PreviewProvider.Type) {
    var previews: [Preview] = []
    for provided in PreviewDrawing.making({ provider._previewList }) {
      let first = previews.count
      for (leaf, settings) in PreviewDrawing.settings(of: provided.view).enumerated() {
        previews.append(
          Preview(settings, index: first + leaf) {
            AnyView(ListedView(view: Self.view(of: provider), index: first + leaf))
          })
      }
    }
    (typeName, fileID, line) = (name, nil, nil)
    (self.previews, platform) = (previews, provider.platform)
  }

  /// All previews of a provider as one view, made again.
  @MainActor
  private static func view(of provider: any PreviewProvider.Type) -> AnyView {
    provider._previewList.first?.view ?? AnyView(EmptyView())
  }
}
