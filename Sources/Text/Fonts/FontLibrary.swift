public import Foundation
import Geometry
import Synchronization

/// The bundled fonts and those that an app brings along.
///
/// Fonts come from one folder only, never from the system, so that every machine draws the same. Faces are
/// opened on demand and shared by all threads.
public final class FontLibrary: Sendable {
  /// The folder of the fonts.
  public let directory: URL

  /// Cache limits; a cache that exceeds its limit is emptied.
  public struct Limits: Sendable {
    /// Faces: every size and weight of a variable font is one.
    public var faces = 512
    /// Outlines of glyphs for each face.
    public var outlinesPerFace = 1024
    /// Fonts with the numbers that layout needs, one for each requested size and style.
    public var fonts = 2048
    /// Characters whose fallback face is known.
    public var fallbackCharacters = 16_384
    /// Symbols, one for each name and weight that was asked for.
    public var symbols = 512

    public init() {}
  }

  private let limits: Limits
  private let manifest: FontManifest
  private let recipe: MetricsRecipe
  private let state = Mutex(State())

  private struct State {
    var files: [FileKey: FontFile] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var resolved: [FontRequest: ResolvedFont] = [:]
    var custom: [String: [CustomFont]] = [:]
    var symbolLists: (SymbolTable, SymbolDrawings)?
    /// Symbols that were asked for, those included that there are none of.
    var symbols: [SymbolKey: SymbolGlyph?] = [:]
    var systemSpacings: [SIMD2<Double>: LetterSpacing] = [:]
    /// The result of the search for a character's face, including none.
    var fallbacks: [FallbackKey: FontFace?] = [:]
  }

  private struct FallbackKey: Hashable {
    var scalar: Unicode.Scalar
    var script: String
    var weight: Double
    var isEmoji: Bool
  }

  private struct SymbolKey: Hashable {
    var name: String
    var weight: Double
  }

  private struct FileKey: Hashable {
    var path: String
    var index: Int
  }

  private struct FaceKey: Hashable {
    var file: FileKey
    var coordinates: [FontFace.Coordinate]
    var slant: Double
    var boldness: Double
    var spacing: LetterSpacing
  }

  private struct CustomFont {
    var path: String
    var family: String
    /// Which font of a collection it is.
    var index = 0
    var weight: Double
    var isItalic: Bool
    /// The weights of a variable font.
    var weights: ClosedRange<Double>?
  }

  /// Opens a folder of fonts.
  ///
  /// - Throws: `FontError` if the folder's list is missing or cannot be read.
  public init(directory: URL, limits: Limits = Limits()) throws {
    self.directory = directory
    self.limits = limits
    manifest = try Self.decode(FontManifest.self, from: directory.appendingPathComponent("MANIFEST.json"))
    recipe = try Self.decode(
      MetricsRecipe.self, from: directory.appendingPathComponent("metrics-recipe.json"))
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, from url: URL) throws -> Value {
    guard let data = try? Data(contentsOf: url) else { throw FontError.missingFile(url.path) }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw FontError.unreadableManifest(url.path, reason: "it is not the JSON that is expected")
    }
  }

  /// The folder with the fonts: the given one, the one in the environment, or one near the executable.
  ///
  /// - Parameter environment: the variables to look in; nil reads only the one variable of the process,
  ///   without copying the others into memory, where views could find them.
  /// - Throws: `FontError.missingDirectory` with the searched locations.
  public static func locate(
    explicit: String? = nil, environment: [String: String]? = nil,
    executable: String = CommandLine.arguments.first ?? ""
  ) throws -> URL {
    func isFontFolder(_ url: URL) -> Bool {
      FileManager.default.fileExists(atPath: url.appendingPathComponent("MANIFEST.json").path)
    }
    func variable(_ name: String) -> String? {
      environment.map { $0[name] } ?? getenv(name).map { String(cString: $0) }
    }
    if let named = explicit ?? variable("FITTINGROOM_FONTS") {
      let url = URL(fileURLWithPath: named)
      if isFontFolder(url) { return url }
      throw FontError.missingDirectory([named])
    }
    let binary =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? executable
    var folder = URL(fileURLWithPath: binary).deletingLastPathComponent()
    var places = [folder.appendingPathComponent("../share/fittingroom/Fonts").standardized]
    // The package, above .build/release.
    for _ in 0..<6 {
      places.append(folder.appendingPathComponent("Fonts"))
      folder.deleteLastPathComponent()
    }
    places.append(
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent("Fonts"))
    if let found = places.first(where: isFontFolder) { return found }
    throw FontError.missingDirectory(places.map(\.path))
  }

  // MARK: Faces

  /// A face of a file; opened once.
  ///
  /// - Parameter index: which font of a collection is meant; 0 in a file of one.
  package func face(
    path: String, index: Int = 0, coordinates: [FontFace.Coordinate] = [], slant: Double = 0,
    boldness: Double = 0,
    spacing: LetterSpacing = .none
  ) throws -> FontFace {
    let place = FileKey(path: path, index: index)
    let key = FaceKey(
      file: place, coordinates: coordinates, slant: slant, boldness: boldness, spacing: spacing)
    if let face = state.withLock({ $0.faces[key] }) { return face }
    let file = try state.withLock { state in
      if let file = state.files[place] { return file }
      let file = try FontFile(path: path, index: index, isMapped: path.hasPrefix(directory.path))
      state.files[place] = file
      return file
    }
    let face = FontFace(
      file: file, coordinates: coordinates, slant: slant, boldness: boldness, spacing: spacing,
      outlineCapacity: limits.outlinesPerFace)
    return state.withLock { state in
      if let known = state.faces[key] { return known }
      if state.faces.count >= limits.faces { state.faces.removeAll() }
      state.faces[key] = face
      return face
    }
  }

  private func path(_ file: String) -> String {
    directory.appendingPathComponent(file).path
  }

  /// Makes a font file available under its family name and its own name.
  public func register(_ file: URL, family: String, weight: Double = 400, isItalic: Bool = false) throws {
    _ = try face(path: file.path)
    let font = CustomFont(path: file.path, family: family, weight: weight, isItalic: isItalic)
    state.withLock { state in
      state.custom[family, default: []].append(font)
      state.custom[file.deletingPathExtension().lastPathComponent, default: []].append(font)
      state.resolved.removeAll()
    }
  }

  /// Makes a font file, or each font of a collection, available under all of its own names: family, full and
  /// PostScript name.
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  package func register(_ file: URL) throws {
    let fonts = try FontNames.all(in: file)
    let stem = file.deletingPathExtension().lastPathComponent
    state.withLock { state in
      for (index, names) in fonts.enumerated() {
        let font = CustomFont(
          path: file.path, family: names.family, index: index, weight: names.weight, isItalic: names.isItalic,
          weights: names.weights)
        for name in Set(names.all + [stem]) {
          state.custom[name, default: []].append(font)
        }
      }
      state.resolved.removeAll()
    }
  }

  // MARK: Resolving

  /// The font for a request; a missing family is replaced with the system's.
  package func resolve(_ request: FontRequest) throws -> ResolvedFont {
    if let font = state.withLock({ $0.resolved[request] }) { return font }
    let font = try makeFont(request)
    return state.withLock { state in
      // Another thread may have been quicker: a request has one font, which callers compare by identity.
      if let first = state.resolved[request] { return first }
      if state.resolved.count >= limits.fonts { state.resolved.removeAll() }
      state.resolved[request] = font
      return font
    }
  }

  /// Whether a family of the app's own is known.
  package func hasFamily(_ name: String) -> Bool {
    state.withLock { $0.custom[name] != nil }
      || manifest.fonts.contains { $0.family == name }
  }

  /// The names of the app's own fonts, sorted.
  package var customNames: [String] { state.withLock { $0.custom.keys.sorted() } }

  private func makeFont(_ request: FontRequest) throws -> ResolvedFont {
    if request.glyphScale != 1 {
      var whole = request
      whole.glyphScale = 1
      return ResolvedFont(try resolve(whole), request: request, glyphScale: request.glyphScale)
    }
    switch request.family {
    case .system: return try systemFont(request)
    case .rounded: return try roundedFont(request)
    case .serif: return try serifFont(request)
    case .monospaced: return try monospacedFont(request)
    case .custom(let name): return try customFont(request, name: name)
    }
  }

  private func entries(role: String) -> [FontManifest.Entry] {
    manifest.fonts.filter { $0.role == role }
  }

  private func features(_ request: FontRequest) -> [FontFeature] {
    var features: [FontFeature] = []
    if request.hasMonospacedDigits { features.append(FontFeature("tnum", 1)) }
    // A font without these features ignores them; its small capitals are made of its capitals.
    if request.smallCapitals.contains(.lowercase) { features.append(FontFeature("smcp", 1)) }
    if request.smallCapitals.contains(.uppercase) { features.append(FontFeature("c2sc", 1)) }
    return features
  }

  /// A font with the line box of Apple's system fonts, which all its designs share.
  ///
  /// A Mac's reaches higher than that of other systems: in pictures of macOS 26 lines of 10 points are 13 high, and the
  /// baseline of 12 points lies 12 below their top.
  private func systemBox(
    _ request: FontRequest, face: FontFace, glyphScale: Double, trackingEm: Double, capHeightEm: Double,
    features: [FontFeature]
  ) -> ResolvedFont {
    let ascent = request.size * (request.isForMac ? 1980 : 1950) / 2048
    let descent = request.size * 494 / 2048
    return ResolvedFont(
      request: request, face: face, glyphSize: request.size * glyphScale,
      tracking: request.size * trackingEm, ascent: ascent, descent: descent,
      capHeight: request.size * capHeightEm, linePitch: request.lineHeight ?? ascent + descent,
      features: features)
  }

  private func systemFont(_ request: FontRequest) throws -> ResolvedFont {
    let style = request.isItalic ? "Italic" : "Roman"
    guard let entry = entries(role: "system").first(where: { $0.style == style }) else {
      throw FontError.missingFile("the system font (\(style)) in \(directory.path)")
    }
    let t = min(max((request.size - 17) / 11, 0), 1)
    let face = try face(
      path: path(entry.file),
      coordinates: [
        FontFace.Coordinate(tag: "opsz", value: 14 + 18 * t),
        FontFace.Coordinate(tag: "wght", value: recipe.system.axisWeight(request.openTypeWeight)),
      ], spacing: systemSpacing(weight: request.openTypeWeight, size: request.size))
    // Widths other than standard: there is no axis for them, so letter spacing is changed instead.
    let widening = request.width * 0.25
    return systemBox(
      request, face: face, glyphScale: recipe.system.glyphScale,
      trackingEm: recipe.tracking("SFPro", size: request.size) / 1000 + 0.016 - 0.022 * t + widening
        + recipe.system.boldTracking(nominalWeight: request.openTypeWeight) * (1 - t),
      capHeightEm: 1443.0 / 2048, features: features(request))
  }

  /// The system font's letter spacing at a weight from 100 to 900 and a size in points.
  private func systemSpacing(weight: Double, size: Double) -> LetterSpacing {
    // Spacing beside tracking depends on the size from 20 to 28 points, that of bolder digits up to 48.
    let size = min(max(size, 20), weight > 400 ? 48 : 28)
    let key = SIMD2(weight, size)
    if let spacing = state.withLock({ $0.systemSpacings[key] }) { return spacing }
    let pairs = recipe.system.unkernedPairs.compactMap { pair -> SIMD2<UInt16>? in
      let units = Array(pair.utf16)
      return units.count == 2 ? SIMD2(units[0], units[1]) : nil
    }
    let spacing = LetterSpacing(
      advances: recipe.system.advances(nominalWeight: weight, size: size), unkernedPairs: pairs)
    state.withLock { state in
      // An animated size goes through many sizes between 20 and 48 points.
      if state.systemSpacings.count >= 64 { state.systemSpacings.removeAll() }
      state.systemSpacings[key] = spacing
    }
    return spacing
  }

  /// The static face nearest in weight, and how much bolder it has to be drawn.
  private func nearest(
    _ candidates: [FontManifest.Entry], weight: Double
  ) -> (entry: FontManifest.Entry, boldness: Double)? {
    let sorted = candidates.sorted {
      let (a, b) = (abs(($0.weightClass ?? 400) - weight), abs(($1.weightClass ?? 400) - weight))
      return a != b ? a < b : $0.file < $1.file
    }
    return sorted.first.map { ($0, Self.boldness(from: $0.weightClass ?? 400, to: weight)) }
  }

  /// How much strokes are widened to look like a heavier weight, in em.
  private static func boldness(from own: Double, to wanted: Double) -> Double {
    wanted - own >= 150 ? min((wanted - own) / 300, 1.5) * 0.024 : 0
  }

  /// The shear of a synthesized italic: 12 degrees, as is customary.
  private static let slant = 0.2126

  private func roundedFont(_ request: FontRequest) throws -> ResolvedFont {
    guard let (entry, boldness) = nearest(entries(role: "rounded"), weight: request.openTypeWeight) else {
      return try systemFont(request)
    }
    let face = try face(
      path: path(entry.file), slant: request.isItalic ? Self.slant : 0, boldness: boldness)
    return systemBox(
      request, face: face, glyphScale: 1.052,
      trackingEm: (recipe.tracking("SFRounded", size: request.size) - 13) / 1000,
      capHeightEm: 1443.0 / 2048, features: features(request))
  }

  private func serifFont(_ request: FontRequest) throws -> ResolvedFont {
    let style = request.isItalic ? "Italic" : "Roman"
    guard let entry = entries(role: "serif").first(where: { $0.style == style }) else {
      return try systemFont(request)
    }
    let face = try face(
      path: path(entry.file),
      coordinates: [
        FontFace.Coordinate(tag: "opsz", value: min(max(request.size, 8), 60)),
        FontFace.Coordinate(tag: "wght", value: min(max(request.openTypeWeight, 200), 900)),
      ])
    return systemBox(
      request, face: face, glyphScale: 1.05,
      trackingEm: recipe.tracking("NewYork", size: request.size) / 1000, capHeightEm: face.capHeight * 1.05,
      features: features(request))
  }

  private func monospacedFont(_ request: FontRequest) throws -> ResolvedFont {
    guard let (entry, boldness) = nearest(entries(role: "monospaced"), weight: request.openTypeWeight) else {
      return try systemFont(request)
    }
    let face = try face(
      path: path(entry.file), slant: request.isItalic ? Self.slant : 0, boldness: boldness)
    return systemBox(
      request, face: face, glyphScale: 1, trackingEm: 0.003, capHeightEm: face.capHeight,
      features: features(request) + [FontFeature("calt", 0), FontFeature("zero", 1)])
  }

  private func customFont(_ request: FontRequest, name: String) throws -> ResolvedFont {
    var candidates = state.withLock { $0.custom[name] } ?? []
    if candidates.isEmpty {
      candidates = manifest.fonts.filter { $0.family == name }.map {
        CustomFont(
          path: path($0.file), family: name, weight: $0.weightClass ?? 400,
          isItalic: $0.style.contains("Italic"))
      }
    }
    let wanted = request.openTypeWeight
    func nearest(_ fonts: [CustomFont], weight: Double) -> CustomFont? {
      fonts.min { a, b in
        let (x, y) = (a.isItalic == request.isItalic ? 0 : 1, b.isItalic == request.isItalic ? 0 : 1)
        if x != y { return x < y }
        return abs(a.weight - weight) < abs(b.weight - weight)
      }
    }
    var best = nearest(candidates, weight: wanted)
    if let named = best, named.family != name {
      // A face requested by its own name keeps its weight unless a bolder one is requested; bold and italic
      // are the family's faces, as Core Text finds them by their traits.
      let asks = wanted != 400
      let weight = asks && (wanted > named.weight || wanted < 400) ? wanted : named.weight
      if weight != named.weight || request.isItalic && !named.isItalic {
        var family = state.withLock { $0.custom[named.family] } ?? []
        if named.isItalic && !request.isItalic { family.removeAll { !$0.isItalic } }
        best = nearest(family, weight: weight) ?? named
      }
    }
    guard let best else {
      // An app that names a font it does not ship gets the system's, as on a device.
      var fallback = request
      fallback.family = .system
      return try systemFont(fallback)
    }
    // A variable font is set in the weight; of others, the nearest is made bolder.
    let coordinates = best.weights.map { weights in
      [FontFace.Coordinate(tag: "wght", value: min(max(wanted, weights.lowerBound), weights.upperBound))]
    }
    // A face by its own name ("Inter-Bold") keeps its weight even if the context requests a lighter one.
    let weight = coordinates == nil ? best.weight : wanted
    let face = try face(
      path: best.path, index: best.index, coordinates: coordinates ?? [],
      slant: request.isItalic && !best.isItalic ? Self.slant : 0,
      boldness: Self.boldness(from: weight, to: wanted))
    let (ascent, descent) = (face.ascent * request.size, face.descent * request.size)
    return ResolvedFont(
      request: request, face: face, glyphSize: request.size, tracking: 0, ascent: ascent, descent: descent,
      capHeight: face.capHeight * request.size, linePitch: ascent + descent + face.lineGap * request.size,
      features: features(request))
  }

  // MARK: Fallback

  /// The face for characters that a font does not have, by script; nil if no bundled face has them.
  ///
  /// - Parameters:
  ///   - script: the four-letter ISO 15924 code of the characters' script.
  package func fallbackFace(
    for scalar: Unicode.Scalar, script: String, weight: Double, isEmoji: Bool
  ) -> FontFace? {
    let key = FallbackKey(scalar: scalar, script: script, weight: weight, isEmoji: isEmoji)
    if let known = state.withLock({ $0.fallbacks[key] }) { return known }
    let face = findFallback(for: scalar, script: script, weight: weight, isEmoji: isEmoji)
    state.withLock { state in
      if state.fallbacks.count >= limits.fallbackCharacters { state.fallbacks.removeAll() }
      state.fallbacks[key] = .some(face)
    }
    return face
  }

  private func findFallback(
    for scalar: Unicode.Scalar, script: String, weight: Double, isEmoji: Bool
  ) -> FontFace? {
    if isEmoji, let face = firstFace(in: entries(role: "emoji"), weight: 400, with: scalar) { return face }
    let scripts: [String] =
      switch script {
      case "Hani": ["Jpan", "Hans", "Hant"]
      case "Hira", "Kana", "Bopo": ["Jpan"]
      case "Hang": ["Kore"]
      default: [script]
      }
    let own = manifest.fonts.filter { entry in
      (entry.role == "script-fallback" || entry.role == "cjk-fallback")
        && (entry.scripts ?? []).contains { scripts.contains($0) }
    }
    if let face = firstFace(in: own, weight: weight, with: scalar) { return face }
    for role in ["last-resort text", "symbols-fallback", "cjk-fallback", "emoji", "script-fallback"] {
      if let face = firstFace(in: entries(role: role), weight: weight, with: scalar) { return face }
    }
    return nil
  }

  private func firstFace(
    in entries: [FontManifest.Entry], weight: Double, with scalar: Unicode.Scalar
  ) -> FontFace? {
    // Nearest weight first, then in the order of the list.
    let sorted = entries.enumerated().sorted { a, b in
      let (x, y) = (
        abs((a.element.weightClass ?? 400) - weight), abs((b.element.weightClass ?? 400) - weight)
      )
      return x != y ? x < y : a.offset < b.offset
    }
    for (_, entry) in sorted {
      let boldness = entry.role == "emoji" ? 0 : Self.boldness(from: entry.weightClass ?? 400, to: weight)
      guard let face = try? face(path: path(entry.file), boldness: boldness) else { continue }
      if face.glyph(for: scalar) != nil { return face }
    }
    return nil
  }

  // MARK: Symbols

  /// The stand-in for an SF Symbol; nil where there is none.
  ///
  /// - Throws: `FontError` where the font of symbols or what is known of them cannot be read.
  package func symbol(named name: String, weight: Double) throws -> SymbolGlyph? {
    let key = SymbolKey(name: name, weight: weight)
    if let known = state.withLock({ $0.symbols[key] }) { return known }
    let symbol = try makeSymbol(named: name, weight: weight)
    state.withLock { state in
      if state.symbols.count >= limits.symbols { state.symbols.removeAll() }
      state.symbols[key] = .some(symbol)
    }
    return symbol
  }

  private func makeSymbol(named written: String, weight: Double) throws -> SymbolGlyph? {
    let (table, drawings) = try symbolLists()
    guard let (entry, boldness) = nearest(entries(role: "sf-symbols"), weight: weight) else { return nil }
    let face = try face(path: path(entry.file), boldness: boldness)
    func glyph(_ name: String) -> UInt32? {
      table[name].flatMap { Unicode.Scalar($0.codepoint) }.flatMap(face.glyph(for:))
    }
    let composer = SymbolComposer(weight: weight, drawings: drawings) { name in
      guard let id = glyph(name), let known = table[name] else { return nil }
      return SymbolComposer.Glyph(
        outline: face.outline(of: id), advance: face.advance(of: id), isSubstitute: known.isApproximate)
    }
    let name = composer.drawnName(for: written)
    do {
      return try composer.shape(name).map { SymbolGlyph(face: face, glyph: glyph(name) ?? 0, shape: $0) }
    } catch {
      throw FontError.unreadableManifest(path(Self.drawings), reason: "\(error.names): \(error.reason)")
    }
  }

  private static let drawings = "Symbols/drawings.txt"

  /// What the font has for each name, and what is drawn here; neither is read before a symbol is asked for.
  private func symbolLists() throws -> (SymbolTable, SymbolDrawings) {
    if let lists = state.withLock({ $0.symbolLists }) { return lists }
    let url = directory.appendingPathComponent("Symbols/sfsymbols.json")
    guard let table = SymbolTable(try mapped(url)) else {
      throw FontError.unreadableManifest(url.path, reason: "it is not the list that is expected")
    }
    let lists = (table, SymbolDrawings(try mapped(directory.appendingPathComponent(Self.drawings))))
    state.withLock { $0.symbolLists = lists }
    return lists
  }

  private func mapped(_ url: URL) throws -> Data {
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw FontError.missingFile(url.path)
    }
    return data
  }
}

/// A symbol at a weight: its layers, and the single-colour glyph for all of them, if the font has one.
package struct SymbolGlyph: Sendable {
  package let face: FontFace
  package let glyph: UInt32
  package let shape: SymbolShape

  /// The width of the layout box: the ink with a margin at the sides.
  package var advance: Double { shape.advance }
  /// The ink's extent above and below the baseline, y down.
  package var inkTop: Double { shape.inkTop }
  package var inkBottom: Double { shape.inkBottom }

  /// Space above and below the ink in a symbol's layout box: `plus.circle` of 28 points is 32 high.
  package static let verticalMargin = 0.0714
}
