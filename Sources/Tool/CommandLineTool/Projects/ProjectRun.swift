import ArgumentParser
import OperatingSystem
import PreviewRunner
import PreviewService
import ProjectAssets
import Projects
import Reports

/// The runs for a command's paths: the parts that are shown one after another, each with its options.
///
/// Source files are a single part, as named. For a project, each target with previews is one part in each set
/// of its configuration.
struct ProjectRun {
  /// One target, or source files, in one set.
  struct Part {
    var options: PreviewOptions
    /// The target's name; nil for named source files.
    var target: String?
    /// The configuration's folder for pictures.
    var output: String?
    /// How the target is compiled; nil for named source files.
    var request: ProjectRequest?
    /// The target's previews.
    var previews: [Listed] = []

    /// Whether a preview is excluded by its source.
    var isLeftOut: (PreviewDeclaration) -> Bool = { _ in false }

    /// The declared previews to show; for named files they are searched for now.
    var listedPreviews: [Listed] { declaredPreviews.filter { !isLeftOut($0.preview) } }

    /// The previews that are not shown, because their sources say so.
    var previewsLeftOut: [Listed] { declaredPreviews.filter { isLeftOut($0.preview) } }

    private var declaredPreviews: [Listed] {
      if request != nil || !previews.isEmpty { return previews }
      let scanner = PreviewScanner(options.compile.settings)
      return options.files.flatMap { ProjectRun.listed($0, nil, scanner) }
    }

    /// The folder for pictures: each target has its own, so that names do not depend on what else there is.
    ///
    /// - Parameter asked: the command line's folder; nil for the configuration's, or else the current folder.
    func folder(_ asked: String?) -> String {
      let base = asked ?? output ?? "."
      return target.map { base == "." ? $0 : "\(base)/\($0)" } ?? base
    }
  }

  /// A preview in the form for lists.
  struct Listed {
    var target: String?
    /// The path relative to the current folder if it is below that.
    var file: String
    var preview: PreviewDeclaration
  }

  /// A target with previews, or source files.
  private struct Shown {
    /// Nil for named source files.
    var target: ProjectTarget?
    /// What the target is called in lists and folders: of several with one name in different projects, the later ones have their
    /// project's folder before it.
    var name: String?
    var sources: [String]
    var previews: [Listed]
    /// All targets of its project, those without previews, too: what it imports.
    var project: [ProjectTarget] = []
  }

  private let options: PreviewOptions
  /// What is shown, without the sets.
  private let targets: [Shown]
  private let sets: [ProjectConfiguration.Set]
  private let configuration: ProjectConfiguration?
  /// The requested files of a target, if files were named rather than their project.
  private var named: Set<String>?

  /// How the files that are shown now are compiled; options make their jobs with it.
  nonisolated(unsafe) static var current: ProjectRequest?

  /// Reads what the paths mean, and reports decisions on standard error.
  init(_ options: PreviewOptions) throws {
    self.options = options
    let project = options.project
    if Self.namesFiles(options) {
      if let name = project.target.first ?? project.configSet.first ?? project.config {
        throw ValidationError("“\(name)” belongs to a project, and the arguments are source files")
      }
      (sets, configuration) = ([], nil)
      if !project.list, let targets = Self.surroundings(of: options) {
        self.targets = targets
        named = Set(options.files.map(Self.absolute))
        return
      }
      let scanner = PreviewScanner(options.compile.settings)
      // Only needed if a list was requested.
      let previews = project.list ? options.files.flatMap { Self.listed($0, nil, scanner) } : []
      targets = [Shown(sources: options.files, previews: previews)]
      return
    }
    do throws(ProjectError) {
      configuration = try Self.configuration(options)
      if configuration == nil, let name = project.configSet.first {
        throw .unknownName(
          path: options.files.first ?? ".",
          reason: "there is no fittingroom.yml in the folder or above it that could hold the set “\(name)”")
      }
      sets = try configuration?.sets(named: project.configSet) ?? []
      let paths = options.files.isEmpty ? [configuration?.project ?? "."] : options.files
      var read: [Project] = []
      for path in paths {
        read += try Self.projects(at: path, options)
      }
      for note in read.flatMap(\.notes) { JobReport.complain("note: \(note)") }
      targets = try Self.targets(of: read, options, wanted: project.target + sets.flatMap(\.targets))
    } catch {
      try Self.fail(error)
    }
  }

  /// The projects of a path: of a folder all that have previews.
  private static func projects(at path: String, _ options: PreviewOptions) throws(ProjectError) -> [Project] {
    let packages = options.compile.packages
    let project = try ProjectReader.read(path, manifests: manifests, packages: packages)
    guard options.project.target.isEmpty, options.view == nil, FileSystem.isFolder(path) else {
      return [project]
    }
    let scanner = PreviewScanner(options.compile.settings)
    let all = FolderProjects(path, project: project, manifests: manifests, packages: packages) {
      !scanner.previews(of: $0).isEmpty
    }
    if !all.unbuilt.isEmpty {
      JobReport.complain(
        "note: \(all.unbuilt.count) files with previews are in no target of the project around them, and are not shown: "
          + all.unbuilt.prefix(3).map { shownPath($0) }.joined(separator: ", ")
          + (all.unbuilt.count > 3 ? ", …" : ""))
    }
    return all.projects
  }

  /// Whether the arguments are source files, rather than projects and folders.
  static func namesFiles(_ options: PreviewOptions) -> Bool {
    !options.files.isEmpty
      && options.files.allSatisfy { $0.hasSuffix(".swift") && FileSystem.name(of: $0) != "Package.swift" }
  }

  /// The targets that named source files are part of, if these do not compile by themselves; nil if they do,
  /// if they are not part of any, or if a project cannot be read.
  private static func surroundings(
    of options: PreviewOptions
  ) -> [Shown]? {
    let files = options.files.map(absolute)
    let folders = CatalogSearch.projects(of: files[0])
    guard !folders.isEmpty, (try? options.job().compilesAlone()) != true else { return nil }
    for folder in folders {
      guard
        let read = try? ProjectReader.read(
          folder, manifests: manifests, packages: options.compile.packages)
      else { continue }
      var found: [Shown] = []
      var open = Set(files)
      for target in read.targets where target.canHavePreviews && !open.isDisjoint(with: target.sources) {
        let scanner = PreviewScanner(adapted(options, to: target).compile.settings)
        let own = target.sources.filter(open.contains)
        open.subtract(own)
        found.append(
          Shown(
            target: target, name: target.name, sources: target.sources,
            previews: own.flatMap { listed($0, nil, scanner) }, project: read.targets))
      }
      if open.isEmpty { return found }
    }
    return nil
  }

  private static func absolute(_ path: String) -> String {
    FileSystem.resolve(path) ?? path
  }

  private static var manifests: ManifestReading {
    // The folder must be private to the caller, or it is not used.
    ManifestReading(cache: (try? PreviewCompiler())?.cache)
  }

  private static func configuration(_ options: PreviewOptions) throws(ProjectError) -> ProjectConfiguration? {
    if options.project.noConfig { return nil }
    if let path = options.project.config { return try .read(path) }
    let first = options.files.first ?? "."
    let folder = FileSystem.isFolder(first) ? first : FileSystem.folder(of: first)
    guard let path = ProjectConfiguration.path(around: folder.isEmpty ? "." : folder) else { return nil }
    return try .read(path)
  }

  static func fail(_ error: ProjectError) throws -> Never {
    JobReport.complain("error: \(error.fromHere)")
    throw ExitCode(error.exitCode)
  }

  // MARK: Targets

  private static func targets(
    of projects: [Project], _ options: PreviewOptions, wanted: [String]
  ) throws(ProjectError) -> [Shown] {
    let all = projects.flatMap(\.targets)
    let path = projects.first?.path ?? ""
    for name in wanted where !all.contains(where: { $0.name == name && $0.canHavePreviews }) {
      let names = all.filter(\.canHavePreviews).map(\.name)
      if let other = all.first(where: { $0.name == name }) {
        throw .unknownName(
          path: path,
          reason:
            "the target “\(name)” holds nothing that can be shown (\(other.kind.rawValue)); there are: \(names.joined(separator: ", "))"
        )
      }
      throw .unknownName(
        path: path,
        reason: "there is no target called “\(name)”; there are: \(names.joined(separator: ", "))"
          + NearestName.question(name, in: names))
    }
    var shown: Set<String> = []
    var found: [Shown] = []
    for project in projects {
      for target in project.targets where target.canHavePreviews {
        // Fetched libraries have their own previews, which are not meant.
        let isOwn = !target.isFetched && target.package != "Pods"
        guard wanted.isEmpty ? isOwn : wanted.contains(target.name) else { continue }
        let scanner = PreviewScanner(adapted(options, to: target).compile.settings)
        // A file in several targets is shown in the first.
        let files = target.sources.filter { wanted.isEmpty ? !shown.contains($0) : true }
        let name = distinctName(of: target, among: found.compactMap(\.name))
        let previews = files.flatMap { listed($0, name, scanner) }
        let isNamed = options.view.map { name in target.sources.contains { declares(name, in: $0) } } ?? false
        guard !previews.isEmpty || isNamed else { continue }
        shown.formUnion(files)
        found.append(
          Shown(
            target: target, name: name, sources: target.sources, previews: previews,
            project: project.targets))
      }
    }
    if found.isEmpty {
      throw .malformed(
        path: path, line: nil, reason: "no target has a preview; --view NAME shows a view without one")
    }
    return found
  }

  /// What a target is called where others may have its name, so that none of them writes over another's pictures.
  private static func distinctName(of target: ProjectTarget, among taken: [String]) -> String {
    let longer = "\(FileSystem.name(of: target.folder))-\(target.name)"
    let names = [target.name, longer] + (2...taken.count + 2).map { "\(longer)-\($0)" }
    return names.first { !taken.contains($0) } ?? longer
  }

  /// Whether a file may declare a view with a name.
  private static func declares(_ view: String, in file: String) -> Bool {
    guard let bytes = try? FileSystem.read(file) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("struct \(view)")
  }

  private static func listed(_ file: String, _ target: String?, _ scanner: PreviewScanner) -> [Listed] {
    scanner.previews(of: file).map { Listed(target: target, file: shownPath(file), preview: $0) }
  }

  /// A path from the current folder, where it is below that.
  static func shownPath(_ path: String) -> String {
    let here = FileSystem.currentFolder + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  // MARK: Parts

  /// The parts to show, in order.
  func parts() throws -> [Part] {
    var parts: [Part] = []
    for set in sets.isEmpty ? [nil] : sets.map(Optional.some) {
      for shown in targets {
        if let target = shown.target, let set, !set.targets.isEmpty, !set.targets.contains(target.name) {
          continue
        }
        // Pictures of named files are stored like those of files without a project.
        var part = Part(
          options: options, target: named == nil ? shown.name : nil, output: set?.output.map(Self.shownPath))
        part.options.files = shown.sources
        part.previews = shown.previews
        if let target = shown.target {
          part.options = Self.adapted(part.options, to: target)
          part.request = ProjectRequest(target, of: shown.project, settings: part.options.compile.settings)
          part.request?.files = named
        }
        if let set, let configuration { try part.options.take(set, of: configuration) }
        parts.append(part)
      }
    }
    return parts
  }

  /// The options, completed with a target's build settings.
  private static func adapted(_ options: PreviewOptions, to target: ProjectTarget) -> PreviewOptions {
    var options = options
    options.compile.platform =
      options.compile.platform ?? target.platforms.first.flatMap { ApplePlatform(rawValue: $0.rawValue) }
    options.compile.swiftVersion = options.compile.swiftVersion ?? target.settings.swiftVersion
    options.compile.defaultIsolation =
      options.compile.defaultIsolation
      ?? (target.settings.defaultIsolation == .mainActor ? .mainActor : .nonisolated)
    options.compile.define += target.settings.defines.filter {
      $0 != "DEBUG" && !options.compile.define.contains($0)
    }
    return options
  }

  /// What patterns match in the lists of a project's previews, of which each compiled part has its own; nil for named files.
  nonisolated(unsafe) private(set) static var matches: FilterMatches?

  /// Processes each part, and exits with the worst code.
  ///
  /// What the options select may be in any of several parts: it is only missing if no part has it.
  static func each(_ options: PreviewOptions, _ body: (Part) throws -> Void) throws {
    let parts = try ProjectRun(options).parts()
    let isProject = parts.count > 1 || parts.contains { $0.request != nil }
    matches = isProject ? FilterMatches() : nil
    defer { matches = nil }
    var worst: Int32 = 0
    var missing: PreviewRunnerError?
    var shown = 0
    // Targets of one project import the same modules.
    let session = ProjectSession()
    for var part in parts {
      do {
        JobReport.isOneOfSeveral = isProject
        part.request?.session = session
        current = part.request
        defer { current = nil }
        try body(part)
        shown += 1
      } catch let nothing as JobReport.NothingToShow {
        missing = nothing.error.joined(to: missing)
      } catch let code as ExitCode {
        worst = max(worst, code.rawValue)
        shown += 1
      }
    }
    if let error = unmatched(in: parts) {
      JobReport.complain("error: \(error)")
      throw ExitCode(max(worst, error.exitCode))
    }
    if shown == 0, let missing { try JobReport.fail(missing) }
    if worst != 0 { throw ExitCode(worst) }
  }

  /// The error about a pattern that matches no preview of any part; nil if every pattern matches one.
  private static func unmatched(in parts: [Part]) -> PreviewRunnerError? {
    for part in parts {
      part.options.selection.filter.expect(part.previews.map { ($0.file, $0.preview.name ?? "Preview") })
    }
    for part in parts {
      do throws(PreviewRunnerError) { try part.options.selection.filter.checkMatches() } catch {
        return error
      }
    }
    return nil
  }

  /// Processes each part, prints a table of results at the end, and exits with the worst code.
  ///
  /// - Parameters:
  ///   - json: whether the table is the last line of the output, too.
  ///   - listingRepairs: whether repaired places are listed.
  static func drawEach(
    _ options: PreviewOptions, json: Bool = false, listingRepairs: Bool = false,
    _ body: (Part, inout ProjectTable) throws -> Void
  ) throws {
    var table = ProjectTable()
    let result = Result { try each(options) { try body($0, &table) } }
    table.show(of: options, json: json, listingRepairs: listingRepairs)
    try result.get()
    if table.exitCode != 0 { throw ExitCode(table.exitCode) }
  }

  // MARK: Listing

  /// Prints the previews if the options request a list; returns whether they do.
  static func prints(_ options: PreviewOptions, json: Bool) throws -> Bool {
    guard options.project.list else { return false }
    let previews = try ProjectRun(options).targets.flatMap(\.previews)
    let filter = options.selection.filter
    var kept = previews
    if !filter.isEmpty {
      do throws(PreviewRunnerError) {
        kept = try filter.selection(of: previews.map { ($0.file, $0.preview.name ?? "Preview") }).map {
          previews[$0]
        }
      } catch {
        try JobReport.fail(error)
      }
    }
    print(PreviewList(previews: kept).text(json: json), terminator: "")
    return true
  }
}
