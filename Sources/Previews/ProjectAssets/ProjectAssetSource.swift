package import Foundation
import Geometry
package import Imaging
import PictureFiles
package import Views

/// A project's assets for views: catalogs, and loose pictures and files.
package final class ProjectAssetSource: AssetSource, @unchecked Sendable {
  private let files: ProjectFiles
  /// The device idiom in the terms of catalogs: "iphone", "mac".
  private let idiom: (EnvironmentValues) -> String
  private lazy var catalog = AssetCatalog(files.catalogs)
  /// The names of colours, and of images and symbols, by code generators' identifiers, with and without namespaces.
  private lazy var colorIdentifiers = identifiers(of: [.color])
  private lazy var imageIdentifiers = identifiers(of: [.image, .symbol])
  private lazy var byName = Dictionary(grouping: files.files) { Self.fileName($0) }

  /// A cache, since a view may look assets up in each pass. Views are drawn on one thread.
  private var pictures: [String: Result<Bitmap, PictureError>] = [:]
  private var drawings: [String: Result<VectorPicture, PictureError>] = [:]
  private var contents: [String: AssetContents?] = [:]

  /// - Parameter idiom: the device idiom of an environment in the terms of catalogs.
  package init(_ files: ProjectFiles, idiom: @escaping @Sendable (EnvironmentValues) -> String) {
    self.files = files
    self.idiom = idiom
  }

  private static func fileName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private func contents(of folder: String) throws(AssetError) -> AssetContents {
    let known: AssetContents?
    if let cached = contents[folder] {
      known = cached
    } else {
      known = AssetContents(folder: folder)
      contents[folder] = known
    }
    guard let known else { throw AssetError("\(folder)/Contents.json is missing or not JSON") }
    return known
  }

  private func identifiers(of kinds: Set<AssetCatalog.Kind>) -> [GeneratedIdentifier: String] {
    let entries = catalog.entries.filter { kinds.contains($0.kind) }
    return GeneratedIdentifier.index(entries.map { ($0.name, $0.name) })
      .merging(GeneratedIdentifier.index(entries.map { ($0.base, $0.name) })) { whole, _ in whole }
  }

  package func name(like identifier: String, isColor: Bool) -> String? {
    (isColor ? colorIdentifiers : imageIdentifiers)[GeneratedIdentifier(identifier)]
  }

  // MARK: Colours

  package func color(named name: String, in environment: EnvironmentValues) throws(AssetError) -> RGBAColor? {
    guard let folder = catalog.folder(.color, name) else { return nil }
    let variants = try contents(of: folder).entries("colors").filter { $0.color != nil }
    guard let variant = AssetVariant.best(of: variants, in: environment, idiom: idiom(environment)),
      let color = variant.color
    else { return nil }
    do throws(AssetError) {
      return try AssetColor(json: color).value(in: environment)
    } catch {
      throw AssetError("in \(folder)/Contents.json \(error.description)")
    }
  }

  // MARK: Images

  package func image(
    named name: String, in environment: EnvironmentValues
  ) throws(AssetError) -> AssetImage? {
    guard let folder = catalog.folder(.image, name) else { return try looseImage(name, environment) }
    let contents = try contents(of: folder)
    let variants = contents.entries("images").filter { $0.filename != nil }
    guard !variants.isEmpty else { throw AssetError("\(folder) has no files") }
    // A variant for another idiom is better than none, as on devices.
    guard
      let variant = AssetVariant.best(of: variants, in: environment, idiom: idiom(environment))
        ?? variants.first,
      let filename = variant.filename
    else { return nil }
    var image = try read(
      "\(folder)/\(filename)", scale: variant.scale, environment, keepsVectors: contents.preservesVectors)
    image.renderingMode =
      switch contents.renderingIntent {
      case "template": .template
      case "original": .original
      default: nil
      }
    if let slices = variant.slices {
      let scale = image.scale
      image.capInsets = EdgeInsets(
        top: slices.top / scale, leading: slices.left / scale, bottom: slices.bottom / scale,
        trailing: slices.right / scale)
      image.isTiled = slices.isTiled
    }
    image.flipsForRightToLeft = variant.mirrorsInRightToLeft
    return image
  }

  /// A picture file outside catalogs: "photo", "photo.jpg", with "@2x" and "@3x" beside it.
  private func looseImage(_ name: String, _ environment: EnvironmentValues) throws(AssetError) -> AssetImage?
  {
    let base = Self.fileName(name)
    let (stem, ending) = Self.split(base)
    let endings = ending.map { [$0] } ?? []
    var scales = [Double(environment.displayScale).rounded(), 3, 2, 1]
    scales = scales.enumerated().filter { scales.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    for candidate in [(stem, endings)] + [(base, [])] {
      for ending in candidate.1.isEmpty ? Self.pictureEndings : candidate.1 {
        for scale in scales {
          let suffix = scale == 1 ? "" : "@\(Int(scale))x"
          if let path = byName["\(candidate.0)\(suffix).\(ending)"]?.first {
            return try read(path, scale: scale, environment, keepsVectors: true)
          }
        }
      }
    }
    return nil
  }

  private static let pictureEndings = [
    "png", "jpg", "jpeg", "heic", "webp", "pdf", "svg", "PNG", "JPG", "JPEG", "HEIC",
  ]

  private static func split(_ name: String) -> (stem: String, ending: String?) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private func read(
    _ path: String, scale: Double?, _ environment: EnvironmentValues, keepsVectors: Bool
  ) throws(AssetError) -> AssetImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetError("\(path) is missing")
    }
    let bytes = [UInt8](data)
    do throws(PictureError) {
      guard PictureFormat(of: bytes)?.isVector == true else {
        return AssetImage(bitmap: try bitmap(path, bytes), scale: scale ?? 1)
      }
      let drawing = try drawing(path, bytes)
      let density = Double(environment.displayScale)
      var image = AssetImage(
        bitmap: try drawing.bitmap(
          width: Int((drawing.width * density).rounded(.up)),
          height: Int((drawing.height * density).rounded(.up))),
        scale: density)
      if keepsVectors { image.redraw = { try? drawing.bitmap(width: $0, height: $1) } }
      return image
    } catch {
      throw AssetError("\(path) cannot be read: \(error)")
    }
  }

  private func bitmap(_ path: String, _ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    if let known = pictures[path] { return try known.get() }
    let result = Result { () throws(PictureError) in try PictureFile.bitmap(bytes) }
    pictures[path] = result
    return try result.get()
  }

  private func drawing(_ path: String, _ bytes: [UInt8]) throws(PictureError) -> VectorPicture {
    if let known = drawings[path] { return try known.get() }
    let result = Result { () throws(PictureError) in try VectorPicture(bytes) }
    drawings[path] = result
    return try result.get()
  }

  package func image(data: [UInt8]) -> Bitmap? { try? PictureFile.bitmap(data) }

  // MARK: Symbols

  package func symbol(
    named name: String, fontSize: Double, weight: Double, in environment: EnvironmentValues
  ) throws(AssetError) -> AssetImage? {
    guard let folder = catalog.folder(.symbol, name) else { return nil }
    let variants = try contents(of: folder).entries("symbols").filter { $0.filename != nil }
    guard
      let filename =
        (AssetVariant.best(of: variants, in: environment, idiom: idiom(environment)) ?? variants.first)?
        .filename
    else { throw AssetError("\(folder) has no files") }
    let path = "\(folder)/\(filename)"
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetError("\(path) is missing")
    }
    do throws(PictureError) {
      let drawing = try drawing(path, [UInt8](data))
      return try SymbolTemplate(drawing).image(
        fontSize: fontSize, weight: weight, imageScale: environment.imageScale,
        density: Double(environment.displayScale))
    } catch {
      throw AssetError("\(path) cannot be read: \(error)")
    }
  }

  // MARK: Files

  package func data(named name: String) -> Data? {
    guard let folder = catalog.folder(.data, name), let contents = try? contents(of: folder),
      let filename = contents.entries("data").compactMap(\.filename).first
    else { return nil }
    return FileManager.default.contents(atPath: "\(folder)/\(filename)")
  }

  package func resources(named name: String?, ending: String?, folder: String?) -> [String] {
    func lies(_ path: String) -> Bool {
      guard let folder, !folder.isEmpty else { return true }
      return path.contains("/\(folder)/")
    }
    // What Xcode compiles a data model to: the model itself stands for it.
    if ending == "momd" || ending == "mom" { return dataModels(named: name).filter(lies) }
    if let name {
      let file = Self.fileName(ending.map { "\(name).\($0)" } ?? name)
      return (byName[file] ?? []).filter(lies)
    }
    guard let ending else { return files.files.filter(lies) }
    return files.files.filter { $0.hasSuffix(".\(ending)") && lies($0) }
  }

  /// The folders of the project's data models, the nearest first.
  private func dataModels(named name: String?) -> [String] {
    var folders: [String] = []
    for file in files.files {
      guard let end = file.range(of: ".xcdatamodeld/") else { continue }
      let folder = file[..<end.lowerBound] + ".xcdatamodeld"
      let isNamed = name.map { folder.hasSuffix("/\($0).xcdatamodeld") } ?? true
      if isNamed, folders.last != String(folder) { folders.append(String(folder)) }
    }
    return folders
  }
}
