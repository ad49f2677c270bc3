package import PreviewRunner
package import Projects

extension ProjectModule {
  /// A target in the form for compiling.
  ///
  /// - Parameter settings: those of the run, whose platform is that of the target that is shown.
  package init(_ target: ProjectTarget, settings: CompileSettings) {
    var settings = settings
    if let version = target.settings.swiftVersion { settings.swiftVersion = version < 6 ? 5 : 6 }
    settings.defaultIsolation = target.settings.defaultIsolation == .mainActor ? .mainActor : .nonisolated
    settings.defines += target.settings.defines.filter { $0 != "DEBUG" && !settings.defines.contains($0) }
    settings.upcomingFeatures = target.settings.upcomingFeatures
    settings.experimentalFeatures = target.settings.experimentalFeatures
    settings.bridgedModules = target.settings.bridgedModules
    settings.bundleTexts = target.settings.bundleTexts
    self.init(name: target.moduleName, sources: target.sources, settings: settings)
    isMacros = target.kind == .macro
  }
}
