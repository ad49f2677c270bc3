import DeviceFrames
import Foundation
import OperatingSystem
import PreviewRunner
import Reports
import StringCatalogs

/// The titles above framed pictures: one for all, or those of `title.strings` files, as fastlane's frameit reads them.
struct FrameTitles: Sendable {
  private let title: String?

  init(_ title: String?) {
    self.title = title
  }

  /// Whether the folder of a picture has a file with titles.
  func hasTitles(beside picture: String) -> Bool {
    FileSystem.exists(Self.file(beside: picture))
  }

  /// A picture's title; nil if it has none.
  ///
  /// A key of `title.strings` matches pictures whose names contain it, ignoring case; among several the
  /// longest is used. The folder's name is the language, as in fastlane's folders.
  ///
  /// - Throws: an error that names the file that cannot be read.
  func title(of picture: String) throws(PreviewRunnerError) -> FrameTitle? {
    if let title { return FrameTitle(title) }
    guard hasTitles(beside: picture) else { return nil }
    let file = Self.file(beside: picture)
    let catalog: StringCatalog
    do throws(LocatedError) {
      catalog = try CatalogReader.read([file])
    } catch {
      throw .reported(exitCode: 65, text: "\(error)")
    }
    let name = FileSystem.name(of: picture).lowercased()
    let matching = catalog.entries.filter { !$0.key.isEmpty && name.contains($0.key.lowercased()) }
    guard let entry = matching.max(by: { ($0.key.count, $1.key) < ($1.key.count, $0.key) }),
      case .unit(let unit) = entry.localizations.values.first?.text, !unit.value.isEmpty
    else { return nil }
    let folder = FileSystem.parent(of: picture).map(FileSystem.name) ?? ""
    let language = StoreLocale.code(for: folder) == nil ? nil : folder
    let isRightToLeft = language.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft }
    return FrameTitle(unit.value, language: language, isRightToLeft: isRightToLeft ?? false)
  }

  private static func file(beside picture: String) -> String {
    FileSystem.parent(of: picture).map { "\($0)/title.strings" } ?? "title.strings"
  }
}
