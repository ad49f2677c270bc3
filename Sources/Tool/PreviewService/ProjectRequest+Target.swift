internal import OperatingSystem
package import PreviewRunner
package import Projects

extension ProjectRequest {
  /// A target, compiled with all other modules of its project that are not programs.
  ///
  /// - Parameters:
  ///   - all: the project's targets.
  ///   - settings: those of the run, whose platform is the target's.
  package init(_ target: ProjectTarget, of all: [ProjectTarget], settings: CompileSettings) {
    // A stand-in is made for previews: it comes before what was fetched.
    let standIns = Self.standIns(settings, around: target)
    let others = all.filter {
      $0.id != target.id && ($0.kind == .library || $0.kind == .macro) && !$0.sources.isEmpty
        && !($0.isFetched && standIns.contains($0.moduleName))
    }
    var module = ProjectModule(target, settings: settings).distinctFromPrograms
    if target.kind == .library {
      // The bundle is the app's that the library is part of, and the same for all libraries, which others import.
      let app = all.first { $0.kind == .application }
      let texts = ["CFBundleName": app?.name ?? FileSystem.name(of: target.folder)]
      module.settings.bundleTexts = texts.merging(app?.settings.bundleTexts ?? [:]) { $1 }
    }
    self.init(target: module, others: others.map { ProjectModule($0, settings: settings) })
  }

  /// The modules with stand-ins.
  private static func standIns(_ settings: CompileSettings, around target: ProjectTarget) -> Set<String> {
    guard let source = target.sources.first,
      let library = try? PreviewCompiler(settings).standIns(ofProjectAround: source)
    else { return [] }
    return library.names
  }
}
