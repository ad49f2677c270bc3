import Dispatch
import Foundation
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// What code without an environment finds of the current render.
@MainActor
@Suite struct RenderContextTests {
  /// Texts that say in which language they were asked for.
  private struct NamedStrings: LocalizedStringSource {
    func format(
      for key: String, defaultFormat: String?, table: String?, locale: Locale,
      arguments: [LocalizedStringKey.Argument]
    ) -> String? { nil }

    func text(for key: String, defaultText: String?, table: String?, locale: Locale) -> String? {
      "\(key) in \(locale.identifier)"
    }
  }

  private final class Findings {
    var lines: [String] = []
  }

  /// The values available, as a line.
  private static func find(_ stored: AppStorage<String>) -> String {
    let change = Transaction.current?.animation == nil ? "at rest" : "animated"
    return [
      _InterfaceStrings.text(forKey: "title", value: nil, table: nil, bundle: .main), stored.wrappedValue,
      change,
      "\(RenderContext.current.environment.renderVersion == .iOS26)",
    ].joined(separator: ", ")
  }

  /// The same in a thread that the app starts by itself.
  private static func findInThread() -> String {
    nonisolated(unsafe) var found = ""
    let end = DispatchSemaphore(value: 0)
    Thread {
      found = _InterfaceStrings.text(forKey: "title", value: nil, table: nil, bundle: .main)
      end.signal()
    }.start()
    end.wait()
    return found
  }

  private struct Inner: View {
    let findings: Findings
    @AppStorage("name") private var own = "nobody"

    var body: some View {
      Text(verbatim: "inside").frame(width: 10, height: 10).onAppear {
        findings.lines.append(RenderContextTests.find(AppStorage(wrappedValue: "nobody", "name")))
        own = "somebody inside"
        RenderContext.current.note(.withoutEffect, "inner", "This is of the picture inside.")
        withAnimation(.linear) { findings.lines.append("inside: \(Transaction.current?.animation != nil)") }
      }
    }
  }

  private struct Outer: View {
    let findings: Findings
    // A property that belongs to no view, as a model's.
    private let model = AppStorage(wrappedValue: "nobody", "name")

    var body: some View {
      Color.red.frame(width: 20, height: 20).onAppear {
        RenderContext.current.note(.withoutEffect, "before", "This is of the window.")
        findings.lines.append(RenderContextTests.find(model))
        withAnimation(.linear) {
          findings.lines.append(RenderContextTests.find(model))
          let picture = RenderContext.current.draw?(
            AnyView(Inner(findings: findings)), .unspecified, 1, false)
          findings.lines.append("\(picture?.size.width ?? 0)")
          findings.lines.append(RenderContextTests.find(model))
        }
        findings.lines.append(RenderContextTests.find(model))
        findings.lines.append(RenderContextTests.findInThread())
        RenderContext.current.note(.withoutEffect, "after", "This is of the window, too.")
      }
    }
  }

  private static var german: RenderRequest {
    var request = RenderRequest(proposal: .unspecified)
    request.circumstances.locale = "de_DE"
    request.circumstances.renderVersion = .iOS26
    request.defaults = ["name": "Ada"]
    return request
  }

  private static var renderer: ViewRenderer {
    var renderer = Render.renderer
    renderer.strings = NamedStrings()
    return renderer
  }

  @Test func aRenderInsideOfARenderLeavesNothingBehind() throws {
    let findings = Findings()
    let outcome = try Self.renderer.render(Outer(findings: findings), Self.german)
    #expect(
      findings.lines == [
        "title in de_DE, Ada, at rest, true",
        "title in de_DE, Ada, animated, true",
        // The picture has its own language, does not change the window's, and finds the app's values.
        "title in en_US, Ada, at rest, true",
        "inside: true",
        "10.0",
        "title in de_DE, Ada, animated, true",
        "title in de_DE, Ada, at rest, true",
        "title in de_DE",
      ])
    #expect(outcome.fidelityNotes.map(\.subject) == ["before", "after"])
  }

  @Test func nothingIsLeftAfterARender() throws {
    _ = try Self.renderer.render(Outer(findings: Findings()), Self.german)
    #expect(RenderContext.current.window == nil)
    #expect(RenderContext.current.locale.identifier == "en_US")
    #expect(AppStorage(wrappedValue: "nobody", "name").wrappedValue == "nobody")
    #expect(Self.findInThread() == "title")
  }

  @Test func threadsFindTheWindowAsLongAsItIsThere() throws {
    let window = Self.renderer.session(Color.red, Self.german)
    #expect(Self.findInThread() == "title in de_DE")
    // A second window replaces the first one, and its end leaves none.
    var french = Self.german
    french.circumstances.locale = "fr_FR"
    _ = try Self.renderer.render(Color.red, french)
    #expect(Self.findInThread() == "title")
    _ = try window.outcome()
  }

  @Test func whatThrowsIsThrownOn() {
    struct Failure: Error {}
    let context = RenderContext()
    #expect(throws: Failure.self) { try context.run { throw Failure() } }
    #expect(RenderContext.current.window == nil)
  }

  @Test func whatIsNotedBeforeTheWindowIsNotedForItsFirstPicture() throws {
    try Self.renderer.preparing(for: Self.german) {
      RenderContext.current.note(.withoutEffect, "early", "This is of what makes the views.")
      #expect(RenderContext.current.locale.identifier == "de_DE")
      // A picture that is made meanwhile does not take it.
      #expect(
        RenderContext.current.draw?(AnyView(Color.red), ProposedViewSize(width: 1, height: 1), 1, false)
          != nil)
      let first = try Self.renderer.render(Color.red, Self.german)
      let second = try Self.renderer.render(Color.red, Self.german)
      #expect(first.fidelityNotes.map(\.subject) == ["early"])
      #expect(second.fidelityNotes.isEmpty)
    }
  }

  @Test func whatIsNotedBeforeTheWindowOutlivesItsChangeOfAppearance() throws {
    let outcome = try Self.renderer.preparing(for: Self.german) {
      RenderContext.current.note(.withoutEffect, "early", "This is of what makes the views.")
      return try Self.renderer.render(Color.red.preferredColorScheme(.dark), Self.german)
    }
    #expect(outcome.colorScheme == .dark)
    #expect(outcome.fidelityNotes.map(\.subject) == ["early"])
  }

  @Test func tasksOfAChangeAreNotPartOfIt() async {
    let isPart = await withAnimation(.linear) {
      Task { @MainActor in Transaction.current != nil }
    }.value
    #expect(!isPart)
  }

  @Test func changesInsideOfOthersHaveTheirOwnTransaction() {
    #expect(Transaction.current == nil)
    withAnimation(.linear(duration: 1)) {
      withAnimation(nil) { #expect(Transaction.current?.animation == nil) }
      #expect(Transaction.current?.animation == .linear(duration: 1))
      withTransaction(\.isContinuous, true) {
        #expect(Transaction.current?.animation == .linear(duration: 1))
      }
    }
    #expect(Transaction.current == nil)
  }
}
