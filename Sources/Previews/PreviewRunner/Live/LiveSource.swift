internal import OperatingSystem
package import PreviewDeclarations

/// A module's sources at one moment, separated from the literals that can be changed in a running view.
package final class LiveSource {
  let module: SourceModule
  /// The paths of the files with separated literals.
  private let editable: Set<String>
  private let syntax: LiveSyntax

  /// Reads the files; they are parsed on demand.
  ///
  /// - Parameter editable: the paths of the files with separated literals; nil for all.
  package convenience init(
    paths: [String], literalsOf editable: Set<String>? = nil, syntax: LiveSyntax
  ) throws(PreviewRunnerError) {
    let module = try SourceModule(paths: paths)
    self.init(module, literalsOf: editable ?? Set(paths), syntax: syntax)
  }

  init(_ module: SourceModule, literalsOf editable: Set<String>, syntax: LiveSyntax) {
    (self.module, self.editable, self.syntax) = (module, editable, syntax)
  }

  /// The literals of each file. Those of all files together are numbered in this order.
  private(set) lazy var literals: [[SourceLiterals.Literal]] = module.files.map { file in
    editable.contains(file.path) ? syntax.literals(of: file.content) : []
  }

  /// The hash of the sources without these literals.
  private lazy var shape: String = {
    var hash = SHA256()
    for (file, literals) in zip(module.files, literals) {
      hash.update("\(file.path)\n\(literals.count)\n".utf8)
      var place = 0
      for literal in literals {
        hash.update(file.content[place..<literal.offset])
        hash.update([0])
        hash.update(literal.kind.rawValue.utf8)
        place = literal.offset + literal.length
      }
      hash.update(file.content[place...])
      hash.update([0])
    }
    return hash.hexDigest()
  }()

  /// Whether the sources differ at most in the values of literals.
  package func differsInLiterals(from other: LiveSource) -> Bool { shape == other.shape }

  /// The values of the literals that have changed, by number; nil if more has changed.
  package func changes(to other: LiveSource) -> [Int: LiteralValue]? {
    guard differsInLiterals(from: other) else { return nil }
    let pairs = zip(literals.joined(), other.literals.joined())
    return pairs.enumerated().reduce(into: [:]) { changes, pair in
      if pair.element.0.value != pair.element.1.value {
        changes[pair.offset] = LiteralValue(pair.element.1)
      }
    }
  }

  /// The sources with each literal wrapped in a call that reads its value.
  ///
  /// - Parameters:
  ///   - adapted: the adapted sources, with unchanged positions.
  ///   - unmarked: the numbers of the literals that are not wrapped.
  func marked(_ adapted: SourceModule, without unmarked: Set<Int>) -> SourceModule {
    var number = 0
    var contents: [[UInt8]] = []
    for (file, literals) in zip(adapted.files, literals) {
      var content: [UInt8] = []
      var place = 0
      for literal in literals {
        let end = literal.offset + literal.length
        content += file.content[place..<literal.offset]
        if !unmarked.contains(number) { content += "\(literal.kind.function)(\(number), ".utf8 }
        content += file.content[literal.offset..<end]
        if !unmarked.contains(number) { content.append(UInt8(ascii: ")")) }
        place = end
        number += 1
      }
      contents.append(content + file.content[place...])
    }
    return adapted.with(contents: contents)
  }

  /// The numbers of the literals on lines with compiler errors.
  func literals(of diagnostics: String) -> Set<Int> {
    var found: Set<Int> = []
    let lines = diagnostics.split(separator: "\n").filter { $0.contains(": error: ") }
    var number = 0
    for (file, literals) in zip(module.files, literals) {
      for literal in literals {
        if lines.contains(where: { $0.hasPrefix("\(file.shownPath):\(literal.line):") }) {
          found.insert(number)
        }
        number += 1
      }
    }
    return found
  }
}

extension SourceLiterals.Literal.Kind {
  /// The function that returns the value (`PreviewDeclarations/LiveLiterals`).
  fileprivate var function: String {
    switch self {
    case .text: "_liveText"
    case .integer: "_liveInteger"
    case .decimal: "_liveDecimal"
    case .boolean: "_liveBoolean"
    }
  }
}

extension LiteralValue {
  init(_ literal: SourceLiterals.Literal) {
    switch literal.kind {
    case .text: self = .text(literal.value)
    // The reader only accepts finite numbers, which it writes itself.
    case .integer, .decimal: self = .number(Double(literal.value) ?? 0)
    case .boolean: self = .boolean(literal.value == "true")
    }
  }
}
