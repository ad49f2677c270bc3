package import Foundation

/// A run of text in one style, resolved in an environment.
package struct TextRun {
  package enum Content {
    case string(String)
    case image(Image)
  }

  package var content: Content
  package var font: Font
  package var foreground: AnyShapeStyle?
  package var background: AnyShapeStyle?
  package var modifiers: TextModifiers
  package var link: URL?
  /// What a screen reader says instead of the run; nil if it says the run itself.
  package var spokenText: String?
  /// The run's custom attributes.
  package var marks: [ObjectIdentifier: any TextAttribute] = [:]
  /// The key and table of the text in a catalog.
  package var catalogKey: CatalogKey?
  /// The key and table by which the text was looked up, if no catalog of the project has them.
  package var unknownKey: CatalogKey?
}

/// The key and table by which a text was looked up.
package struct CatalogKey: Hashable, Sendable {
  package var key: String
  package var table: String

  package init(key: String, table: String) {
    self.key = key
    self.table = table
  }
}

extension TextRun {
  /// What a screen reader says for the run; a picture inside a text has no words.
  package var spokenString: String {
    if let spokenText { return spokenText }
    if case .string(let string) = content { return string }
    return ""
  }
}

extension Text {
  /// What a screen reader says instead of the text, if its author set it.
  fileprivate var spokenLabel: Text? {
    for case .spokenLabel(let label) in modifiers.reversed() { return label }
    return nil
  }

  /// The text as runs in an environment.
  package func runs(in environment: EnvironmentValues, graph: ViewGraph?) -> [TextRun] {
    var resolver = TextRunResolver(environment: environment, graph: graph)
    resolver.add(
      self,
      style: TextRun(
        content: .string(""), font: environment.font ?? .body, foreground: nil, background: nil,
        modifiers: environment.textModifiers))
    return resolver.runs
  }
}

/// Walks a text and its parts, collecting runs.
private struct TextRunResolver {
  let environment: EnvironmentValues
  let graph: ViewGraph?
  var runs: [TextRun] = []

  mutating func add(_ text: Text, style outer: TextRun) {
    var style = outer
    // A text's modifiers are listed innermost first; the innermost wins.
    for modifier in text.modifiers.reversed() { modifier.apply(to: &style) }
    let start = runs.count
    defer { speak(text.spokenLabel, from: start) }
    switch text.storage {
    case .verbatim(let string):
      // The source may have looked the text up before it made a `Text` of it.
      style.catalogKey = style.catalogKey ?? TextOrigins.origin(of: string)
      add(string, style: style)
    case .computed(let make):
      add(make(environment), style: style)
    case .image(let image):
      var run = style
      run.content = .image(image)
      runs.append(run)
    case .concatenated(let first, let second):
      add(first, style: style)
      add(second, style: style)
    case .attributed(let string):
      add(string, style: style)
    case .localized(let key, let table, let locale):
      add(key, table: table, locale: locale ?? environment.locale, style: style)
    }
  }

  /// Makes a screen reader speak another text instead of the runs from an index on.
  private mutating func speak(_ label: Text?, from start: Int) {
    guard let label, start < runs.count else { return }
    let words = label.runs(in: environment, graph: graph).map(\.spokenString).joined()
    for number in runs[start...].indices { runs[number].spokenText = number == start ? words : "" }
  }

  private mutating func add(_ string: String, style: TextRun) {
    var run = style
    var string = string
    switch environment.textCase {
    case .uppercase: string = string.uppercased(with: environment.locale)
    case .lowercase: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    run.content = .string(string)
    runs.append(run)
  }

  private mutating func add(_ key: LocalizedStringKey, table: String?, locale: Locale, style: TextRun) {
    let translated = environment.strings.format(
      for: key.key, defaultFormat: key.defaultFormat, table: table, locale: locale, arguments: key.arguments)
    let format = translated ?? key.defaultFormat ?? key.key
    var style = style
    let name = CatalogKey(key: key.key, table: table ?? "Localizable")
    if translated != nil { style.catalogKey = name }
    if environment.strings.lacks(key.key, table: table) { style.unknownKey = name }
    if format.contains("](inflect: true)") {
      graph?.warn("Automatic grammar agreement is not carried out: \"\(format)\".")
    }
    let pieces = StringFormatting.pieces(of: format, arguments: key.arguments, locale: locale)
    for span in InlineMarkdown.spans(of: pieces) {
      var run = style
      span.apply(to: &run)
      switch span.content {
      case .string(let string): add(string, style: run)
      case .text(let text): add(text, style: run)
      }
    }
  }

  private mutating func add(_ string: AttributedString, style: TextRun) {
    for run in string.runs {
      var own = style
      let attributes = run.attributes
      if let font = attributes[SwiftUIAttributes.FontAttribute.self] { own.font = font }
      if let color = attributes[SwiftUIAttributes.ForegroundColorAttribute.self] {
        own.foreground = AnyShapeStyle(color)
      }
      if let color = attributes[SwiftUIAttributes.BackgroundColorAttribute.self] {
        own.background = AnyShapeStyle(color)
      }
      if let kerning = attributes[SwiftUIAttributes.KerningAttribute.self] { own.modifiers.kerning = kerning }
      if let tracking = attributes[SwiftUIAttributes.TrackingAttribute.self] {
        own.modifiers.tracking = tracking
      }
      if let offset = attributes[SwiftUIAttributes.BaselineOffsetAttribute.self] {
        own.modifiers.baselineOffset = offset
      }
      if let line = attributes[SwiftUIAttributes.UnderlineStyleAttribute.self] {
        own.modifiers.underline = line
      }
      if let line = attributes[SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        own.modifiers.strikethrough = line
      }
      if let intent = attributes[SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
        if intent.contains(.stronglyEmphasized) { own.modifiers.isBold = true }
        if intent.contains(.emphasized) { own.modifiers.isItalic = true }
        if intent.contains(.code) { own.modifiers.isMonospaced = true }
        if intent.contains(.strikethrough) { own.modifiers.strikethrough = .single }
      }
      if let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        own.link = link
        own.foreground = AnyShapeStyle(TintShapeStyle())
      }
      add(String(string[run.range].characters), style: own)
    }
  }
}

extension Text.Modifier {
  fileprivate func apply(to run: inout TextRun) {
    switch self {
    case .font(let font): if let font { run.font = font }
    case .foreground(let style): run.foreground = style
    case .color(let color): run.foreground = color.map { AnyShapeStyle($0) }
    case .weight(let weight): run.modifiers.weight = weight
    case .bold(let isBold): run.modifiers.isBold = isBold
    case .italic(let isItalic): run.modifiers.isItalic = isItalic
    case .design(let design): run.modifiers.design = design
    case .width(let width): run.modifiers.width = width
    case .monospaced(let isMonospaced): run.modifiers.isMonospaced = isMonospaced
    case .monospacedDigit: run.modifiers.hasMonospacedDigits = true
    case .kerning(let kerning): run.modifiers.kerning = kerning
    case .tracking(let tracking): run.modifiers.tracking = tracking
    case .baselineOffset(let offset): run.modifiers.baselineOffset = offset
    case .underline(let line): run.modifiers.underline = line
    case .strikethrough(let line): run.modifiers.strikethrough = line
    case .scale(let scale): run.modifiers.scale = scale
    case .attribute(let mark): run.marks[mark.key] = mark.value
    case .spokenLabel: break
    }
  }
}
