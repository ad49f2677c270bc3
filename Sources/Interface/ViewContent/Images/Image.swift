import Drawing
public import Foundation
public import Geometry
package import Imaging
import LayoutEngine

/// A picture or a symbol.
public nonisolated struct Image: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case asset(String)
    case bitmap(Bitmap, scale: CGFloat)
  }

  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether an image keeps its own colours or takes the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The interpolation quality of resampling.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How an image is turned before it is drawn.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  package let source: Source
  package var capInsets: EdgeInsets?
  package var resizingMode = ResizingMode.stretch
  package var renderingMode: TemplateRenderingMode?
  package var interpolationMode = Interpolation.medium
  package var isAntialiased = true
  package var symbolRenderingMode: SymbolRenderingMode?
  /// How a screen reader treats the image; nil keeps its own name.
  package var spokenName: SpokenName?
  /// The variable value of a symbol: how much of it is filled.
  package var variableValue: Double?

  package init(source: Source) {
    self.source = source
  }

  /// A symbol by its SF Symbols name, drawn as an open replacement of the same size.
  public init(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName))
    self.variableValue = variableValue
  }

  /// An image from the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
    self.variableValue = variableValue
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    spokenName = .label(label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, variableValue: variableValue, bundle: bundle)
    spokenName = .decorative
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(name))
    spokenName = .label(label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
    spokenName = .decorative
  }

  package init(bitmap: Bitmap, scale: CGFloat) {
    self.init(source: .bitmap(bitmap, scale: scale))
  }

  /// The image, filling the space that it is proposed; its cap insets stay unstretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var image = self
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolationMode = interpolation
    return image
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  public static let monochrome = SymbolRenderingMode(number: 0)
  public static let multicolor = SymbolRenderingMode(number: 1)
  public static let hierarchical = SymbolRenderingMode(number: 2)
  public static let palette = SymbolRenderingMode(number: 3)
}

/// Which variant of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  private let suffixes: [String]
  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// The name with the variant's suffixes that it does not have yet, in SF Symbols' order.
  package func name(for name: String) -> String {
    let order = ["circle", "square", "rectangle", "slash", "fill"]
    var parts = name.split(separator: ".").map(String.init)
    for suffix in order where suffixes.contains(suffix) && !parts.contains(suffix) {
      parts.append(suffix)
    }
    return parts.joined(separator: ".")
  }
}

nonisolated extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
