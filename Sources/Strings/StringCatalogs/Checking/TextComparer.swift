internal import Foundation

/// Compares translations with their sources as texts: their ends, marks and links.
struct TextComparer: Sendable {
  /// The kinds that are checked here.
  static let kinds: [CatalogFinding.Kind] = [
    .edgeWhitespace, .markup, .link, .finalPunctuation, .ellipsis, .untranslatedCopy,
  ]

  let kinds: Set<CatalogFinding.Kind>

  var isIdle: Bool { kinds.isEmpty }

  typealias Difference = (kind: CatalogFinding.Kind, unit: TextUnit, message: String)

  /// The differences in a translation, each kind once.
  func differences(
    _ localization: Localization, from source: Localization, locale: String, sourceLanguage: String,
    isTranslatable: Bool
  ) -> [Difference] {
    var found: [Difference] = []
    func note(_ kind: CatalogFinding.Kind, _ unit: TextUnit, _ message: String?) {
      guard let message, !found.contains(where: { $0.kind == kind }) else { return }
      found.append((kind, unit, message))
    }
    // If there are several forms, each is compared with the source's last form, which applies to most
    // numbers.
    let originals = source.text.leaves(path: [])
    guard let last = originals.last?.unit else { return [] }
    for (path, unit) in localization.text.leaves(path: []) where !unit.value.isEmpty {
      let original = originals.first { $0.path == path }?.unit ?? last
      if original.value.isEmpty { continue }
      if original.value == unit.value {
        if kinds.contains(.untranslatedCopy), isTranslatable, unit.state != "new",
          Self.isCopy(unit.value, locale: locale, sourceLanguage: sourceLanguage)
        {
          note(.untranslatedCopy, unit, "is the same as in \(sourceLanguage)")
        }
        continue
      }
      if kinds.contains(.edgeWhitespace) {
        note(.edgeWhitespace, unit, Self.edges(unit.value, original.value))
      }
      if kinds.contains(.markup) { note(.markup, unit, Self.markup(unit.value, original.value)) }
      if kinds.contains(.link) { note(.link, unit, Self.links(unit.value, original.value)) }
      if kinds.contains(.ellipsis) { note(.ellipsis, unit, Self.ellipsis(unit.value, original.value)) }
      if kinds.contains(.finalPunctuation) {
        note(.finalPunctuation, unit, Self.punctuation(unit.value, original.value))
      }
    }
    return found
  }

  // MARK: Ends

  /// Full-width characters, which already include the space after them.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0xFE30...0xFE4F).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value) || scalar.value >= 0x20000
      // Thai, Lao, Khmer and Burmese use no spaces between words.
      || (0x0E00...0x0EFF).contains(scalar.value) || (0x1000...0x109F).contains(scalar.value)
      || (0x1780...0x17FF).contains(scalar.value)
  }

  private static func edges(_ text: String, _ original: String) -> String? {
    func space(_ scalars: some Sequence<Unicode.Scalar>) -> (breaks: Int, spaces: Bool) {
      var (breaks, spaces) = (0, false)
      for scalar in scalars {
        if scalar == "\n" {
          breaks += 1
        } else if scalar.properties.isWhitespace {
          spaces = true
        } else {
          break
        }
      }
      return (breaks, spaces)
    }
    let (own, other) = (text.unicodeScalars, original.unicodeScalars)
    // A text of only white space is intentional.
    guard let ownFirst = own.first(where: { !$0.properties.isWhitespace }),
      let ownLast = own.last(where: { !$0.properties.isWhitespace }),
      other.contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    for (place, mine, theirs, edge) in [
      ("beginning", space(own), space(other), ownFirst),
      ("end", space(own.reversed()), space(other.reversed()), ownLast),
    ] {
      if mine.breaks != theirs.breaks {
        let count = theirs.breaks
        return "has \(mine.breaks == 0 ? "no" : "\(mine.breaks)") line break\(mine.breaks == 1 ? "" : "s") "
          + "at its \(place), the source \(count == 0 ? "none" : "\(count)")"
      }
      if mine.spaces != theirs.spaces, mine.spaces || !isWide(edge) {
        return mine.spaces
          ? "has white space at its \(place), which the source does not have"
          : "lacks the white space that the source has at its \(place)"
      }
    }
    return nil
  }

  private static func endsInEllipsis(_ text: String) -> Bool {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.hasSuffix("…") || trimmed.hasSuffix("...") || trimmed.hasSuffix("⋯")
      || trimmed.hasSuffix("་་་")
  }

  private static func ellipsis(_ text: String, _ original: String) -> String? {
    let trimmed = original.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasSuffix("…"), text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("...") {
      return "ends with three full stops, the source with an ellipsis"
    }
    guard endsInEllipsis(original), !endsInEllipsis(text) else { return nil }
    return "does not end with an ellipsis, as the source does"
  }

  /// Sentence-final punctuation by meaning, for every script that has its own.
  private static let marks: [Character: String] = [
    ".": "full stop", "。": "full stop", "．": "full stop", "।": "full stop", "॥": "full stop",
    "۔": "full stop",
    "։": "full stop", "။": "full stop", "።": "full stop", "។": "full stop", "།": "full stop",
    "｡": "full stop",
    "!": "exclamation mark", "！": "exclamation mark", "՜": "exclamation mark", "?": "question mark",
    "？": "question mark", "؟": "question mark", "՞": "question mark", "፧": "question mark",
    ";": "semicolon", "；": "semicolon", "؛": "semicolon", ":": "colon", "：": "colon", "៖": "colon",
    "፦": "colon",
  ]

  private static func mark(_ text: String) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.hasSuffix("...") { return nil }
    return trimmed.last.flatMap { marks[$0] }
  }

  private static func punctuation(_ text: String, _ original: String) -> String? {
    if endsInEllipsis(text) || endsInEllipsis(original) { return nil }
    let (own, other) = (mark(text), mark(original))
    if own == other { return nil }
    // The Greek question mark looks like a semicolon; Armenian, Thai, Lao and Burmese use no marks, or put
    // them inside words.
    if other == "question mark", own == "semicolon" { return nil }
    if let last = text.unicodeScalars.last, own == nil, (0x0E00...0x0EFF).contains(last.value) { return nil }
    if text.contains("՞") || text.contains("՜") { return nil }
    switch (own, other) {
    case (let own?, let other?): return "ends with a \(own), the source with \(article(other))"
    case (let own?, nil): return "ends with \(article(own)), the source without"
    case (nil, let other?): return "ends without \(article(other)), which the source has"
    case (nil, nil): return nil
    }
  }

  private static func article(_ name: String) -> String { (name.hasPrefix("e") ? "an " : "a ") + name }

  // MARK: Marks and links

  /// The names of tags, in alphabetical order.
  private static func tags(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return [] }
    var tags: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...].dropFirst()
      let isEnd = rest.first == "/"
      let name = (isEnd ? rest.dropFirst() : rest).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" || $0 == "_")
      }
      guard let first = name.first, first.isLetter || first.isNumber else { continue }
      let after = rest[name.endIndex...]
      guard let close = after.firstIndex(where: { $0 == ">" || $0 == "<" }), after[close] == ">",
        after.first == ">" || after.first == "/" || after.first?.isWhitespace == true
      else { continue }
      // Line breaks depend on the language.
      let lower = name.lowercased()
      if lower != "br", lower != "wbr", lower != "nobr" { tags.append((isEnd ? "/" : "") + lower) }
      rest = after[close...].dropFirst()
    }
    return tags.sorted()
  }

  private static func markup(_ text: String, _ original: String) -> String? {
    let (own, other) = (tags(text), tags(original))
    // A source without tags may have "<name>" in its translation, which is for people to read.
    guard own != other, !other.isEmpty else { return nil }
    let lost = Set(other).subtracting(own).sorted()
    if let first = lost.first { return "lacks <\(first)>, which the source has" }
    let new = Set(own).subtracting(other).sorted()
    if let first = new.first { return "has <\(first)>, which the source does not have" }
    // The number depends on the word order; only paired marks must stay paired.
    let unpaired = Set(own.map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }).first { name in
      let isPaired = other.contains("/" + name)
      return isPaired && own.count { $0 == name } != own.count { $0 == "/" + name }
    }
    return unpaired.map { "has <\($0)> without its end, or an end without it" }
  }

  private static func hosts(_ text: String) -> [String] {
    var hosts: [String] = []
    for scheme in ["https://", "http://", "mailto:"] {
      var rest = text[...]
      while let range = rest.range(of: scheme, options: .caseInsensitive) {
        rest = rest[range.upperBound...]
        let link = rest.prefix { !$0.isWhitespace && !"\"'<>()[]{}".contains($0) }
        let host = link.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if !host.isEmpty, !host.contains("%"), !host.contains("$") { hosts.append(host.lowercased()) }
      }
    }
    return hosts.sorted()
  }

  private static func links(_ text: String, _ original: String) -> String? {
    let (own, other) = (Set(hosts(text)), Set(hosts(original)))
    if own == other { return nil }
    if let lost = other.subtracting(own).sorted().first {
      return "lacks the link to \(lost), which the source has"
    }
    return own.subtracting(other).sorted().first.map { "links to \($0), which the source does not" }
  }

  // MARK: Copies

  /// Whether an equal text is probably untranslated: names, numbers and single words are often the same.
  private static func isCopy(_ text: String, locale: String, sourceLanguage: String) -> Bool {
    guard locale.prefix(while: { $0 != "-" }) != sourceLanguage.prefix(while: { $0 != "-" }) else {
      return false
    }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { $0.count > 1 }
    // A text in capitals is a name; two words may also be one.
    return words.count >= 3 && words.contains { $0.first?.isLowercase == true }
  }
}
