package import StringCatalogs

/// What Xcode generates Swift for in a project: its assets, the texts of its string catalogs, its data models, and the
/// models that have learned.
package struct ProjectSymbols {
  package let assets: AssetSymbols
  package let strings: StringSymbols
  package let dataModel: DataModel
  package let learnedModels: LearnedModels

  /// Of a project without anything of that kind.
  package init() {
    assets = AssetSymbols(AssetCatalog([]))
    strings = StringSymbols(nil)
    dataModel = DataModel()
    learnedModels = LearnedModels()
  }

  /// - Parameter texts: the project's string catalogs as one.
  package init(_ files: ProjectFiles, texts: StringCatalog?) {
    assets = AssetSymbols(AssetCatalog(files.catalogs))
    strings = StringSymbols(texts)
    dataModel = DataModel(files)
    learnedModels = LearnedModels(files)
  }

  /// Whether there is nothing to generate.
  package var isEmpty: Bool {
    assets.isEmpty && strings.isEmpty && dataModel.isEmpty && learnedModels.isEmpty
  }
}
