import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Pango, if it is installed: the library with which most programs on Linux measure text. It is loaded on
/// demand, so that it is not needed for building.
final class PangoPeer {
  private let layout: OpaquePointer
  private let context: OpaquePointer
  private let calls: Calls

  /// Pango's functions.
  private struct Calls {
    typealias Make = @convention(c) () -> OpaquePointer?
    typealias From = @convention(c) (OpaquePointer) -> OpaquePointer?
    typealias Named = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    typealias Set = @convention(c) (OpaquePointer, OpaquePointer?) -> Void
    typealias SetNumber = @convention(c) (OpaquePointer, Int32) -> Void
    typealias SetText = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> Void
    typealias Size =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
      ) -> Void
    typealias Count = @convention(c) (OpaquePointer) -> Int32
    typealias SetSize = @convention(c) (OpaquePointer, Double) -> Void
    typealias AddFolder = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Int32

    var setText: SetText
    var setWidth: SetNumber
    var setLanguage: Set
    var language: Named
    var size: Size
    var lineCount: Count
  }

  /// Pango's lengths are in 1024ths.
  private static let unit = 1024.0

  /// - Parameters:
  ///   - folder: fonts that Pango may use besides the system's.
  ///   - family: the font of the texts.
  ///   - size: its size in pixels.
  /// - Returns: nil if Pango is not installed.
  init?(fonts folder: String, family: String, size: Double) {
    guard let pango = dlopen("libpango-1.0.so.0", RTLD_NOW),
      let fontMaps = dlopen("libpangoft2-1.0.so.0", RTLD_NOW)
    else { return nil }
    func function<Function>(_ name: String, in library: UnsafeMutableRawPointer, _ type: Function.Type)
      -> Function?
    {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    if let fontconfig = dlopen("libfontconfig.so.1", RTLD_NOW),
      let add = function("FcConfigAppFontAddDir", in: fontconfig, Calls.AddFolder.self)
    {
      _ = add(nil, folder)
    }
    guard
      let makeMap = function("pango_ft2_font_map_new", in: fontMaps, Calls.Make.self),
      let makeContext = function("pango_font_map_create_context", in: pango, Calls.From.self),
      let makeLayout = function("pango_layout_new", in: pango, Calls.From.self),
      let makeFont = function("pango_font_description_from_string", in: pango, Calls.Named.self),
      let setSize = function("pango_font_description_set_absolute_size", in: pango, Calls.SetSize.self),
      let setFont = function("pango_layout_set_font_description", in: pango, Calls.Set.self),
      let setText = function("pango_layout_set_text", in: pango, Calls.SetText.self),
      let setWidth = function("pango_layout_set_width", in: pango, Calls.SetNumber.self),
      let setLanguage = function("pango_context_set_language", in: pango, Calls.Set.self),
      let language = function("pango_language_from_string", in: pango, Calls.Named.self),
      let textSize = function("pango_layout_get_size", in: pango, Calls.Size.self),
      let lineCount = function("pango_layout_get_line_count", in: pango, Calls.Count.self),
      let map = makeMap(), let context = makeContext(map), let layout = makeLayout(context),
      let font = makeFont(family)
    else { return nil }
    setSize(font, size * Self.unit)
    setFont(layout, font)
    self.layout = layout
    self.context = context
    calls = Calls(
      setText: setText, setWidth: setWidth, setLanguage: setLanguage, language: language, size: textSize,
      lineCount: lineCount)
  }

  /// The language of the texts that follow.
  func use(language: String) {
    calls.setLanguage(context, calls.language(language))
  }

  /// The width of a text on one line, in pixels.
  func width(of text: UnsafeBufferPointer<CChar>) -> Double {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let start = text.baseAddress else { return 0 }
    calls.setText(layout, start, Int32(text.count))
    calls.size(layout, &width, &height)
    return Double(width) / Self.unit
  }

  /// How many lines the text that was measured last takes at a width.
  func lineCount(width: Double) -> Int {
    calls.setWidth(layout, Int32(width * Self.unit))
    defer { calls.setWidth(layout, -1) }
    return Int(calls.lineCount(layout))
  }
}
