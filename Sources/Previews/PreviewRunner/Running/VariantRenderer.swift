import DeviceFrames
import Fonts
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Linting
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
  private let rasterizer = Rasterizer(options: .init(threads: drawingThreads))
  private let wideRasterizer = Rasterizer(options: .init(threads: drawingThreads, colorSpace: .displayP3))
  private let edgeFinder = EdgeFinder(threads: drawingThreads)
  /// A screen has little work for more; where other workers keep the processors busy, nobody waits for them.
  private static let drawingThreads = min(Parallel.processorCount, 8)
  private let pixelLimit: Int
  private let treeFormat: TreeFormat
  private let catalog: StringCatalog?
  private let lint: RenderJob.Lint?
  private let findsTexts: Bool
  private let frame: PictureFrame?
  private let isForStore: Bool
  /// Sets the titles above frames; nil where there are none.
  private let titleTypesetter: Typesetter?
  /// The source files' paths.
  private let sources: [String]

  init(job: RenderJob, catalog: StringCatalog?) throws {
    do {
      fonts = try FontLibrary(directory: FontLibrary.locate(explicit: job.fonts))
    } catch {
      // A part of the installation is missing, as when there is no compiler.
      throw PreviewRunnerError.reported(exitCode: 69, text: "\(error)")
    }
    renderer = ViewRenderer(fonts: fonts)
    pixelLimit = job.pixelLimit
    treeFormat = job.treeFormat
    lint = job.lint
    findsTexts = job.findsTexts
    sources = job.sources
    frame = job.frame
    isForStore = job.folders == .deliver
    titleTypesetter = job.frame == nil ? nil : Typesetter(fonts: fonts)
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
    let device = variant.device?.name
    let variant = variant.shown(with: view.settings)
    renderer.strings = strings(for: variant)
    let request = request(for: variant, settings: view.settings)
    let outcome: RenderOutcome
    do {
      outcome = try renderer.render(try view.make(), request)
    } catch RenderError.tooManyPixels(let width, let height, let scale, let limit) {
      throw PreviewRunnerError.tooManyPixels(width: width, height: height, scale: scale, limit: limit)
    }
    var pictureNotes: [String] = []
    if let path {
      let picture = try picture(of: outcome, variant, view)
      pictureNotes = picture.notes
      if let folder = SystemCall.parent(of: path) { try SystemCall.makeFolder(folder) }
      do {
        let options = PNGEncoder.Options(
          effort: variant.effort, colorSpace: variant.isDisplayP3 ? .displayP3 : .sRGB, scale: variant.scale,
          keepsRGB: isForStore)
        try PNGEncoder.write(picture.bitmap, to: path, options: options)
        if variant.showsEdges {
          let edges = edgeFinder.edges(of: outcome.displayList, background: outcome.background)
          try PNGEncoder.write(
            edges, to: path.dropLast(4) + ".edges.png", options: PNGEncoder.Options(scale: variant.scale))
        }
      } catch {
        throw PreviewRunnerError.unwritable(path: error.path, reason: "\(error.reason)")
      }
    }
    // A rule that looks for them has them in its findings.
    let hasGlyphRule = lint?.settings.rules.contains(.missingGlyph) ?? false
    let missingGlyphs = hasGlyphRule ? [] : outcome.tree.root.missingGlyphs
    let fidelity = located(
      outcome.fidelityNotes + view.settings.fidelityNotes(device: device, request.proposal), of: view)
    let tree =
      switch treeFormat {
      case .none: ""
      case .json:
        outcome.tree.json(
          file: view.file.path, view: view.name, proposal: (request.proposal.width, request.proposal.height),
          size: outcome.size, extra: Self.findings(of: outcome, fidelity))
      case .outline: "\(view.name) \(variant.name)\n\(outcome.tree.outline)"
      }
    return RenderReport(
      view: view.name, file: view.file.path, variant: variant.name, path: path, tree: tree,
      fidelity: fidelity,
      warnings: outcome.warnings + missingGlyphs.map { "No font has a glyph for “\($0)”." },
      remarks: pictureNotes, lint: try findings(in: outcome, view, variant, request),
      texts: findsTexts
        ? ShownTexts(
          preview: view.name, file: view.file.path, device: device,
          places: try texts(in: outcome, view, variant, request)) : nil)
  }

  /// The notes with the paths that the user wrote, those without a line at the preview's.
  private func located(_ notes: [FidelityNote], of view: RenderableView) -> [FidelityNote] {
    notes.map { note in
      var note = note
      if note.file == nil { note.line = view.line }
      note.file = path(of: note.file) ?? note.file ?? view.file.path
      return note
    }
  }

  /// The picture to write: framed where that was asked for, and opaque where it is for the store.
  private func picture(
    of outcome: RenderOutcome, _ variant: PreviewVariant, _ view: RenderableView
  ) throws -> (bitmap: Bitmap, notes: [String]) {
    // What a device has beneath an app's views.
    let window: RGBAColor = outcome.colorScheme == .dark ? .black : .white
    var outcome = outcome
    if isForStore, variant.background == nil { outcome.background = window }
    var bitmap = outcome.bitmap(variant.isDisplayP3 ? wideRasterizer : rasterizer)
    var notes: [String] = []
    if let frame {
      let found = PictureFrame.body(
        width: bitmap.width, height: bitmap.height, device: variant.device, in: frame.devices)
      if found.isGeneric { notes = [PictureFrame.warning(width: bitmap.width, height: bitmap.height)] }
      var style = frame.style
      style.screenBackground = window
      let framer = DeviceFramer(style: style, typesetter: titleTypesetter, threads: Self.drawingThreads)
      bitmap = try framer.frame(
        bitmap, in: found.body, isLandscape: found.isLandscape, title: title(of: view, variant))
    }
    return (isForStore ? bitmap.flattenedOntoWhite : bitmap, notes)
  }

  /// What stands above a framed picture.
  private func title(of view: RenderableView, _ variant: PreviewVariant) -> FrameTitle? {
    let locale = variant.locale.map(Locale.init(identifier:)) ?? RenderRequest(proposal: .unspecified).locale
    let text: String? =
      switch frame?.title {
      case .text(let text):
        renderer.strings.text(for: text, defaultText: nil, table: nil, locale: locale) ?? text
      case .table(let table):
        renderer.strings.text(for: view.name, defaultText: nil, table: table, locale: locale)
      case .some(.none), nil: nil
      }
    return text.map {
      FrameTitle(
        $0, language: locale.identifier(.bcp47),
        isRightToLeft: locale.language.characterDirection == .rightToLeft)
    }
  }

  /// Which texts of the catalogs show where, also further down in scroll views.
  private func texts(
    in outcome: RenderOutcome, _ view: RenderableView, _ variant: PreviewVariant, _ request: RenderRequest
  ) throws -> [TextPlace] {
    var places = try TextPlaceFinder(renderer, request).places(in: outcome) { try view.make() }
    for stop in variant.scrollTarget == nil ? ViewLinter.scrollStops(of: outcome) : [] {
      var request = request
      request.scrollTarget = .offset(CGFloat(stop))
      let scrolled = try renderer.render(try view.make(), request)
      places += try TextPlaceFinder(renderer, request).places(in: scrolled, except: places) {
        try view.make()
      }
    }
    return places.map { place in
      var place = place
      place.file = path(of: place.file) ?? place.file ?? view.file.path
      if place.line == nil { place.line = view.line }
      return place
    }
  }

  /// The path that the user wrote for a source file, of which a line knows only the name.
  private func path(of file: String?) -> String? {
    sources.first { $0.split(separator: "/").last.map(String.init) == file }
  }

  /// What the lint rules find, also further down in scroll views, its files as the user wrote them.
  private func findings(
    in outcome: RenderOutcome, _ view: RenderableView, _ variant: PreviewVariant, _ request: RenderRequest
  ) throws -> LintedRender? {
    guard let lint else { return nil }
    let linter = ViewLinter(settings: lint.settings, rasterizer: rasterizer)
    var pages = [
      linter.observations(in: outcome, scale: variant.scale, withPictures: lint.makesPictures)
    ]
    for stop in variant.scrollTarget == nil ? ViewLinter.scrollStops(of: outcome) : [] {
      var request = request
      request.scrollTarget = .offset(CGFloat(stop))
      let scrolled = try renderer.render(try view.make(), request)
      pages.append(
        linter.observations(
          in: scrolled, scale: variant.scale, scroll: stop, withPictures: lint.makesPictures))
    }
    let observations = ViewLinter.merged(pages).map { observation in
      var observation = observation
      observation.file = path(of: observation.file) ?? observation.file ?? view.file.path
      if observation.line == nil { observation.line = view.line }
      return observation
    }
    return LintedRender(variant: LintVariant(variant, of: view), observations: observations)
  }

  /// What is not as it would be on a device; nothing where everything is.
  private static func findings(
    of outcome: RenderOutcome, _ fidelity: [FidelityNote]
  ) -> [(key: String, value: String)] {
    let lists = [
      ("warnings", outcome.warnings.map(FrameTree.quoted)),
      ("unsupported", outcome.unsupported.map(FrameTree.quoted)),
      ("missingAssets", outcome.missingAssets.map(FrameTree.quoted)),
      ("fidelity", fidelity.map(FrameTree.json)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { key, values in (key, "[\(values.joined(separator: ","))]") }
  }

  private func strings(for variant: PreviewVariant) -> any LocalizedStringSource {
    let pseudo = variant.pseudoLocale.flatMap(PseudoLocale.init(rawValue:))
    guard catalog != nil || pseudo != nil else { return UntranslatedStrings() }
    return CatalogStrings(
      catalog ?? StringCatalog(sourceLanguage: "en"), pseudo: pseudo, width: pseudo == .widest ? width : nil)
  }

  /// How wide a text is as body text; views set it in other fonts, but seldom in another order of widths.
  private var width: CatalogStrings.Width {
    let fonts = fonts
    return { text, language in
      var attributes = TextAttributes(font: FontRequest(size: 17))
      attributes.language = language
      let typesetter = Typesetter(fonts: fonts, capacity: 1)
      let prepared = try? typesetter.prepare(
        StyledText(text, attributes: attributes), style: ParagraphStyle())
      return prepared.map { Double($0.size(width: nil, height: nil).width) } ?? Double(text.count)
    }
  }

  private func request(for variant: PreviewVariant, settings: PreviewSettings) -> RenderRequest {
    var proposal = ProposedViewSize(
      width: variant.width.map { CGFloat($0) }, height: variant.height.map { CGFloat($0) })
    if proposal == .unspecified, case .fixed(let width, let height) = settings.layout {
      proposal = ProposedViewSize(width: width, height: height)
    }
    var request = RenderRequest(proposal: proposal, scale: CGFloat(variant.scale))
    request.pixelLimit = pixelLimit
    request.renderVersion = variant.renderVersion
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

extension LintVariant {
  @MainActor
  fileprivate init(_ variant: PreviewVariant, of view: RenderableView) {
    self.init(preview: view.name, file: view.file.path)
    device = variant.device?.name
    width = variant.width
    height = variant.height
    locale = variant.locale
    pseudoLocale = variant.pseudoLocale
    dynamicType = variant.dynamicType
    colorScheme = variant.colorScheme
    layoutDirection = variant.layoutDirection
  }
}

extension PreviewVariant {
  /// The variant as a preview with settings of its own is shown in it.
  fileprivate func shown(with settings: PreviewSettings) -> PreviewVariant {
    guard yieldsToFixedLayout, case .fixed(let width, let height) = settings.layout else { return self }
    var variant = self
    variant.width = Double(width)
    variant.height = Double(height)
    variant.device = nil
    return variant
  }
}

extension PreviewSettings {
  /// What a preview asks of the device it is shown on and does not get.
  ///
  /// - Parameters:
  ///   - name: the name of the device that it is shown on; nil where it is shown on none.
  ///   - size: the window's size.
  fileprivate func fidelityNotes(device name: String?, _ size: ProposedViewSize) -> [FidelityNote] {
    var notes: [FidelityNote] = []
    if let device, device.rawValue != name {
      notes.append(
        FidelityNote(
          .withoutEffect, "previewDevice",
          "The preview asks for \(device.rawValue), on which --device shows it."))
    }
    if let orientation, let width = size.width, let height = size.height,
      orientation.isLandscape != (width > height)
    {
      notes.append(
        FidelityNote(
          .withoutEffect, orientation.name,
          "The window is not turned; --device with the name of a device and “landscape” shows one that is."))
    }
    return notes
  }
}
