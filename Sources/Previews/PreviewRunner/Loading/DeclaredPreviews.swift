import Glibc
import Views

/// The `#Preview`s of a module's sources as their text declares them: names for those that cannot be listed,
/// and which of them are not in the compiled library.
///
/// Names of pictures are numbered within a file, so that a preview that ends its process, or does not compile,
/// has to count like any other: otherwise it would pass its name on to the next.
struct DeclaredPreviews {
  private let module: SourceModule
  private let scanner: PreviewScanner

  init(of module: SourceModule, _ settings: CompileSettings) {
    self.module = module
    scanner = PreviewScanner(settings)
  }

  /// The previews, of which those that ended their process while they were listed have the name that they have in the source,
  /// or that of the view that they show.
  func named(_ previews: [ListedPreview], where isFailed: (ListedPreview) -> Bool) -> [ListedPreview] {
    var declared: [Int: [PreviewDeclaration]] = [:]
    return previews.map { preview in
      guard preview.provider == nil, isFailed(preview), let line = preview.line else { return preview }
      let macros = declared[preview.file] ?? macros(in: preview.file)
      declared[preview.file] = macros
      guard let macro = macros.first(where: { $0.line == line }) else { return preview }
      var named = preview
      named.name = name(of: macro)
      return named
    }
  }

  /// The previews that are not among those of the library, in the order of their lines.
  func absent(from previews: [ListedPreview]) -> [ListedPreview] {
    let listed = Dictionary(grouping: previews.filter { $0.provider == nil }, by: \.file)
    return listed.keys.sorted().flatMap { file -> [ListedPreview] in
      let lines = Set((listed[file] ?? []).compactMap(\.line))
      guard Self.count(of: "#Preview", in: module.files[file].content) > lines.count else { return [] }
      let macros = macros(in: file)
      // Where the text says something else than the compiler, it is of no use.
      guard lines.isSubset(of: macros.map(\.line)) else { return [] }
      return macros.filter { !lines.contains($0.line) }.map { macro in
        ListedPreview(source: .registry(.max), name: name(of: macro), file: file, line: macro.line)
      }
    }
  }

  private func macros(in file: Int) -> [PreviewDeclaration] {
    scanner.previews(in: module.files[file].content).filter { $0.kind == .macro }
  }

  /// As the library would call it.
  private func name(of macro: PreviewDeclaration) -> String {
    if let name = macro.name { return name }
    guard let view = macro.view, !Self.isOfLibrary(view), !isGeneric(view) else { return "Preview" }
    return view
  }

  /// Whether a type of the name is one of the library's, which previews are not called after.
  private static func isOfLibrary(_ type: String) -> Bool {
    (LibraryModules.layers + ["Controls", "Screens", "Windows", "Charts", "Apps"]).contains { module in
      // The symbol of a struct's descriptor.
      dlsym(nil, "$s\(module.utf8.count)\(module)\(type.utf8.count)\(type)VMn") != nil
    }
  }

  /// Whether the sources declare the type with parameters: its name is not one for files.
  private func isGeneric(_ type: String) -> Bool {
    module.files.contains { $0.content.mentions("struct \(type)<") }
  }

  private static func count(of text: String, in source: [UInt8]) -> Int {
    let text = Array(text.utf8)
    var count = 0
    var start = 0
    while let place = source.place(of: text, from: start) {
      count += 1
      start = place + text.count
    }
    return count
  }
}
