internal import Devices
internal import Geometry
package import PreviewRunner
internal import Rendering
internal import StringCatalogs
internal import Views

/// A request for how to show a preview, in text form from outside the program.
package struct VariantQuery: Hashable, Sendable {
  package var device: String?
  /// In points.
  package var width: Double?
  package var height: Double?
  package var scale: Double?
  package var locale: String?
  package var typeSize: String?
  package var colorScheme: String?
  package var contrast: String?
  package var layoutDirection: String?
  package var renderVersion: String?

  package init() {}

  /// The possible values of each circumstance, as agents and pages offer them.
  package static let typeSizes = DynamicTypeSize.allNamed.map(\.name)
  package static let colorSchemes = ColorScheme.allNamed.map(\.name)
  package static let contrasts = ColorSchemeContrast.allNamed.map(\.name)
  package static let layoutDirections = LayoutDirection.allNamed.map(\.name)
  package static let renderVersions = RenderVersion.allNamed.map(\.name)

  /// - Parameter locales: the languages of the project's texts; empty if it has none, in which case any is
  ///   accepted.
  /// - Throws: an error that lists the possible values for an unknown name.
  package func variant(locales: [String]) throws(ServiceError) -> PreviewVariant {
    var variant = PreviewVariant()
    if let device {
      guard let known = Device(named: device) else { throw .unknown("device", device, among: Device.names) }
      variant.take(known)
    } else if width == nil, height == nil {
      // The built-in table contains it.
      if let standard = Device(named: PreviewVariant.standardDevice) { variant.take(standard) }
      variant.yieldsToPreview = true
    } else {
      variant.scale = 2
    }
    for (name, length) in [("width", width), ("height", height)] {
      if let length, !(length >= 1 && length <= 10_000) {
        throw ServiceError("the \(name) \(length) is not a size; there are lengths from 1 to 10000 points")
      }
    }
    if width != nil || height != nil { (variant.width, variant.height) = (width, height) }
    if let scale {
      guard [1, 2, 3].contains(scale) else {
        throw ServiceError("the scale \(scale) is not known; there are: 1, 2, 3")
      }
      variant.scale = scale
    }
    if let locale {
      guard LanguageTag.parse(locale) != nil,
        locales.isEmpty || LocaleMatcher.match(preferences: [locale], available: locales) != nil
      else {
        throw .unknown(
          "locale", locale, among: locales.isEmpty ? ["any language tag, such as ar or pt-BR"] : locales)
      }
      variant.locale = locale
    }
    variant.dynamicTypeSize = try Self.value(typeSize, "type size")
    variant.colorScheme = try Self.value(colorScheme, "colour scheme")
    variant.contrast = try Self.value(contrast, "contrast")
    variant.layoutDirection = try Self.value(layoutDirection, "layout direction")
    if let version: RenderVersion = try Self.value(renderVersion, "version of the design") {
      variant.renderVersion = version
    }
    return variant
  }

  private static func value<Value: NamedValue>(_ name: String?, _ kind: String) throws(ServiceError) -> Value?
  {
    guard let name else { return nil }
    guard let value = Value(name: name) else { throw .unknown(kind, name, among: Value.allNamed.map(\.name)) }
    return value
  }
}
