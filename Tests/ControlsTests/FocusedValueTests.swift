import Controls
import Foundation
import LayoutEngine
import Observation
import OpenCombine
import RenderSupport
import Rendering
import Testing
import Views

/// What views read from the one with the keyboard focus.
@MainActor
@Suite struct FocusedValueTests {
  fileprivate struct TitleKey: FocusedValueKey { typealias Value = String }
  fileprivate struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
  fileprivate struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

  @Observable
  fileprivate final class Note {
    var name: String
    init(_ name: String) { self.name = name }
  }

  /// The values read, as one text next to the focused view.
  private struct Reader: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.text) private var text
    @FocusedValue(\.clear) private var clear
    @FocusedValue(Note.self) private var note

    var body: some View {
      Text(verbatim: [title, text, note?.name].map { $0 ?? "none" }.joined(separator: " "))
        .accessibilityIdentifier("read")
      Button("Shout") { text = text?.uppercased() }
      Button("Clear") { clear?() }
    }
  }

  private struct Editors: View {
    @State private var first = "one"
    @State private var second = "two"
    @State private var note = Note("outer note")
    let scene: Bool

    var body: some View {
      VStack {
        Reader()
        VStack {
          TextField("First", text: $first)
            .focusedValue(\.title, "first").focusedValue(\.text, $first)
            .focusedValue(\.clear) { first = "" }
          TextField("Second", text: $second).focusedValue(\.text, $second)
          Text("Block").focusable().focusedValue(\.title, "block")
        }
        .focusedValue(\.title, "outer")
        .focusedValue(note)
        TextField("Alone", text: .constant(""))
        if scene { Text("Scene").focusedSceneValue(\.title, "scene") }
      }
    }
  }

  private func session(_ view: some View) -> RenderSession {
    Render.renderer.session(view, RenderRequest(proposal: ProposedViewSize(width: 300, height: 400)))
  }

  private func read(_ session: RenderSession) throws -> String {
    func find(_ node: FrameTree.Node) -> String? {
      node.id == "read" ? text(node) : node.children.lazy.compactMap(find).first
    }
    func text(_ node: FrameTree.Node) -> String? {
      node.text?.string ?? node.children.lazy.compactMap(text).first
    }
    return try #require(find(try session.outcome().tree.root))
  }

  @Test func valuesAreThoseOfTheFocusedView() throws {
    let session = session(Editors(scene: false))
    #expect(try read(session) == "none none none")
    for (step, words) in [
      (DriveStep.focus("First"), "first one outer note"), (.tap("Second"), "outer two outer note"),
      (.focus("Block"), "block none outer note"), (.focus("Alone"), "none none none"),
      (.focus("First"), "first one outer note"),
    ] {
      try session.perform(step)
      #expect(try read(session) == words, "\(step)")
    }
  }

  @Test func bindingsWriteAndActionsRun() throws {
    let session = session(Editors(scene: false))
    try session.perform(.focus("Second"))
    try session.perform(.tap("Shout"))
    #expect(try read(session) == "outer TWO outer note")
    try session.perform(.focus("First"))
    try session.perform(.type("First", text: "words"))
    #expect(try read(session) == "first words outer note")
    try session.perform(.tap("Clear"))
    #expect(try read(session) == "first  outer note")
  }

  private struct Pair: View {
    @State private var first = "one"
    @State private var second = "two"

    var body: some View {
      VStack {
        Reader()
        TextField("First", text: $first).focusedValue(\.text, $first)
        TextField("Second", text: $second).focusedValue(\.text, $second)
      }
    }
  }

  @Test func bindingsAreThoseOfTheViewThatHasTheFocusNow() throws {
    let session = session(Pair())
    for (field, words) in [
      ("First", "none one none"), ("Second", "none two none"), ("First", "none one none"),
    ] {
      try session.perform(.focus(field))
      #expect(try read(session) == words)
    }
  }

  private final class Draft: ObservableObject {
    @Published var words: Int
    init(_ words: Int) { self.words = words }
  }

  private struct DraftReader: View {
    @FocusedObject private var draft: Draft?

    var body: some View {
      Text(verbatim: "words \(draft?.words ?? -1)").accessibilityIdentifier("read")
      Button("Write") { draft?.words += 1 }
    }
  }

  private struct Drafts: View {
    @StateObject private var first = Draft(10)
    @StateObject private var second = Draft(20)
    let shared: Draft?

    var body: some View {
      VStack {
        DraftReader()
        TextField("First", text: .constant("")).focusedObject(first)
        TextField("Second", text: .constant("")).focusedObject(second)
        TextField("Alone", text: .constant(""))
        if let shared { Text("Scene").focusedSceneObject(shared) }
      }
    }
  }

  @Test func objectsAreThoseOfTheFocusedViewAndWatched() throws {
    let session = session(Drafts(shared: nil))
    #expect(try read(session) == "words -1")
    for (step, words) in [
      (DriveStep.focus("First"), 10), (.tap("Write"), 11), (.focus("Second"), 20), (.tap("Write"), 21),
      (.focus("First"), 11), (.focus("Alone"), -1),
    ] {
      try session.perform(step)
      #expect(try read(session) == "words \(words)", "\(step)")
    }
    let shared = Draft(30)
    let scene = self.session(Drafts(shared: shared))
    #expect(try read(scene) == "words 30")
    shared.words = 31
    try scene.perform(.wait(0))
    #expect(try read(scene) == "words 31")
  }

  @Test func valuesOfTheSceneNeedNoFocus() throws {
    let session = session(Editors(scene: true))
    #expect(try read(session) == "scene none none")
    // Values nearer to the focus take precedence.
    try session.perform(.focus("First"))
    #expect(try read(session) == "first one outer note")
    try session.perform(.focus("Alone"))
    #expect(try read(session) == "scene none none")
    try session.perform(.scenePhase(.inactive))
    #expect(try read(session) == "none none none")
  }
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[FocusedValueTests.TitleKey.self] }
    set { self[FocusedValueTests.TitleKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[FocusedValueTests.TextKey.self] }
    set { self[FocusedValueTests.TextKey.self] = newValue }
  }
  fileprivate var clear: (() -> Void)? {
    get { self[FocusedValueTests.ActionKey.self] }
    set { self[FocusedValueTests.ActionKey.self] = newValue }
  }
}
