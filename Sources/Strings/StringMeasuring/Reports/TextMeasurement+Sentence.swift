internal import Reports
internal import StringCatalogs

extension TextMeasurement {
  /// The key with the plural form and other selectors.
  var name: String {
    let forms = [kind?.rawValue, variant, category?.rawValue].compactMap { $0 }
    return forms.isEmpty ? key : "\(key) (\(forms.joined(separator: ", ")))"
  }

  /// File, line and column, in the format of compilers.
  var place: String { "\(file):\(line):\(column)" }

  var typeSizeName: String { DynamicTypeSizes.names[typeSize] }

  /// The problem, in a sentence without the key.
  var sentence: String {
    var parts: [String] = []
    let room = budget.map { "\(Decimals.text($0)) pt" } ?? ""
    let place = slot.device.map { " (\($0))" } ?? ""
    let lineLimit = slot.lines == 1 ? "on one line" : "in \(slot.lines) lines"
    if findings.contains(.missingGlyph) {
      parts.append("no font has \(missingGlyphs.map { Self.named($0) }.joined(separator: ", "))")
    }
    if findings.contains(.truncates) || findings.contains(.breaksWord) || findings.contains(.shrinks) {
      let needs = slot.lines == 1 ? "is \(Decimals.text(width)) pt wide" : "takes \(lines) lines"
      parts.append("\(needs), but \(room) \(lineLimit) are there\(place)")
      if findings.contains(.breaksWord) { parts.append("a word is cut inside") }
      if let scale = neededScale {
        parts.append("it would fit at \(Decimals.text(scale * 100, digits: 0)) %")
      }
    } else if findings.contains(.tight) {
      parts.append("is \(Decimals.text(width)) pt wide, which \(room) \(lineLimit) only just hold\(place)")
    }
    if let shown { parts.append("shows as “\(TerminalText.line(shown))”") }
    if findings.contains(.unlikeSource) { parts.append("the source language's text fits") }
    return parts.joined(separator: "; ")
  }

  private static func named(_ character: String) -> String {
    let codes = character.unicodeScalars.map { scalar -> String in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return "“\(character)” (\(codes.joined(separator: " ")))"
  }
}

extension CatalogFinding {
  /// File, line and, if known, column, in the format of compilers.
  var place: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
