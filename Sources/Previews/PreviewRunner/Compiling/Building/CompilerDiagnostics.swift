/// The errors in the compiler's output, each at a place in a source.
///
/// An error in a macro expansion is at the macro: the compiler's note shows where that is.
struct CompilerDiagnostics {
  /// An error, and the source's path as the compiler knows it.
  struct Diagnostic: Equatable, Hashable {
    var path: String
    /// From 1.
    var line: Int
    /// From 1, in bytes.
    var column: Int
    var message: String
    /// Where the requirements stand that a type does not fulfil, if that is the error and they are in sources.
    var requirements: [Place] = []

    struct Place: Hashable {
      var path: String
      var line: Int
    }

    /// The missing name, if that is the error: a type, or a name that looks like one.
    var missingName: String? {
      guard message.hasPrefix("cannot find "), message.hasSuffix(" in scope") else { return nil }
      let parts = parts
      guard parts.count == 3, isMissingType || parts[1].first?.isUppercase == true else { return nil }
      return String(parts[1])
    }

    /// The missing type nested in a type of `MissingModule`, if that is the error, and the enclosing type with those around it.
    var missingMember: (type: String, owner: String)? {
      let parts = parts
      guard parts.count == 5, parts[2] == " is not a member type of class ",
        parts[3].hasPrefix(MissingModule.name)
      else { return nil }
      var depth = 0
      let owner = parts[3].filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      }
      return (String(parts[1]), owner.split(separator: ".").dropFirst().joined(separator: "."))
    }

    /// The missing static member, if that is the error: `type 'Kind' has no member 'wide'`. The owner is the type's
    /// name, with those of the module and of enclosing types.
    var missingShared: (member: String, owner: String)? {
      let parts = parts
      guard parts.count >= 5 else { return nil }
      if parts[0] == "type ", parts[2] == " has no member " { return (String(parts[3]), String(parts[1])) }
      // A type nested in one with dynamic members is taken for a property of its values.
      if parts[0] == "instance member ", parts[2] == " cannot be used on type " {
        return (String(parts[1]), String(parts[3]))
      }
      return nil
    }

    /// The type that is used as a view but is not one, if that is the error.
    var missingView: String? {
      let parts = parts
      guard let last = parts.dropLast().last, last == "View", message.contains("onform to"), parts.count >= 5
      else {
        return nil
      }
      return parts[parts.count - 4].split(separator: "<").first.map(String.init)
    }

    /// A type and the protocol that it does not conform to, if that may be the error: `cannot convert return expression of type
    /// 'Row' to return type 'any Model'`.
    var missingConformance: (type: String, protocolName: String)? {
      let parts = parts
      guard parts.count >= 5, message.contains("conform") || message.contains(" of type '") else {
        return nil
      }
      func name(_ part: Int) -> String {
        let name = parts[part].filter { !"[]?()".contains($0) }
        return String(name.hasPrefix("any ") ? name.dropFirst(4) : name[...])
      }
      return (name(parts.count - 4), name(parts.count - 2))
    }

    /// The type that must be a class of Objective-C's, if that is the error.
    var missingObject: String? {
      let parts = parts
      guard parts.count >= 5, message.contains("' inherit from 'NSObject'") else { return nil }
      return String(parts[parts.count - 4])
    }

    /// The ambiguous type, if that is the error.
    var ambiguousType: String? {
      message.hasSuffix("' is ambiguous for type lookup in this context") ? quoted(1) : nil
    }

    /// Whether a type takes another number of arguments than it is given.
    var hasOtherParameters: Bool {
      message.hasPrefix("generic type '") && message.contains("' specialized with too ")
    }

    /// The type that is given arguments but has no generic parameters, if that is the error.
    var typeWithoutParameters: String? {
      message.hasPrefix("cannot specialize non-generic type '") ? quoted(1) : nil
    }

    /// Whether it is used where only a type is possible.
    var isMissingType: Bool { message.hasPrefix("cannot find type '") }

    /// The member that a value does not have, if that is the error.
    var lostMember: String? {
      let parts = parts
      guard parts.count >= 5, parts[0] == "value of type ", parts[2] == " has no member " else { return nil }
      return String(parts[3])
    }

    /// The modifier that no view has, if that is the error: one of SwiftUI's own views does not.
    var lostModifier: String? {
      guard let member = lostMember, let type = quoted(1) else { return nil }
      return Self.views.contains { type == $0 || type.hasPrefix("\($0)<") } ? member : nil
    }

    private static let views = [
      "some View", "Button", "Color", "Divider", "ForEach", "Form", "GeometryReader", "Group", "HStack",
      "Image", "Label", "LazyHStack", "LazyVStack", "List", "Menu", "ModifiedContent", "NavigationLink",
      "NavigationStack", "NavigationView", "Picker", "Rectangle", "RoundedRectangle", "ScrollView",
      "Section", "Spacer", "TabView", "Text", "TextField", "Toggle", "VStack", "ZStack",
    ]

    /// The attribute that nothing declares, if that is the error; what SwiftUI and its kin declare may lack an import.
    var lostAttribute: String? {
      guard saysAnAttributeIsMissing, let name = quoted(1) else { return nil }
      return Self.attributes.contains(name) ? nil : name
    }

    private static let attributes: Set = [
      "AppStorage", "Bindable", "Binding", "Entry", "Environment", "EnvironmentObject", "FetchRequest",
      "FocusState", "FocusedBinding", "FocusedValue", "GestureState", "MainActor", "Model", "Namespace",
      "Observable", "ObservedObject", "Parameter", "Published", "Query", "Relationship", "ScaledMetric",
      "SceneStorage", "SectionedFetchRequest", "State", "StateObject", "Suite", "TableRowBuilder", "Test",
      "ToolbarContentBuilder", "UIApplicationDelegateAdaptor", "ViewBuilder",
    ]

    /// Whether a type does not have what a protocol requires.
    var saysRequirementsAreMissing: Bool { message.contains("' does not conform to protocol '") }

    /// The type that does not have what a protocol requires, if that is the error.
    var unfinishedType: String? { saysRequirementsAreMissing ? quoted(1) : nil }

    /// Whether it may follow from one of some types' not having what a protocol requires.
    func mayFollow(from unfinishedTypes: Set<String>) -> Bool {
      guard message.contains("conform to") || message.contains(" of type '"), !saysRequirementsAreMissing
      else {
        return false
      }
      return parts.indices.contains { $0 % 2 == 1 && unfinishedTypes.contains(String(parts[$0])) }
    }

    /// The class of which objects cannot be made, since it has stored properties without values, if that is the error.
    var classWithoutInitializers: String? {
      message.hasPrefix("class '") && message.hasSuffix("' has no initializers") ? quoted(1) : nil
    }

    /// The class that an expression means to make an object of, if that is the error.
    var typeThatCannotBeMade: String? {
      message.hasSuffix("' cannot be constructed because it has no accessible initializers") ? quoted(1) : nil
    }

    /// Whether an attribute such as a property wrapper is not there.
    var saysAnAttributeIsMissing: Bool {
      message.hasPrefix("unknown attribute '") || message.contains("' cannot be used as an attribute")
    }

    /// Whether an initializer wants more than it is given, or is not to be called here: of a structure whose property has lost its
    /// wrapper, that property is one that the initializer sets. Its parameters have labels.
    var mayFollowFromMissingAttributes: Bool {
      message.hasPrefix("missing argument for parameter '")
        || message.hasPrefix("missing arguments for parameters '")
        || (message.hasSuffix("initializer is inaccessible due to 'private' protection level")
          || message.hasSuffix("initializer is inaccessible due to 'fileprivate' protection level"))
          && !message.hasPrefix("'_Missing")
    }

    /// Whether a call has other arguments than it may have.
    var isOfArguments: Bool {
      [
        "extraneous argument label", "incorrect argument label", "extra argument", "argument passed to call",
        "missing argument",
      ]
      .contains(where: message.hasPrefix)
        || message.hasPrefix("'Any' cannot be constructed because it has no accessible initializers")
    }

    /// The name that a type has already, if that is the error.
    var redeclaredName: String? {
      guard message.hasPrefix("invalid redeclaration of '") else { return nil }
      return quoted(1).map { String($0.prefix { $0 != "(" }) }
    }

    /// The message, split at its quotation marks: names have odd numbers.
    private var parts: [Substring] { message.split(separator: "'", omittingEmptySubsequences: false) }

    private func quoted(_ part: Int) -> String? {
      let parts = parts
      return parts.count > part ? String(parts[part]) : nil
    }

    /// Whether the compiler gave up on the expression within its limits, whether or not it has an error.
    var isGivenUp: Bool { message.contains("unable to type-check this expression in reasonable time") }
  }

  /// The errors without duplicates, in the order of the output.
  private(set) var errors: [Diagnostic] = []
  /// Errors in expansions of which nothing says where the macro is, at their places in what it made (`ExpandedDeclaration`).
  private(set) var unplaced: [Diagnostic] = []
  /// Errors without a source location, those in such expansions among them.
  private(set) var others: [String] = []

  /// - Parameter files: the files' paths by their `#fileID`, `Module/File.swift`, which errors in the expansion of an accessor macro have.
  /// Their lines are the source's, but their columns are not.
  init(_ output: [UInt8], files: [String: String] = [:]) {
    var seen: Set<Diagnostic> = []
    var expanded: Diagnostic?
    // The error that notes are about, if it is one of a type's requirements.
    var demanding: Int?
    func add(_ error: Diagnostic) {
      let isNew = seen.insert(error).inserted
      if isNew { errors.append(error) }
      demanding = isNew && error.saysRequirementsAreMissing ? errors.count - 1 : nil
      expanded = nil
    }
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if var found = Self.diagnostic(in: line, kind: ": error: ") {
        if let path = files[found.path] { (found.path, found.column) = (path, 1) }
        if Self.isSource(found.path) {
          add(found)
        } else {
          expanded = found
          unplaced.append(found)
        }
      } else if let error = expanded, line.contains("in expansion of macro"),
        var place = Self.diagnostic(in: line, kind: ": note: ")
      {
        // Of nested macros, the outermost one is in a source.
        if let path = files[place.path] { (place.path, place.column) = (path, 1) }
        place.message = error.message
        if Self.isSource(place.path) {
          unplaced.removeAll { $0.message == error.message }
          add(place)
        }
      } else if let demanding, let note = Self.diagnostic(in: line, kind: ": note: protocol requires "),
        Self.isSource(note.path)
      {
        errors[demanding].requirements.append(Diagnostic.Place(path: note.path, line: note.line))
      } else if line.contains("error: ") {
        others.append(String(line))
      }
    }
    others += unplaced.map(\.message)
  }

  /// Whether a path is a file's, and not that of a macro expansion.
  private static func isSource(_ path: String) -> Bool {
    path.hasPrefix("/") && !path.contains("/swift-generated-sources/")
  }

  /// Reads `path:line:column: error: message`.
  private static func diagnostic(in line: Substring, kind: String) -> Diagnostic? {
    guard let range = line.firstRange(of: kind) else { return nil }
    let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
    else {
      return nil
    }
    return Diagnostic(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(line[range.upperBound...]))
  }
}
