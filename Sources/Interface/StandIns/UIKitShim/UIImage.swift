// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, AmbiguousTrailingClosureOverload

import CoreGraphicsShim
import CoreImageShim
import Foundation
import Imaging
import Views

/// A UIKit image: a symbol, an asset or pixels.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  public private(set) var _image: Image
  /// The size in points. AppKit's images can be given another size, at which their pixels are shown.
  open var size: CGSize {
    get { _size }
    set { setSize(newValue) }
  }
  open var scale: CGFloat { _scale }
  private var _size: CGSize
  private var _scale: CGFloat
  private let mode: RenderingMode
  /// What the image's creator knows about it besides its pixels.
  package var origin: (any Sendable)?
  /// The pixels, if the image was made from a bitmap.
  package private(set) var bitmap: Bitmap?
  /// The same in UIKit's form, made on demand: a screen has millions of them.
  private var pixels: LazyPixels

  public convenience init(
    _image image: Image, size: CGSize = .zero, scale: CGFloat = 1, pixels: CGImage? = nil,
    mode: RenderingMode = .automatic
  ) {
    self.init(image, size: size, scale: scale, bitmap: nil, pixels: LazyPixels { pixels }, mode: mode)
  }

  private init(
    _ image: Image, size: CGSize, scale: CGFloat, bitmap: Bitmap?, pixels: LazyPixels, mode: RenderingMode
  ) {
    _image = image
    _size = size
    _scale = scale
    self.bitmap = bitmap
    self.pixels = pixels
    self.mode = mode
  }

  public override convenience init() {
    self.init(_image: Image(bitmap: Bitmap(width: 0, height: 0), scale: 1))
  }

  private func setSize(_ size: CGSize) {
    _size = size
    guard let bitmap = bitmap ?? pixels.image.map({ Bitmap($0) }), bitmap.width > 0, size.width > 0 else {
      return
    }
    _scale = CGFloat(bitmap.width) / size.width
    _image = Image(bitmap: bitmap, scale: _scale)
    let height = CGFloat(bitmap.height) / _scale
    if abs(height - size.height) > 1 {
      RenderContext.current.note(
        .approximated, "NSImage.size", "An image keeps its proportions: it is as wide as its size says.")
    }
  }

  /// Replaces the pixels and keeps the size.
  package func setPixels(_ image: CGImage) {
    let size = _size
    bitmap = Bitmap(image)
    pixels = LazyPixels { image }
    _size = CGSize(width: image.width, height: image.height)
    setSize(size == .zero ? _size : size)
  }

  /// An image from the asset catalog, or a picture file of the project; nil if there is none.
  public required convenience init?(named name: String) {
    if let asset = RenderContext.current.environment.assetImage(named: name) {
      self.init(asset, name: name)
    } else if let symbol = AppKitImageName.symbol(name) {
      self.init(_image: Image(systemName: symbol.name), size: CGSize(width: 16, height: 16))
      _tint = symbol.color
    } else {
      return nil
    }
  }
  public required convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(named: name)
  }
  public convenience required init(imageLiteralResourceName name: String) { self.init(_name: name) }
  /// An image of a catalog.
  public required convenience init(resource: ImageResource) { self.init(_name: resource.name) }

  /// An image that must exist; if it does not, it is empty and reported where it is shown.
  private convenience init(_name name: String) {
    if let asset = RenderContext.current.image(named: name) {
      self.init(asset, name: name)
    } else {
      self.init(_image: Image(name))
    }
  }

  private convenience init(_ asset: AssetImage, name: String) {
    self.init(
      _image: Image(name), size: asset.size, scale: CGFloat(asset.scale), pixels: CGImage(asset.bitmap),
      mode: asset.renderingMode == .template
        ? .alwaysTemplate : asset.renderingMode == .original ? .alwaysOriginal : .automatic)
  }

  public required convenience init?(systemName name: String) {
    self.init(_image: Image(systemName: name), size: CGSize(width: 20, height: 20))
  }
  public required convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
    _configuration = configuration as? SymbolConfiguration
  }
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// A picture from the bytes of a file; nil if they cannot be read.
  public required convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public required convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = RenderContext.current.assets.image(data: [UInt8](data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }
  public required convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  package init(bitmap: Bitmap, scale: CGFloat) {
    _image = Image(bitmap: bitmap, scale: scale)
    _size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    _scale = scale
    self.bitmap = bitmap
    pixels = LazyPixels { CGImage(bitmap) }
    mode = .automatic
  }

  public required convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  public required convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      _image: Image(cgImage, scale: scale),
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale,
      pixels: cgImage)
  }

  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  open class Configuration: NSObject, @unchecked Sendable {
    open func applying(_ other: Configuration?) -> Self { self }
  }

  /// A symbol's configuration: its font, its scale and its colours, the first of which is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let _font: Font?
    let _scale: Image.Scale
    let _colors: [UIColor]

    private init(font: Font?, scale: SymbolScale = .unspecified, colors: [UIColor] = []) {
      _font = font
      _scale = scale == .small ? .small : scale == .large ? .large : .medium
      _colors = colors
    }

    public override convenience init() { self.init(font: nil) }
    public convenience init(pointSize: CGFloat) { self.init(font: .system(size: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(font: .system(size: pointSize, weight: weight.font))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(font: .system(size: pointSize, weight: weight.font), scale: scale)
    }
    public convenience init(weight: SymbolWeight) {
      self.init(font: .system(size: 17, weight: weight.font))
    }
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: textStyle.swiftUI.font) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: textStyle.swiftUI.font, scale: scale)
    }
    public convenience init(font: UIFont) { self.init(font: Font(font)) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: Font(font), scale: scale) }
    public convenience init(hierarchicalColor: UIColor) { self.init(font: nil, colors: [hierarchicalColor]) }
    public convenience init(paletteColors: [UIColor]) { self.init(font: nil, colors: paletteColors) }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    public class func preferringMulticolor() -> Self { Self() }
    public required convenience init(_required: Void = ()) { self.init(font: nil) }
    public override func applying(_ other: Configuration?) -> Self {
      guard let other = other as? SymbolConfiguration else { return self }
      let joined = SymbolConfiguration(
        font: other._font ?? _font,
        scale: other._scale != .medium ? other._scale.symbolScale : _scale.symbolScale,
        colors: other._colors.isEmpty ? _colors : other._colors)
      return unsafeDowncast(joined, to: Self.self)
    }
  }

  open var imageOrientation: Orientation { .up }
  open var renderingMode: RenderingMode { mode }
  open var cgImage: CGImage? { pixels.image }
  /// Always nil: images store pixels, not recipes.
  open var ciImage: CIImage? { nil }
  open var isSymbolImage: Bool { false }

  /// The image's configuration if it is a symbol, and the tint colour that was set.
  final var _configuration: SymbolConfiguration?
  final var _tint: UIColor?

  private func with(_ image: Image, mode: RenderingMode? = nil) -> UIImage {
    let copy = UIImage(
      image, size: size, scale: scale, bitmap: bitmap, pixels: pixels, mode: mode ?? self.mode)
    copy._configuration = _configuration
    copy._tint = _tint
    return copy
  }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let image = _image.renderingMode(
      mode == .alwaysTemplate ? .template : mode == .alwaysOriginal ? .original : nil)
    return with(image, mode: mode)
  }
  /// The image in a colour, as drawn by UIKit views.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let copy = withRenderingMode(.alwaysTemplate)
    copy._tint = color
    return copy
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let copy = with(_image)
    copy._configuration = configuration as? SymbolConfiguration ?? _configuration
    return copy
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    let copy = with(_image)
    copy._configuration = _configuration?.applying(configuration) ?? configuration
    return copy
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with(
      _image.resizable(
        capInsets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        resizingMode: resizingMode == .tile ? .tile : .stretch))
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func heicData() -> Data? { nil }
  /// Draws the image into UIKit's current context, stretched to a rectangle.
  open func draw(in rect: CGRect) { _CurrentContext.top?._draw(.foreign(ContextPicture(self, in: rect))) }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    _CurrentContext.changed { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw(in: rect)
    }
  }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension UIImage.SymbolWeight {
  fileprivate var font: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .unspecified, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension Image.Scale {
  fileprivate var symbolScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .large: .large
    default: .medium
    }
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

public typealias _ImageLiteralType = UIImage

/// Pixels that are made once, on demand.
private final class LazyPixels: @unchecked Sendable {
  private let lock = NSLock()
  private var make: (() -> CGImage?)?
  private var made: CGImage?

  init(_ make: @escaping () -> CGImage?) { self.make = make }

  var image: CGImage? {
    lock.withLock {
      if let make { made = make() }
      make = nil
      return made
    }
  }
}

extension CGImage {
  convenience init?(_ bitmap: Bitmap) {
    self.init(
      _width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
  }
}

extension Bitmap {
  init(_ image: CGImage) {
    let pixels = stride(from: 0, to: image._pixels.count, by: 4).map { at in
      Bitmap.Pixel(
        red: image._pixels[at], green: image._pixels[at + 1], blue: image._pixels[at + 2],
        alpha: image._pixels[at + 3])
    }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }
}

/// The content of a data set of the asset catalog.
open class NSDataAsset: NSObject {
  open private(set) var data: Data
  open private(set) var name: String
  open var typeIdentifier: String { "public.data" }

  public init?(name: String) {
    guard let data = RenderContext.current.assets.data(named: name) else { return nil }
    self.name = name
    self.data = data
  }
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}

extension Image {
  public init(uiImage: UIImage) { self = uiImage._image }

  fileprivate init(_ image: CGImage, scale: CGFloat) {
    self.init(bitmap: Bitmap(image), scale: scale)
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(cgImage, scale: scale)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage, scale: scale)
  }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}

extension UIImage {
  // The system's pictures, which are symbols.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  public var isHighDynamicRange: Bool { false }
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public func imageWithoutBaseline() -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
}
