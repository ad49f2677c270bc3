package import Foundation
package import Geometry
package import Views

/// The circumstances in which a view is shown, apart from its proposed size.
///
/// Nil means not specified: the view, the device or the default decides. A new circumstance needs a property,
/// a line in `entries` and one in `apply`.
package struct Circumstances: Hashable, Sendable {
  /// Pixels per point.
  package var scale = 1.0
  /// Nil uses the view's `preferredColorScheme`, or light if it has none.
  package var colorScheme: ColorScheme?
  /// Nil is the standard contrast.
  package var contrast: ColorSchemeContrast?
  /// The identifier of a locale, as it was written; nil is US English.
  package var locale: String?
  /// The name of a pseudolocalization: "accented", "double".
  package var pseudoLocale: String?
  /// Nil is the devices' default, large.
  package var dynamicTypeSize: DynamicTypeSize?
  /// Nil derives it from the locale.
  package var layoutDirection: LayoutDirection?
  /// Nil is compact.
  package var horizontalSizeClass: UserInterfaceSizeClass?
  /// Nil is regular.
  package var verticalSizeClass: UserInterfaceSizeClass?
  /// The window's insets in points; nil is none.
  package var safeAreaInsets: EdgeInsets?
  /// The version of the drawing rules; pictures keep their names between versions.
  package var renderVersion = RenderVersion.current

  package init() {}

  /// The locale of texts and numbers, never that of the machine.
  package var resolvedLocale: Locale { Locale(identifier: locale ?? "en_US") }

  /// Applies the circumstances to the environment.
  package func apply(to environment: inout EnvironmentValues) {
    environment.displayScale = CGFloat(scale)
    environment.colorScheme = colorScheme ?? .light
    environment.colorSchemeContrast = contrast ?? .standard
    environment.locale = resolvedLocale
    environment.dynamicTypeSize = dynamicTypeSize ?? .large
    environment.layoutDirection =
      layoutDirection
      ?? (resolvedLocale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    environment.horizontalSizeClass = horizontalSizeClass ?? .compact
    environment.verticalSizeClass = verticalSizeClass ?? .regular
    environment.renderVersion = renderVersion
  }

  // MARK: Names

  /// The circumstances that have names, in the order of file names.
  private static let entries: [Entry] = [
    Entry("colorScheme", \.colorScheme, suffix: \.self),
    Entry("contrast", \.contrast) { "\($0)-contrast" },
    Entry("locale", \.locale, suffix: \.self),
    Entry("pseudoLocale", \.pseudoLocale, suffix: \.self),
    Entry("dynamicType", \.dynamicTypeSize, suffix: \.self),
    Entry("layoutDirection", \.layoutDirection, suffix: \.self),
    Entry("horizontalSizeClass", \.horizontalSizeClass),
    Entry("verticalSizeClass", \.verticalSizeClass),
  ]

  /// The name parts that distinguish pictures in these circumstances from others of the same size and device,
  /// in a fixed order: "dark", "ar". Only specified circumstances are named.
  package var suffixes: [String] { Self.entries.compactMap { $0.suffix(of: self) } }

  /// The same without the language.
  package var suffixesWithoutLanguage: [String] {
    var circumstances = self
    circumstances.locale = nil
    circumstances.pseudoLocale = nil
    return circumstances.suffixes
  }

  /// The same for people, with the text size and the language first: "accessibility3", "ar".
  package var words: [String] {
    var rest = self
    (rest.dynamicTypeSize, rest.locale, rest.pseudoLocale) = (nil, nil, nil)
    return [dynamicTypeSize?.name, locale, pseudoLocale].compactMap(\.self) + rest.suffixes
  }

  /// One circumstance by its key in JSON.
  private struct Entry: Sendable {
    let key: String
    let name: @Sendable (Circumstances) -> String?
    /// Sets the value with a name; false if there is none.
    let set: @Sendable (inout Circumstances, String) -> Bool
    /// The form in file names; nil if they omit the circumstance.
    let transform: (@Sendable (String) -> String)?

    init<Value: NamedValue>(
      _ key: String, _ path: WritableKeyPath<Circumstances, Value?> & Sendable,
      suffix: (@Sendable (String) -> String)? = nil
    ) {
      self.key = key
      name = { $0[keyPath: path]?.name }
      set = { circumstances, name in
        circumstances[keyPath: path] = Value(name: name)
        return circumstances[keyPath: path] != nil
      }
      transform = suffix
    }

    init(
      _ key: String, _ path: WritableKeyPath<Circumstances, String?> & Sendable,
      suffix: (@Sendable (String) -> String)? = nil
    ) {
      self.key = key
      name = { $0[keyPath: path] }
      set = { circumstances, name in
        circumstances[keyPath: path] = name
        return true
      }
      transform = suffix
    }

    func suffix(of circumstances: Circumstances) -> String? {
      guard let transform else { return nil }
      return name(circumstances).map(transform)
    }
  }
}

// As JSON: the names under their keys, and the numbers if they are not the defaults.
extension Circumstances: Codable {
  /// A key by its name.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let scale = Key("scale")
    static let safeArea = Key("safeArea")
    static let renderVersion = Key("renderVersion")
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for entry in Self.entries { try container.encodeIfPresent(entry.name(self), forKey: Key(entry.key)) }
    if scale != 1 { try container.encode(scale, forKey: .scale) }
    if let safeAreaInsets {
      let edges = [
        safeAreaInsets.top, safeAreaInsets.leading, safeAreaInsets.bottom, safeAreaInsets.trailing,
      ]
      try container.encode(edges.map { Double($0) }, forKey: .safeArea)
    }
    if renderVersion != .current { try container.encode(renderVersion.number, forKey: .renderVersion) }
  }

  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    func refuse(_ key: Key, _ value: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: "“\(value)” is not known")
    }
    for entry in Self.entries {
      let key = Key(entry.key)
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else { continue }
      if !entry.set(&self, name) { throw refuse(key, name) }
    }
    if let scale = try container.decodeIfPresent(Double.self, forKey: .scale) { self.scale = scale }
    if let edges = try container.decodeIfPresent([Double].self, forKey: .safeArea) {
      guard edges.count == 4 else { throw refuse(.safeArea, "\(edges)") }
      safeAreaInsets = EdgeInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }
    if let number = try container.decodeIfPresent(Int.self, forKey: .renderVersion) {
      guard let version = RenderVersion(number) else { throw refuse(.renderVersion, "\(number)") }
      renderVersion = version
    }
  }
}
