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
  ///   - arguments: the values in a text.
  static func value<Value>(
    _ type: Value.Type, path: [String], names: [String], arguments: [Any] = []
  ) -> Value? {
    switch type {
    case is String.Type: return text(path, names, arguments) as? Value
    case is LocalizedStringKey.Type:
      return text(path, names, arguments).map { LocalizedStringKey($0) } as? Value
    case is Text.Type: return text(path, names, arguments).map { Text(verbatim: $0) } as? Value
    case is Color.Type: return asset(names, isColor: true).map { Color($0) } as? Value
    case is Image.Type: return asset(names, isColor: false).map { Image($0) } as? Value
    default: break
    }
    guard let made = type as? any _AssetMakeable.Type else { return nil }
    return asset(names, isColor: made._isColor).flatMap { made._makeAsset(named: $0) } as? Value
  }

  static func text(_ path: [String], _ names: [String], _ arguments: [Any] = []) -> String? {
    let strings = RenderContext.current.strings
    let found = names.lazy.compactMap { strings.key(like: path + [$0]) }.first
    guard let found else { return nil }
    if arguments.isEmpty { return String(localized: String.LocalizationValue(found.key), table: found.table) }
    let (values, language) = (arguments.map(argument), RenderContext.current.locale)
    let format = strings.format(for: found.key, table: found.table, locale: language, arguments: values)
    return StringFormatting.pieces(of: format ?? found.key, arguments: values, locale: language).map {
      piece in
      switch piece {
      case .literal(let text), .value(let text): text
      case .text: ""
      }
    }.joined()
  }

  private static func argument(_ value: Any) -> LocalizedStringKey.Argument {
    switch value {
    case let value as any BinaryInteger: .integer(Int64(clamping: value))
    case let value as any BinaryFloatingPoint: .double(Double(value), specifier: "%f")
    default: .string("\(value)")
    }
  }

  static func asset(_ names: [String], isColor: Bool) -> String? {
    let assets = RenderContext.current.assets
    return names.lazy.compactMap { assets.name(like: $0, isColor: isColor) }.first
  }
}
