import Fonts
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Localization
import PNGCodec
import Rasterization
import Rendering
import StringCatalogs
import Typesetting
import Views

/// Turns a view in a variant into a picture and a report.
@MainActor
struct VariantRenderer {
  private var renderer: ViewRenderer
  private let fonts: FontLibrary
  private let rasterizer = Rasterizer()
  private let wideRasterizer = Rasterizer(options: .init(colorSpace: .displayP3))
  private let pixelLimit: Int
  private let treeFormat: TreeFormat
  private let catalog: StringCatalog?

  /// - Parameter fonts: the folder with the fonts; nil looks where they are installed.
  init(fonts: String?, catalog: StringCatalog?, pixelLimit: Int, treeFormat: TreeFormat) throws {
    do {
      self.fonts = try FontLibrary(directory: FontLibrary.locate(explicit: fonts))
    } catch {
      // A part of the installation is missing, as when there is no compiler.
      throw PreviewRunnerError.reported(exitCode: 69, text: "\(error)")
    }
    renderer = ViewRenderer(fonts: self.fonts)
    self.pixelLimit = pixelLimit
    self.treeFormat = treeFormat
    self.catalog = catalog
  }

  /// What each leaf of a view says about its preview.
  func previewSettings(of view: AnyView) -> [PreviewSettings] {
    let graph = ViewGraph(fonts: fonts, typesetter: Typesetter(fonts: fonts))
    let inputs = _ViewInputs(
      environment: EnvironmentValues(), identity: graph.root, graph: graph,
      preferences: PreferenceCollector(),
      container: LayoutContainer())
    return view.viewList(inputs).elements().map(\.traits.preview)
  }

  /// Renders and, where a path is given, writes the picture.
  mutating func render(
    _ view: RenderableView, variant: PreviewVariant, to path: String?
  ) throws -> RenderReport {
    renderer.strings = strings(for: variant)
    let request = request(for: variant, settings: view.settings)
    let outcome: RenderOutcome
    do {
      outcome = try renderer.render(try view.make(), request)
    } catch RenderError.tooManyPixels(let width, let height, let scale, let limit) {
      throw PreviewRunnerError.tooManyPixels(width: width, height: height, scale: scale, limit: limit)
    }
    if let path {
      do {
        let options = PNGEncoder.Options(
          colorSpace: variant.isDisplayP3 ? .displayP3 : .sRGB, scale: variant.scale)
        let bitmap = outcome.bitmap(variant.isDisplayP3 ? wideRasterizer : rasterizer)
        try PNGEncoder.write(bitmap, to: path, options: options)
      } catch {
        throw PreviewRunnerError.unwritable(path: error.path, reason: "\(error.reason)")
      }
    }
    let missingGlyphs = outcome.tree.root.missingGlyphs
    let notes =
      outcome.warnings
      + outcome.unsupported.map { "\($0) is not drawn as on a device." }
      + outcome.missingAssets.map { "There is no \($0); a dashed square stands in its place." }
      + missingGlyphs.map { "No font has a glyph for “\($0)”." }
    let tree =
      switch treeFormat {
      case .none: ""
      case .json:
        outcome.tree.json(
          file: view.file.path, view: view.name, proposal: (request.proposal.width, request.proposal.height),
          size: outcome.size, extra: Self.findings(of: outcome))
      case .outline: "\(view.name) \(variant.name)\n\(outcome.tree.outline)"
      }
    return RenderReport(
      path: path, tree: tree, isFaithful: notes.isEmpty,
      notes: notes.map { "\(view.file.path): \(view.name) at \(variant.name): \($0)" })
  }

  /// What is not as it would be on a device; nothing where everything is.
  private static func findings(of outcome: RenderOutcome) -> [(key: String, value: String)] {
    let lists = [
      ("warnings", outcome.warnings), ("unsupported", outcome.unsupported),
      ("missingAssets", outcome.missingAssets),
    ]
    return lists.filter { !$0.1.isEmpty }.map { key, texts in
      (key, "[\(texts.map(FrameTree.quoted).joined(separator: ","))]")
    }
  }

  private func strings(for variant: PreviewVariant) -> any LocalizedStringSource {
    let pseudo = variant.pseudoLocale.flatMap(PseudoLocale.init(rawValue:))
    guard catalog != nil || pseudo != nil else { return UntranslatedStrings() }
    return CatalogStrings(catalog ?? StringCatalog(sourceLanguage: "en"), pseudo: pseudo)
  }

  private func request(for variant: PreviewVariant, settings: PreviewSettings) -> RenderRequest {
    var proposal = ProposedViewSize(
      width: variant.width.map { CGFloat($0) }, height: variant.height.map { CGFloat($0) })
    if proposal == .unspecified, case .fixed(let width, let height) = settings.layout {
      proposal = ProposedViewSize(width: width, height: height)
    }
    var request = RenderRequest(proposal: proposal, scale: CGFloat(variant.scale))
    request.pixelLimit = pixelLimit
    if let locale = variant.locale { request.locale = Locale(identifier: locale) }
    if variant.pseudoLocale == PseudoLocale.rtl.rawValue { request.layoutDirection = .rightToLeft }
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == variant.dynamicType }) {
      request.dynamicTypeSize = size
    }
    request.colorScheme = variant.colorScheme.map { $0 == "dark" ? .dark : .light }
    if let direction = variant.layoutDirection {
      request.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight
    }
    if let area = variant.safeArea ?? variant.device?.safeArea {
      request.safeAreaInsets = EdgeInsets(
        top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing)
    }
    if let device = variant.device {
      request.horizontalSizeClass = device.isCompactWidth ? .compact : .regular
      request.verticalSizeClass = device.isCompactHeight ? .compact : .regular
    }
    if let background = variant.background.flatMap(RGBAColor.init(hexadecimal:)) {
      request.background = background
    }
    request.scrollTarget = variant.scrollTarget.map { target in
      switch target {
      case "top": .top
      case "bottom": .bottom
      default: .id(target)
      }
    }
    return request
  }
}

extension FrameTree.Node {
  /// The characters that no font could show, each once, in the order of the tree.
  fileprivate var missingGlyphs: [String] {
    var all: [String] = []
    func collect(_ node: FrameTree.Node) {
      for glyph in node.text?.missingGlyphs ?? [] where !all.contains(glyph) { all.append(glyph) }
      for child in node.children { collect(child) }
    }
    collect(self)
    return all
  }
}

extension RGBAColor {
  /// A colour from "#RRGGBBAA"; nil for anything else.
  fileprivate init?(hexadecimal text: String) {
    guard text.count == 9, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    func component(_ shift: UInt32) -> Float { Float((number >> shift) & 0xff) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
