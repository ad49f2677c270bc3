// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// What a source file declares and refers to, read from its syntax tree alone.
struct SourceFacts: Codable, Equatable, Sendable {
  /// An import, and its range of bytes in the source.
  struct Import: Codable, Equatable, Sendable {
    /// The first component of the module's name: `CoreImage` of `CoreImage.CIFilterBuiltins`.
    var module: String
    var offset: Int
    var length: Int
    /// Whether all files of the module find its names: `@_exported import`.
    var isExported = false
  }

  /// An extension: the extended type and the added members.
  struct Extension: Codable, Equatable, Sendable {
    /// The last component of the extended type's name.
    var type: String
    /// The names of the members that it adds.
    var members: [String]
    /// Whether it also adds a conformance, which is in effect without being referred to.
    var conforms: Bool
  }

  /// A declaration that can be compiled separately: a top-level declaration, or a member of a type.
  struct Declaration: Codable, Equatable, Sendable {
    /// The names by which it can be referred to.
    var names: [String]
    /// The last component of the name of the type that it is a member of; nil at the top level.
    var owner: String?
    /// Its ranges of bytes, as starts and ends; for a type, the range before its members; for a member of an extension, also that of
    /// the extension's header.
    var ranges: [[Int]]
    var isType: Bool
    var isAlias = false
    /// Whether it is in a class declaration: calls of its members use a table of all of them.
    var isClassMember = false
    /// Whether it is part of its type even if nothing refers to it.
    var comesWithOwner = false
    /// Whether it is a requirement of a protocol.
    var isRequirement = false
    /// Whether it is a preview, or a type that provides previews.
    var isPreview = false
    /// The names that it refers to outside of bodies, as indices into the file's `names`.
    var shown: [Int] = []
    /// The names that it refers to only in bodies.
    var hidden: [Int] = []

    init(names: [String], owner: String?, range: [Int], isType: Bool = false) {
      self.names = names
      self.owner = owner
      ranges = [range]
      self.isType = isType
    }
  }

  /// How a name is used that is a type's, or begins with one.
  struct TypeUse: Codable, Equatable, Sendable {
    /// Whether it is used where a type is expected.
    var isType = false
    /// The largest number of generic arguments that it has.
    var arity = 0
    /// Whether it follows `any` or `some`, or is in a composition or in the inheritance clause of a struct or an enum.
    var isProtocol = false
    /// Whether it is first in the inheritance clause of a class.
    var isInheritedByClass = false
    /// Whether it has an attribute that only function types have.
    var isFunction = false
    /// The argument labels of calls of its initializer, one list for each form, separated by commas; `_` for unlabelled ones.
    var initializers: Set<String> = []
    /// The static members that are used: `shared`.
    var members: Set<String> = []
    /// The nested types that are used.
    var nested: Set<String> = []
    /// Whether types that conform to it are used as views, so that it refines `View`.
    var isViewProtocol = false
    /// The protocols of missing modules that it must conform to.
    var conformances: Set<String> = []
    /// Whether an existing module declares it.
    var isElsewhere = false
    /// Whether it must be a class of Objective-C's, which inherits from NSObject.
    var isObject = false

    /// Whether it is used as only a type can be, and not only as the name of a module before a member of it.
    var isMoreThanModule: Bool { isType || !initializers.isEmpty || !members.isEmpty }

    /// Whether it is declared as a protocol, if its module is missing.
    var isDeclaredAsProtocol: Bool { isProtocol && !isInheritedByClass && arity == 0 && !isElsewhere }

    mutating func formUnion(_ other: TypeUse) {
      isType = isType || other.isType
      arity = max(arity, other.arity)
      isProtocol = isProtocol || other.isProtocol
      isInheritedByClass = isInheritedByClass || other.isInheritedByClass
      isFunction = isFunction || other.isFunction
      initializers.formUnion(other.initializers)
      members.formUnion(other.members)
      nested.formUnion(other.nested)
      conformances.formUnion(other.conformances)
      isElsewhere = isElsewhere || other.isElsewhere
      isObject = isObject || other.isObject
      isViewProtocol = isViewProtocol || other.isViewProtocol
    }
  }

  /// A preview in the source.
  struct Preview: Codable, Equatable, Sendable {
    /// Its name in the source; for a `PreviewProvider`, the type's name.
    var name: String?
    /// The line, from 1.
    var line: Int
    var isProvider: Bool
    /// The macro's range of bytes, as start and end; empty for a provider.
    var range: [Int] = []
  }

  /// An expression that ends the process if its value is missing: `value!`, `try! value` or `value as! Type`.
  struct Demand: Codable, Equatable, Sendable {
    enum Kind: Codable, Equatable, Sendable {
      case unwrapping
      case attempt
      /// The type as it is written, and the number of bytes from the operand to its end.
      case cast(type: String, length: Int)
    }

    /// The start of the operand, in bytes; for `try!`, that of the keyword.
    var start: Int
    /// The end of the operand.
    var end: Int
    var kind: Kind
  }

  /// A function without a body, which another library exports under a symbol: `@_silgen_name("symbol")`.
  struct ForeignFunction: Codable, Equatable, Sendable {
    var symbol: String
    /// The end of its declaration, in bytes.
    var end: Int
  }

  var imports: [Import] = []
  /// The names of the top-level types.
  var types: [String] = []
  /// The inheritance clauses of the file's types, by their names.
  var inherited: [String: [String]] = [:]
  /// The names of other top-level declarations: functions, variables, operators, macros.
  var globals: [String] = []
  var extensions: [Extension] = []
  /// In source order, a type before its members.
  var declarations: [Declaration] = []
  /// Every identifier and operator in the source, in alphabetical order.
  var names: [String] = []
  /// The names that are only in bodies of functions, accessors and previews, as indices into `names`: the compiler does not look them up
  /// unless it makes an object of the file.
  var inner: [Int] = []
  /// Names that are used as types, or that are called or have members like types; those of types nested in them are
  /// qualified: `List.Row`.
  var typeUses: [String: TypeUse] = [:]
  var previews: [Preview] = []
  /// Ordered by their ends, nested ones first; without those that are assigned to or may be mutated in place.
  var demands: [Demand] = []
  var foreignFunctions: [ForeignFunction] = []
  /// The edits for what only Objective-C's runtime allows: an actor that inherits from NSObject, and a cast between requests for other
  /// results.
  var objectEdits: [RepairAnswer.Edit] = []
  /// For each class that views may look for in their environment and that needs no arguments, how to make an object of it: `Store()`,
  /// `Store.shared`.
  var makeable: [String: String] = [:]
  /// The ranges of bytes that other files do not depend on: bodies of functions, accessors and previews, and initial values of variables
  /// with written types, as offset and length.
  var bodies: [[Int]] = []
  /// The ranges of bytes of long chains of calls without closures (`text.trimmed().replacing("a", with: "b")…`), as offset and length.
  var chains: [[Int]] = []
}
