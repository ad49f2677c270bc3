import OperatingSystem

/// The sources of the modules that declare what sources need of modules that nothing answers: their types, without content.
///
/// Which module a name comes from is not known, so that every file is given all of them. The types are divided over several modules by
/// their names, since one that turns up has the others of its part compiled again.
struct MissingModule {
  /// What the parts' names begin with.
  static let name = "FittingRoomMissing"

  /// The names of the parts: the first has no types, and the last one only what types conform to, which may be of another part.
  static let parts = [name] + (1...9).map { "\(name)\($0)" }

  /// The number of the last part, which imports the others.
  static let partOfConformances = parts.count - 1

  /// The types by their names; those inside of others after theirs: `List.Row`.
  private(set) var types: [String: SourceFacts.TypeUse] = [:]
  /// The types' names without those around them.
  private(set) var names: Set<Substring> = []
  /// Conformances that the compiler refused.
  private var refused: Set<String> = []
  /// Types of which less is declared than is asked for, or nothing, since the compiler refused the whole.
  private var reduced: [String: Reduction] = [:]

  private enum Reduction {
    /// Neither types inside of it, nor shared values, nor initializers.
    case toItself
    case toNothing
  }

  /// Adds types; whether there is anything new about them.
  mutating func add(_ others: [String: SourceFacts.TypeUse]) -> Bool {
    if answers(others) { return false }
    for (name, use) in others {
      types[name, default: SourceFacts.TypeUse()].formUnion(use)
      names.formUnion(name.split(separator: ".").suffix(1))
    }
    return true
  }

  /// Whether it declares all of what is asked for.
  func answers(_ requests: [String: SourceFacts.TypeUse]) -> Bool {
    requests.allSatisfy { name, use in
      guard let known = types[name] else { return false }
      var union = known
      union.formUnion(use)
      return union == known
    }
  }

  /// The hash of the declarations of those types that some names are among.
  func hash(of names: Set<String>) -> String {
    let named = types.keys.filter { names.contains($0) }.sorted()
    let texts = types.keys.filter { names.contains($0.prefix { $0 != "." }.description) }.sorted()
    let conformances = named.flatMap { types[$0]?.conformances.sorted() ?? [] }
    return SHA256.hexDigest(
      of: (named.map(declaration) + texts.map(self.texts) + conformances).joined().utf8)
  }

  /// The parts that declare anything.
  var partsInUse: [Int] {
    if types.isEmpty { return [] }
    let last = conformances.isEmpty ? [] : [Self.partOfConformances]
    return [0] + Set(types.keys.map(Self.part)).sorted() + last
  }

  /// What the last part declares: `extension Row: Model {}`, one to a line.
  private var conformances: [String] {
    types.keys.sorted().flatMap { path -> [String] in
      guard let use = types[path], use.isClass, isWhole(path) else { return [] }
      return use.conformances.sorted().filter { types[$0]?.isDeclaredAsProtocol == true && isWhole($0) }
        // What a protocol of views gives is in what is compiled of the conformance.
        .map { "extension \(path): \($0) {}\(types[$0]?.isViewProtocol == true ? "  // a view" : "")" }
    }
    .filter { !refused.contains($0) }
  }

  /// Whether a type is declared as a type of its own, and none of what is around it was refused.
  private func isWhole(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return parts.count <= 2 && reduced[path] != .toNothing
      && (parts.count == 1 || reduced[String(parts[0])] == nil)
  }

  /// The source of one of the parts.
  func source(of part: Int) -> String {
    if part == 0 { return Self.imports + (types.isEmpty ? "" : Self.titles) }
    if part == Self.partOfConformances {
      return (partsInUse.dropLast().map { "import \(Self.parts[$0])" } + conformances).joined(separator: "\n")
        + "\n"
    }
    return Self.imports + declarations(in: part).map(\.text).joined()
  }

  private static let imports = "import SwiftUI\nimport PreviewDeclarations\n"

  /// What takes a title takes a value of which nothing is known as well: titles are texts of several types, of which none is nearer.
  private static let titles: String = {
    var text =
      "extension Text { public init(_ value: _MissingValue) { self.init(verbatim: value._label) } }\n"
    text += "extension String { public init(_ value: _MissingValue) { self = value._label } }\n"
    text += "extension Color { public init(_ value: _MissingValue) { self = value._color } }\n"
    text += "extension Image { public init(_ value: _MissingValue) { self = value._image } }\n"
    for type in ["Int", "Double", "Float", "CGFloat"] {
      text += "extension \(type) { public init(_ value: _MissingValue) { _ = value._label; self = 0 } }\n"
    }
    text += """
      extension Label where Title == Text, Icon == Image {
        public init(_ title: _MissingValue, systemImage: String) { self.init(title._label, systemImage: systemImage) }
        public init(_ title: _MissingValue, image: String) { self.init(title._label, image: image) }
      }
      extension Button where Label == Text {
        public init(_ title: _MissingValue, action: @escaping @MainActor () -> Void) { self.init(title._label, action: action) }
        public init(_ title: _MissingValue, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(title._label, role: role, action: action) }
      }
      extension Toggle where Label == Text {
        public init(_ title: _MissingValue, isOn: Binding<Bool>) { self.init(title._label, isOn: isOn) }
      }
      extension LabeledContent where Label == Text, Content == Text {
        public init(_ title: _MissingValue, value: _MissingValue) { self.init(title._label, value: value._label) }
        public init(_ title: String, value: _MissingValue) { self.init(title, value: value._label) }
        public init(_ title: LocalizedStringKey, value: _MissingValue) { self.init(title, value: value._label) }
      }
      extension Section where Parent == Text, Content: View, Footer == EmptyView {
        public init(_ title: _MissingValue, @ViewBuilder content: () -> Content) { self.init(title._label, content: content) }
      }
      extension TextField where Label == Text {
        public init(_ title: _MissingValue, text: Binding<String>) { self.init(title._label, text: text) }
      }
      extension SecureField where Label == Text {
        public init(_ title: _MissingValue, text: Binding<String>) { self.init(title._label, text: text) }
      }
      extension Picker where Label == Text {
        public init(_ title: _MissingValue, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(title._label, selection: selection, content: content) }
      }
      extension NavigationLink where Label == Text, Destination: View {
        public init(_ title: _MissingValue, @ViewBuilder destination: () -> Destination) { self.init(title._label, destination: destination) }
      }
      extension Link where Label == Text {
        public init(_ title: _MissingValue, destination: URL) { self.init(title._label, destination: destination) }
      }
      extension Menu where Label == Text {
        public init(_ title: _MissingValue, @ViewBuilder content: () -> Content) { self.init(title._label, content: content) }
      }
      extension DisclosureGroup where Label == Text {
        public init(_ title: _MissingValue, @ViewBuilder content: @escaping () -> Content) { self.init(title._label, content: content) }
      }
      extension View {
        public func alert<A: View>(_ title: _MissingValue, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { alert(title._label, isPresented: isPresented, actions: actions) }
        public func alert<A: View, M: View>(_ title: _MissingValue, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { alert(title._label, isPresented: isPresented, actions: actions, message: message) }
        public func confirmationDialog<A: View>(_ title: _MissingValue, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { confirmationDialog(title._label, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
        public func confirmationDialog<A: View, M: View>(_ title: _MissingValue, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { confirmationDialog(title._label, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message) }
        public func accessibilityHint(_ hint: _MissingValue) -> some View { accessibilityHint(hint._label) }
        public func navigationTitle(_ title: _MissingValue) -> some View { navigationTitle(title._label) }
        public func accessibilityLabel(_ label: _MissingValue) -> some View { accessibilityLabel(label._label) }
        public func accessibilityValue(_ value: _MissingValue) -> some View { accessibilityValue(value._label) }
        public func help(_ text: _MissingValue) -> some View { help(text._label) }
      }

      """
    return text
  }()

  /// The declarations of a part, each with the type that it is of.
  private func declarations(in part: Int) -> [(type: String, text: String)] {
    let own = types.keys.filter { Self.part(of: $0) == part }.sorted()
    return own.filter { !$0.contains(".") }.map { ($0, declaration(of: $0)) }
      + own.map { ($0.prefix { $0 != "." }.description, texts(of: $0)) }
  }

  /// The part that a type is in: always the same, whatever others there are.
  private static func part(of path: String) -> Int {
    // Assets are declared by their types, which must be beside them.
    if assetEndings.contains(where: path.prefix(while: { $0 != "." }).hasSuffix) { return 1 }
    return 1 + path.utf8.prefix { $0 != UInt8(ascii: ".") }.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
      % (partOfConformances - 1)
  }

  /// Declares less of the types whose declarations are at some lines of a part's source, which the compiler refused; whether that
  /// is another source.
  mutating func reduce(_ part: Int, at lines: Set<Int>) -> Bool {
    if part == Self.partOfConformances {
      let before = refused.count
      let declared = source(of: part).split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      refused.formUnion(lines.filter { $0 <= declared.count }.map { declared[$0 - 1] })
      return refused.count > before
    }
    var line = 1 + Self.imports.count { $0 == "\n" }
    var met: Set<String> = []
    for (type, text) in declarations(in: part) {
      let end = line + text.count { $0 == "\n" }
      if lines.contains(where: { $0 >= line && $0 < end }) { met.insert(type) }
      line = end
    }
    for type in met { reduced[type] = reduced[type] == nil ? .toItself : .toNothing }
    return !met.isEmpty
  }

  /// What a type's shared values are where texts are expected: tools that write Swift of catalogs make most of what is nowhere.
  ///
  /// They stand in a protocol's extension, since a type has one value of a name.
  private func texts(of path: String) -> String {
    guard reduced[path.prefix { $0 != "." }.description] == nil,
      let use = types[path], !use.members.isEmpty, !path.hasSuffix(".ID"), use.isPlainClass,
      path.split(separator: ".").count <= 2,
      types[path.prefix { $0 != "." }.description]?.isElsewhere == false
    else { return "" }
    return extensions(of: path, use.members, by: "Texts", type: "String") {
      "_Missing.member(\"\($0)\", of: \"\(path)\")"
    }
      + assetTypes(for: path).map { type in
        extensions(of: path, use.members, by: type, type: type) { "\(type)(_missing: (), named: \"\($0)\")" }
      }.joined()
  }

  /// Shared values of a type that are of another one.
  ///
  /// - Parameters:
  ///   - kind: the part of the protocol's name that tells it from others for the same type.
  ///   - value: the code that makes the value of a name.
  private func extensions(
    of path: String, _ members: Set<String>, by kind: String, type: String, value: (String) -> String
  ) -> String {
    let name = "_\(kind)_\(path.replacing(".", with: "_"))"
    let declared = members.sorted().map { member in
      "  public static var \(member): \(type) { \(value(Self.plain(member))) }\n"
    }
    return
      "public protocol \(name) {}\nextension \(name) {\n\(declared.joined())}\nextension \(path): \(name) {}\n"
  }

  /// The endings of what tools that make Swift of catalogs of assets call what they make.
  private static let assetEndings = ["Asset", "Assets", "Colors", "Images"]

  /// The types that assets of a type such as `AppAsset` or `Asset.Colors` are of, as far as sources name them.
  private func assetTypes(for path: String) -> [String] {
    let root = String(path.prefix { $0 != "." })
    guard let ending = ["Assets", "Asset"].first(where: root.hasSuffix) else { return [] }
    let before = root.dropLast(ending.count)
    return [
      "\(before)Colors", "\(before)Images", "\(before)ColorAsset", "\(before)ImageAsset", "ColorAsset",
      "ImageAsset",
    ]
    .filter { $0 != root && reduced[$0] == nil && types[$0]?.isPlainClass == true }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A name without the backticks around it.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The declaration of a type, with those inside of it.
  private func declaration(of path: String) -> String {
    var use = types[path] ?? SourceFacts.TypeUse()
    switch reduced[path] {
    case .toItself: (use.nested, use.members, use.initializers) = ([], [], [])
    case .toNothing: return ""
    case nil: break
    }
    // What identifies a value is most often a text; it says so itself.
    let nested = use.nested.subtracting(use.isInheritedByClass ? [] : ["ID"]).sorted().map { name in
      path.contains(".")
        ? "  public typealias \(name) = _MissingValue\n" : declaration(of: "\(path).\(name)")
    }
    return Self.declaration(of: path.split(separator: ".").last.map(String.init) ?? path, use, nested: nested)
  }

  private static func declaration(of name: String, _ use: SourceFacts.TypeUse, nested: [String]) -> String {
    if use.isElsewhere { return "" }
    if use.isFunction { return "public typealias \(name) = (Any) -> Void\n" }
    if use.isDeclaredAsProtocol { return protocolDeclaration(of: name, use) }
    let parameters = (0..<use.arity).map { "T\($0)" }.joined(separator: ", ")
    let generics = use.arity > 0 ? "<\(parameters)>" : ""
    let members = use.members.sorted().map {
      "  public static var \($0): \(name) { \(name)(_missing: (), named: \"\(plain($0))\") }\n"
    }
    if !use.isInheritedByClass {
      let made = use.initializers.sorted().map {
        initializer($0, of: name, isObject: use.isObject, keepingIn: "_state = _MissingState(given: [", "])")
      }
      return """
        public final class \(name)\(generics): \(use.isObject ? "NSObject, " : "")_MissingObject, @unchecked Sendable {
          public let _state: _MissingState
          public init(_missing: (), named name: String?) { _state = _MissingState(name) }
          @_disfavoredOverload public init(_ values: Any...) { _Missing.made("\(name)"); _state = _MissingState() }
        \((nested + members + made).joined())\(use.conformances.isEmpty ? "" : lookup(in: name, given: "_state"))}

        """
    }
    let made = use.initializers.union([""]).sorted().map {
      initializer($0, of: name, isObject: use.isObject, keepingIn: "_given = [", "]")
    }
    return """
      @dynamicMemberLookup @dynamicCallable
      open class \(name)\(generics): \(use.isObject ? "NSObject, " : "")ObservableObject, Error, _MissingMakeable, @unchecked Sendable {
        private var _name = "\(name)"
        private var _given: [String: Any] = [:]
        public init(_missing: (), named name: String = "\(name)") { _name = name }
        public static func _makeMissing(named name: String) -> Any { \(name)(_missing: ()) }
      \(lookup(in: name, given: "_given"))  public func dynamicallyCall<V>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> V { _Missing.member(_name, of: "\(name)") }
        @_disfavoredOverload @discardableResult public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> \(name) { self }
      \((nested + members + made).joined())}

      """
  }

  /// A protocol without requirements; where types that conform to it are used as views, it gives them a box for a body.
  private static func protocolDeclaration(of name: String, _ use: SourceFacts.TypeUse) -> String {
    if !use.isViewProtocol { return "public protocol \(name): _MissingProtocol {}\n" }
    let error = "“\(name)” is of a module that is not here"
    return """
      public protocol \(name): _MissingProtocol, View {}
      extension \(name) {
        public var body: some View { _Missing.box(String(describing: Self.self), "\(error)", file: "\(name)", line: 0) }
      }

      """
  }

  /// What answers every property and subscript that is asked of a class, as `_MissingObject` has it of most: of one that others inherit
  /// from, or that conforms to a protocol which answers as well, so that neither would be nearer.
  ///
  /// - Parameter given: the name of what the initializer was given.
  private static func lookup(in name: String, given: String) -> String {
    """
      public subscript(dynamicMember member: String) -> _MissingValue { get { _MissingValue.of(member, \(given)[member]) } set { \(given)[member] = newValue } }
      @_disfavoredOverload public subscript(dynamicMember member: String) -> _MissingValue? { get { _MissingValue.of(member, \(given)[member]) } set { \(given)[member] = newValue } }
      @_disfavoredOverload public subscript<V>(dynamicMember member: String) -> V {
        get { \(given)[member].flatMap { $0 as? V } ?? _Missing.member(member, of: "\(name)") }
        set { \(given)[member] = newValue }
      }
      public subscript(keys: Any...) -> _MissingValue { get { _MissingValue.of("subscript") } set {} }
      @_disfavoredOverload public subscript(keys: Any...) -> _MissingValue? { get { _MissingValue.of("subscript") } set {} }
      @_disfavoredOverload public subscript<V>(keys: Any...) -> V { get { _Missing.member("subscript", of: "\(name)") } set {} }

    """
  }

  /// An initializer that takes anything under the labels that it is called with.
  ///
  /// - Parameters:
  ///   - isObject: whether the type inherits from NSObject, which has an initializer without arguments.
  ///   - before: what precedes the arguments that are kept, by their labels.
  ///   - after: what follows them.
  private static func initializer(
    _ labels: String, of type: String, isObject: Bool, keepingIn before: String, _ after: String
  ) -> String {
    let labels = labels.split(separator: ",")
    let types = labels.indices.map { "A\($0)" }.joined(separator: ", ")
    let parameters = labels.enumerated().map { number, label in "\(label) a\(number): A\(number)" }
    let given = labels.enumerated().filter { $0.element != "_" }.map { "\"\($0.element)\": a\($0.offset)" }
    let kept = given.isEmpty ? ":" : given.joined(separator: ", ")
    let overriding = isObject && labels.isEmpty ? "override " : ""
    return
      "  \(overriding)public init\(labels.isEmpty ? "" : "<\(types)>")(\(parameters.joined(separator: ", "))) "
      + "{ _Missing.made(\"\(type)\"); \(before)\(kept)\(after) }\n"
  }
}

extension SourceFacts.TypeUse {
  /// Whether it is declared as a class that nothing inherits from.
  fileprivate var isPlainClass: Bool {
    !isElsewhere && !isFunction && !isInheritedByClass && arity == 0 && !isProtocol
  }

  /// Whether it is declared as a class.
  fileprivate var isClass: Bool { !isElsewhere && !isFunction && !isDeclaredAsProtocol }
}
