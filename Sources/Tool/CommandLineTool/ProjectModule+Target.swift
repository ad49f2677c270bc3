import PreviewRunner
import Projects

extension ProjectModule {
  /// A target as it is compiled.
  ///
  /// - Parameter settings: what the caller asked for; what they leave to the project is the target's.
  init(_ target: ProjectTarget, settings: CompileSettings, platform: ApplePlatform) {
    var settings = settings
    settings.platform = platform
    if let version = target.settings.swiftVersion { settings.swiftVersion = min(version, 6) }
    if settings.defaultIsolation == nil {
      settings.defaultIsolation = target.settings.defaultIsolation == .mainActor ? .mainActor : .nonisolated
    }
    settings.defines += target.settings.defines.filter { $0 != "DEBUG" }
    settings.upcomingFeatures = target.settings.upcomingFeatures
    settings.experimentalFeatures = target.settings.experimentalFeatures
    self.init(name: target.moduleName, sources: target.sources, settings: settings)
  }
}
