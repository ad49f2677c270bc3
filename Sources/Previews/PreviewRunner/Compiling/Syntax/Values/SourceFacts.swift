// Compiled twice: into the program, and into the library that reads syntax trees (Sources/Previews/SourceSyntax).

/// What a source file declares and names, read from its syntax tree alone.
struct SourceFacts: Codable, Equatable, Sendable {
  /// An import, and the bytes that it takes in the source.
  struct Import: Codable, Equatable, Sendable {
    /// The first part of the module's name: `CoreImage` of `CoreImage.CIFilterBuiltins`.
    var module: String
    var offset: Int
    var length: Int
  }

  /// An extension: what it extends and what it adds.
  struct Extension: Codable, Equatable, Sendable {
    /// The last part of the extended type's name.
    var type: String
    /// The names of the members that it adds.
    var members: [String]
    /// Whether it also makes the type conform to something, which nothing has to name.
    var conforms: Bool
  }

  /// A declaration that can be asked for by itself: one of the top level, or a member of a type.
  struct Declaration: Codable, Equatable, Sendable {
    /// The names by which it is asked for.
    var names: [String]
    /// The last part of the name of the type that it is a member of; nil at the top level.
    var owner: String?
    /// The bytes that it takes, as starts and ends; of a type those before its members, of a member of an extension also those that
    /// say what is extended.
    var ranges: [[Int]]
    var isType: Bool
    var isAlias = false
    /// Whether it stands in a class itself: calls of its members go through a table of all of them.
    var isClassMember = false
    /// Whether it is part of its type whether or not somebody names it.
    var comesWithOwner = false
    /// Whether a protocol asks for it.
    var isRequirement = false
    /// Whether it is a preview, or a type that provides some.
    var isPreview = false
    /// What it names outside of bodies, as numbers of the file's `names`.
    var shown: [Int] = []
    /// What it names in bodies alone.
    var hidden: [Int] = []

    init(names: [String], owner: String?, range: [Int], isType: Bool = false) {
      self.names = names
      self.owner = owner
      ranges = [range]
      self.isType = isType
    }
  }

  /// How a name is used that is a type's, or begins like one.
  struct TypeUse: Codable, Equatable, Sendable {
    /// Whether it stands where a type is expected.
    var isType = false
    /// The largest number of generic arguments that it is given.
    var arity = 0
    /// Whether it stands after `any` or `some`, in a composition, or where a struct or an enum says what it conforms to.
    var isProtocol = false
    /// Whether it stands first where a class says what it inherits.
    var isInheritedByClass = false
    /// Whether it is given an attribute that only types of functions have.
    var isFunction = false
    /// The labels of the calls that make a value of it, one list for each form, separated by commas; `_` where there is none.
    var initializers: Set<String> = []
    /// The values and functions of the type's own that it is asked for: `shared`.
    var members: Set<String> = []
    /// The types inside of it that are asked for.
    var nested: Set<String> = []
    /// Whether types that conform to it are used as views, so that it refines `View`.
    var isViewProtocol = false
    /// Whether a module that is there declares it.
    var isElsewhere = false

    /// Whether it is used as nothing but a type can be, and not only before the name of something in a module of its name.
    var isMoreThanModule: Bool { isType || !initializers.isEmpty || !members.isEmpty }

    mutating func formUnion(_ other: TypeUse) {
      isType = isType || other.isType
      arity = max(arity, other.arity)
      isProtocol = isProtocol || other.isProtocol
      isInheritedByClass = isInheritedByClass || other.isInheritedByClass
      isFunction = isFunction || other.isFunction
      initializers.formUnion(other.initializers)
      members.formUnion(other.members)
      nested.formUnion(other.nested)
      isElsewhere = isElsewhere || other.isElsewhere
      isViewProtocol = isViewProtocol || other.isViewProtocol
    }
  }

  /// A preview as it stands in the source.
  struct Preview: Codable, Equatable, Sendable {
    /// The name that the source gives it; of a `PreviewProvider`, its type's.
    var name: String?
    /// The line, from 1.
    var line: Int
    var isProvider: Bool
  }

  /// A value that ends the process where it is not there: `value!` or `try! value`.
  struct Demand: Codable, Equatable, Sendable {
    /// Where the operand begins, in bytes; of `try!`, the keyword.
    var start: Int
    /// Where the operand ends.
    var end: Int
    var isTry: Bool
  }

  /// A function without a body, which another library has under a symbol: `@_silgen_name("symbol")`.
  struct ForeignFunction: Codable, Equatable, Sendable {
    var symbol: String
    /// Where its declaration ends, in bytes.
    var end: Int
  }

  var imports: [Import] = []
  /// The names of the types of the top level.
  var types: [String] = []
  /// What types of the file say that they inherit from or conform to, by their names.
  var inherited: [String: [String]] = [:]
  /// The names of other declarations of the top level: functions, variables, operators, macros.
  var globals: [String] = []
  var extensions: [Extension] = []
  /// In the order of the source, a type before its members.
  var declarations: [Declaration] = []
  /// Every identifier and operator that occurs, in alphabetical order.
  var names: [String] = []
  /// Names that stand where a type is expected, or are called and asked as types are; those of types inside of others with these:
  /// `List.Row`.
  var typeUses: [String: TypeUse] = [:]
  var previews: [Preview] = []
  /// In the order of their ends, those in one another the inner first; without those that are assigned to or may be changed in place.
  var demands: [Demand] = []
  var foreignFunctions: [ForeignFunction] = []
  /// What has to be written otherwise where objects are not Objective-C's: an actor that inherits from NSObject, whose superclass only
  /// that runtime has. In the order of the source.
  var objectActors: [RepairAnswer.Edit] = []
  /// How an object is made of each class that views may look for in their environment and that needs no arguments: `Store()`,
  /// `Store.shared`.
  var makeable: [String: String] = [:]
  /// The bytes that other files do not depend on: bodies of functions, accessors and previews, and values that variables whose types
  /// are written begin with, as offset and length.
  var bodies: [[Int]] = []
}
