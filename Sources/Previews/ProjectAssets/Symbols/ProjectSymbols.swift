package import StringCatalogs

/// The inputs for which Xcode generates Swift in a project: assets, string catalogs, data models, and machine
/// learning models.
package struct ProjectSymbols {
  package let assets: AssetSymbols
  package let strings: StringSymbols
  package let dataModel: DataModel
  package let learnedModels: LearnedModels

  /// For a project without any of these.
  package init() {
    assets = AssetSymbols(AssetCatalog([]))
    strings = StringSymbols(nil)
    dataModel = DataModel()
    learnedModels = LearnedModels()
  }

  /// - Parameter texts: the project's string catalogs as one.
  package init(_ files: ProjectFiles, texts: StringCatalog?) {
    assets = AssetSymbols(
      AssetCatalog(files.catalogs),
      extendsImage: files.files.contains { $0.hasSuffix("/swiftgen.yml") || $0.hasSuffix("/swiftgen.yaml") })
    strings = StringSymbols(texts)
    dataModel = DataModel(files)
    learnedModels = LearnedModels(files)
  }

  /// Whether there is nothing to generate.
  package var isEmpty: Bool {
    assets.isEmpty && strings.isEmpty && dataModel.isEmpty && learnedModels.isEmpty
  }
}
