import Reports

// The changes to a source before it is first compiled, in source order.
extension SourceFacts {
  /// The edits that remove imports of missing modules, which would keep every file from compiling.
  ///
  /// Modules in Objective-C re-export their imports; so that a file that relies on it compiles, it imports the platform's view
  /// framework instead.
  func editsThatTakeOut(_ imports: [Import], for framework: String?, in source: [UInt8]) -> [RepairAnswer
    .Edit]
  {
    imports.enumerated().map { number, imported in
      let lines = source[imported.offset..<imported.offset + imported.length].count {
        $0 == UInt8(ascii: "\n")
      }
      let instead = number == 0 ? framework.map { "import \($0)" } ?? "" : ""
      return RepairAnswer.Edit(
        offset: imported.offset, length: imported.length,
        text: instead + String(repeating: "\n", count: lines))
    }
  }

  /// The edits that give bodies to system functions that a source declares only by their symbols, that replace what only Objective-C's
  /// runtime allows, and that make classes without required arguments conform to `_EnvironmentMakeable`.
  func editsThatComplete(_ source: [UInt8]) -> [RepairAnswer.Edit] {
    let bodies = foreignFunctions.map {
      RepairAnswer.Edit(
        offset: $0.end, length: 0, text: " { _Missing.foreign(\(JSONString.quoted($0.symbol))) }")
    }
    let edits = (bodies + objectEdits).sorted { $0.offset < $1.offset }
    if makeable.isEmpty { return edits }
    let extensions = makeable.sorted { $0.key < $1.key }.map { type, object in
      "\nextension \(type): _EnvironmentMakeable { "
        + "@MainActor public static func _makeForEnvironment() -> AnyObject { \(object) } }"
    }
    return edits + [.init(offset: source.count, length: 0, text: extensions.joined())]
  }

  /// The edits that give `value!`, `try! call()` and `value as! Type` an empty value where they would trap.
  func editsThatSoftenDemands(in source: [UInt8]) -> [RepairAnswer.Edit] {
    var edits: [RepairAnswer.Edit] = []
    for demand in demands where demand.start < demand.end && demand.end <= source.count {
      let keyword = demand.kind == .attempt ? 4 : 0
      let words = source[demand.start + keyword..<demand.end].prefix { $0 != UInt8(ascii: "\n") }
      let name = String(decoding: words, as: UTF8.self).filter { $0 != "\"" && $0 != "\\" }
        .drop(while: \.isWhitespace).prefix(40)
      // The compiler would treat an enclosing closure as throwing, were it not for another closure around the `try` itself.
      let (before, after, length) =
        switch demand.kind {
        case .unwrapping: ("_Missing.unwrap(", "", 1)
        case .attempt: ("_Missing.attempt({ try", " }", 0)
        case .cast(let type, let length): ("_Missing.cast(", ", to: (\(type)).self", length)
        }
      edits.append(.init(offset: demand.start, length: keyword, text: before))
      edits.append(.init(offset: demand.end, length: length, text: "\(after), \"\(name)\")"))
    }
    // At the same place, ends come before starts, and the outer start first.
    return edits.enumerated().sorted { ($0.element.offset, -$0.offset) < ($1.element.offset, -$1.offset) }
      .map(\.element)
  }
}

extension SourceFacts {
  /// Whether a name occurs in the source.
  func mentions(_ name: String) -> Bool {
    let index = names.partitionPoint { $0 >= name }
    return index < names.count && names[index] == name
  }
}
