import Foundation
import LayoutEngine
import ViewCore
import Views

/// What code of a tool that makes Swift of catalogs would answer, where that code is not there because a build makes it: the asset or the
/// text of the project of which the accessor's name was most likely made.
enum GeneratedAccessors {
  /// The value of an accessor; nil if the project has none of its name.
  ///
  /// - Parameters:
  ///   - path: the names of the types around the accessor, the outermost first.
  ///   - names: those of the object, and of its property that was asked for.
  static func value<Value>(_ type: Value.Type, path: [String], names: [String]) -> Value? {
    switch type {
    case is String.Type: return text(path, names) as? Value
    case is LocalizedStringKey.Type: return text(path, names).map { LocalizedStringKey($0) } as? Value
    case is Text.Type: return text(path, names).map { Text(verbatim: $0) } as? Value
    case is Color.Type: return asset(names, isColor: true).map { Color($0) } as? Value
    case is Image.Type: return asset(names, isColor: false).map { Image($0) } as? Value
    default: break
    }
    guard let made = type as? any _AssetMakeable.Type else { return nil }
    return asset(names, isColor: made._isColor).flatMap { made._makeAsset(named: $0) } as? Value
  }

  static func text(_ path: [String], _ names: [String]) -> String? {
    let strings = RenderContext.current.strings
    for name in names {
      guard let found = strings.key(like: path + [name]) else { continue }
      return String(localized: String.LocalizationValue(found.key), table: found.table)
    }
    return nil
  }

  static func asset(_ names: [String], isColor: Bool) -> String? {
    let assets = RenderContext.current.assets
    return names.lazy.compactMap { assets.name(like: $0, isColor: isColor) }.first
  }
}
