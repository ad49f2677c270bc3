import Foundation
import OperatingSystem
import ProjectAssets

/// The inputs of the previews of each file of a job: two runs with the same inputs draw the same pictures.
package struct DrawingInputs: Sendable {
  /// A hash of everything that the previews of a file depend on, by the file's path: the sources that it needs, the project's
  /// resources, the modules that the project is made of, how all of it is compiled, the program and the variants.
  package var hashes: [String: String] = [:]
  /// The paths of the sources that a file needs, itself among them.
  package var sources: [String: Set<String>] = [:]
  /// The common dependencies of all files besides sources: the paths of resources, and of the sources of
  /// other modules.
  package var shared: Set<String> = []
}

extension RenderJob {
  /// Determines the inputs of the previews of some files. Nothing is compiled.
  ///
  /// - Parameters:
  ///   - files: the paths of the files, as in the sources.
  ///   - excluded: files and folders of a project that are not resources, such as the references.
  ///   - context: what else decides the pictures, such as the fonts.
  package func drawingInputs(
    of files: [String], without excluded: [String], context: String
  ) throws(PreviewRunnerError) -> DrawingInputs {
    let settings = project?.target.settings ?? compiling
    let compiler = try PreviewCompiler(settings)
    let module = try SourceModule(paths: sources, name: project?.target.name)
    let found = ProjectFiles(near: sources)
    let stems = SourceStems(projectSources: found.swiftFiles)
    var inputs = DrawingInputs()
    inputs.shared = Set(resources(found, compiler, without: excluded))
    let others = importedModules(of: module)
    for other in others { inputs.shared.formUnion(other.sources) }
    var shared = SHA256()
    func add(_ text: String) {
      shared.update(text.utf8)
      shared.update([0])
    }
    add(context)
    add(compiler.toolchain.signature)
    add(compiler.installation.signature)
    add(description)
    for other in others { add("\(other)") }
    if let project { add("\(project.target.name) \(project.target.settings)") }
    for path in inputs.shared.sorted() {
      add(path)
      // Files that cannot be read do not affect the pictures either.
      add(SHA256.hexDigest(of: (try? RunnerFile.read(path)) ?? []))
    }
    let common = shared.hexDigest()
    let contents = module.files.map { SHA256.hexDigest(of: $0.content) }
    let numbers = module.files.indices.filter { Set(files).contains(module.files[$0].path) }
    let needs = try needs(of: numbers, module, compiler)
    for number in numbers {
      let path = module.files[number].path
      let own = needs[number] ?? Array(module.files.indices)
      let parts = own.map { "\(module.files[$0].path) \(contents[$0])" }
      let folder = stems.folder(of: path) ?? ""
      inputs.hashes[path] = SHA256.hexDigest(
        of: ([common, path, folder] + parts).joined(separator: "\n").utf8)
      inputs.sources[path] = Set(own.map { module.files[$0].path })
    }
    return inputs
  }

  /// The dependencies among the sources of a project's target; empty for sources that are compiled all at
  /// once.
  private func needs(
    of roots: [Int], _ module: SourceModule, _ compiler: PreviewCompiler
  ) throws(PreviewRunnerError) -> [Int: [Int]] {
    guard let project else { return [:] }
    let library = try compiler.standIns(ofProjectAround: sources[0])
    let modules = library.names.union(project.others.map(\.name))
    let adapted = module.adapted(
      by: SourceAdapter(platform: project.target.settings.platform, modules: modules))
    // It takes a moment to load, and is not needed if nothing has changed.
    var loaded: SyntaxLibrary?
    return try SourceClosures.needs(of: adapted, roots: roots, in: compiler.cacheFolder) {
      (source) throws(PreviewRunnerError) -> SourceFacts in
      let syntax: SyntaxLibrary
      if let loaded {
        syntax = loaded
      } else {
        syntax = try SyntaxLibrary(path: compiler.installation.syntax, host: compiler.toolchain.host)
        loaded = syntax
      }
      return syntax.facts(of: source)
    }
  }

  /// The project's modules that the sources import, and those that these import.
  private func importedModules(of module: SourceModule) -> [ProjectModule] {
    guard let project else { return [] }
    let others = Dictionary(project.others.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func imports(_ content: [UInt8]) -> Set<String> {
      ImportedModules(of: content, adapter: nil).names.intersection(others.keys)
    }
    var open = Array(module.files.reduce(into: Set<String>()) { $0.formUnion(imports($1.content)) })
    var found: Set<String> = []
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      for path in others[name]?.sources ?? [] {
        open += imports((try? RunnerFile.read(path)) ?? []).subtracting(found)
      }
    }
    return found.sorted().compactMap { others[$0] }
  }

  /// The files besides sources that views may show: all other files of the project, and the given string
  /// catalogs and stand-ins.
  private func resources(
    _ files: ProjectFiles, _ compiler: PreviewCompiler, without excluded: [String]
  ) -> [String] {
    let outside = excluded.compactMap(FileSystem.resolve)
    func isExcluded(_ path: String) -> Bool {
      let path = FileSystem.resolve(path) ?? path
      return outside.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    func below(_ folder: String) -> [String] {
      guard FileSystem.isFolder(folder) else { return [folder] }
      return FileSystem.tree(of: folder)
    }
    let named = (catalogs ?? CatalogSearch.catalogs(near: sources)) + compiling.standIns
    let own = "\(CatalogSearch.project(of: sources[0]))/FittingRoomStandIns"
    return (files.files + (files.catalogs + named + [own]).flatMap(below)).filter { !isExcluded($0) }
  }

  /// The job's settings that affect the pictures.
  private var description: String {
    var text = ""
    dump(variants, to: &text)
    dump(steps, to: &text)
    dump(picturedSteps, to: &text)
    dump(defaults.sorted { $0.key < $1.key }, to: &text)
    dump(choice, to: &text)
    dump(filter, to: &text)
    for preview in leftOut.map({ "\($0.file):\($0.line ?? 0):\($0.provider ?? "")" }).sorted() {
      text += preview + "\n"
    }
    return text
      + "\(settleTime as Any) \(moment as Any) \(pixelLimit) \(showsMissingAssets) \(compiling) \(sandboxing) \(timeLimit) \(memoryLimit)"
  }
}

extension FileSystem {
  /// The paths of all files below a folder, not following symbolic links.
  fileprivate static func tree(of folder: String) -> [String] {
    var found: [String] = []
    for name in (try? names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if isLink(path) { continue }
      found += isFolder(path) ? tree(of: path) : [path]
    }
    return found
  }
}
