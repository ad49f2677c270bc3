// The initializers are written out for their isolation and their position in the interface.
// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

/// Rotors: lists of positions that assistive technology steps through. Their names and entries are kept for
/// code that reads the elements of a window.
nonisolated extension View {
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    spokenRotor(label, entries: entries)
  }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    spokenRotor(Text(labelKey), entries: entries)
  }

  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    spokenRotor(Text(labelKey), entries: entries)
  }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    spokenRotor(Text(label), entries: entries)
  }
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    spokenRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(rotorLabel, entries: entries, entryLabel)
  }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabelKey), entries: entries, entryLabel)
  }

  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabelKey), entries: entries, entryLabel)
  }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabel), entries: entries, entryLabel)
  }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel)
  }

  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(rotorLabel, entries: entries, entryLabel)
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabelKey), entries: entries, entryLabel)
  }

  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabelKey), entries: entries, entryLabel)
  }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(rotorLabel), entries: entries, entryLabel)
  }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    spokenRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel)
  }

  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    spokenRotor(label)
  }
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    spokenRotor(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityRotor(_ labelKey: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    spokenRotor(Text(labelKey))
  }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  {
    spokenRotor(Text(label))
  }
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    spokenRotor(Text(verbatim: systemRotor.name))
  }

  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    states { _ in .rotorTarget(AnyHashable(PairKey(id: AnyHashable(id), namespace: namespace))) }
  }
}

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The entries that the content is made of.
  nonisolated static func _entries(_ content: Self) -> [_RotorEntry]
}

/// One entry of a rotor, whatever its marker.
public nonisolated struct _RotorEntry {
  let label: Text
  let target: AnyHashable?
}

extension AccessibilityRotorContent {
  public nonisolated static func _entries(_ content: Self) -> [_RotorEntry] {
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) var entries: [_RotorEntry] = []
    MainActor.duringLayout { entries = Body._entries(content.body) }
    return entries
  }
}

extension Never: AccessibilityRotorContent {
  public nonisolated static func _entries(_ content: Never) -> [_RotorEntry] {}
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is the library's own and has no body") }
}

/// One entry of a rotor.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let entry: _RotorEntry

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    entry = _RotorEntry(label: label, target: nil)
  }
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    entry = _RotorEntry(
      label: label, target: AnyHashable(PairKey(id: AnyHashable(id), namespace: namespace)))
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id)
  }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace)
  }

  public static func _entries(_ content: Self) -> [_RotorEntry] { [content.entry] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(plain: data, content: content, id: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(plain: data, content: content, id: { $0[keyPath: id] })
  }

  public nonisolated static func _entries(_ content: Self) -> [_RotorEntry] {
    content.data.flatMap { Content._entries(content.content($0)) }
  }
}

/// The content that a rotor's builder has composed.
public nonisolated struct _BuiltRotorContent: AccessibilityRotorContent {
  public typealias Body = Never

  fileprivate let entries: [_RotorEntry]

  public static func _entries(_ content: Self) -> [_RotorEntry] { content.entries }
}

@resultBuilder
public nonisolated struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    var entries: [_RotorEntry] = []
    func add<Part: AccessibilityRotorContent>(_ part: Part) {
      entries.append(contentsOf: Part._entries(part))
    }
    repeat add(each content)
    return _BuiltRotorContent(entries: entries)
  }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent {
    _BuiltRotorContent(entries: content.map(C._entries) ?? [])
  }
}

/// A rotor that the system names.
public struct AccessibilitySystemRotor: Sendable {
  /// What VoiceOver calls it.
  let name: String

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    visited ? AccessibilitySystemRotor(name: "Visited Links") : links
  }
  public static let links = AccessibilitySystemRotor(name: "Links")
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor(name: "Heading \(level.rawValue)")
  }
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  public static let boldText = AccessibilitySystemRotor(name: "Bold Text")
  public static let italicText = AccessibilitySystemRotor(name: "Italic Text")
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined Text")
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled Words")
  public static let images = AccessibilitySystemRotor(name: "Images")
  public static let textFields = AccessibilitySystemRotor(name: "Text Fields")
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}
