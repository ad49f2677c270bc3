/// What is compiled to one module: an app, an extension, a library.
package struct ProjectTarget: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case application
    case library
    /// Widgets and other extensions.
    case appExtension = "app-extension"
    case executable
    case test
    case macro
    /// Targets without Swift: C, system libraries, binaries, plug-ins, aggregates.
    case other
  }

  package struct ID: Hashable, Sendable {
    package var package: String?
    package var name: String
  }

  package var name: String
  /// Its module name.
  package var moduleName: String
  package var kind: Kind
  /// The platforms that it can be built for, the default one first.
  package var platforms: [ProjectPlatform] = []
  /// The absolute paths of its Swift files, sorted.
  package var sources: [String] = []
  /// The absolute paths of asset catalogs, string catalogs, `.lproj` folders, fonts, data models and other files and
  /// folders, sorted.
  package var resources: [String] = []
  package var settings = TargetSettings()
  package var dependencies: [ProjectDependency] = []
  /// The name of the package that it belongs to, or of a referenced project; nil for an Xcode project's own.
  package var package: String?
  /// The absolute path of the folder of its project or package.
  package var folder: String
  /// Whether it belongs to a package that was fetched from elsewhere: its own previews are not shown.
  package var isFetched = false

  package init(name: String, moduleName: String? = nil, kind: Kind, package: String? = nil, folder: String) {
    self.name = name
    self.moduleName = moduleName ?? ModuleName.c99(name)
    (self.kind, self.package, self.folder) = (kind, package, folder)
  }

  package var id: ID { ID(package: package, name: name) }

  /// Whether its views can be shown.
  package var canHavePreviews: Bool {
    switch kind {
    case .application, .library, .appExtension, .executable: !sources.isEmpty
    case .test, .macro, .other: false
    }
  }
}
