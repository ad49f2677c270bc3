import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views

/// Views of AccessibilitySnapshot's public examples: elements, their order and what VoiceOver says about
/// them, as its reference pictures show them (iOS 26.2). The views are described again; only what they say is
/// taken over.
@Suite @MainActor struct AccessibilityReferenceTests {
  /// What VoiceOver says about each element, its hint behind a slash.
  static func speech(_ view: some View, width: CGFloat = 402, height: CGFloat = 874) throws -> [String] {
    try elements(view, width: width, height: height).map { element in
      let speech = element.speech
      return speech.hint.isEmpty ? speech.description : "\(speech.description) / \(speech.hint)"
    }
  }

  static func elements(
    _ view: some View, width: CGFloat = 402, height: CGFloat = 874,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> [AccessibilityElement] {
    try hierarchy(view, width: width, height: height, change: change).flattened
  }

  static func hierarchy(
    _ view: some View, width: CGFloat = 402, height: CGFloat = 874,
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> AccessibilityHierarchy {
    let outcome = try Render.outcome(view, width: width, height: height) { request in
      request.readsAccessibility = true
      change(&request)
    }
    return try #require(outcome.accessibility)
  }

  @Test func shapesAreElementsByWhatIsSaidOfThem() throws {
    let shape = Rectangle().frame(width: 30, height: 30)
    func view(_ label: String, _ value: String, _ hint: String) -> some View {
      shape.accessibilityLabel(label).accessibilityValue(value).accessibilityHint(hint)
    }
    let all = VStack(spacing: 30) {
      Group {
        view("", "", "")
        view("Label", "", "")
        view("", "Value", "")
        view("", "", "Hint")
        view("Label", "Value", "")
      }
      Group {
        view("Label", "", "Hint")
        view("", "Value", "Hint")
        view("Label", "Value", "Hint")
        view("Label", "Value", "Hint").accessibilityAction(named: "Custom") {}
        view("Label", "Value", "Hint").accessibilityCustomContent("Key", "Value")
          .accessibilityCustomContent("Important Key", "Important Value", importance: .high)
      }
    }
    let elements = try Self.elements(all)
    #expect(
      try Self.speech(all) == [
        "", "Label", "Value", "Hint", "Label: Value", "Label / Hint", "Value / Hint", "Label: Value / Hint",
        "Label: Value / Hint", "Label: Value / Hint",
      ])
    #expect(elements[8].actions == ["Custom"])
    #expect(
      elements[9].customContent.map { "\($0.label): \($0.value)" } == [
        "Key: Value", "Important Key: Important Value",
      ])
    #expect(elements[9].customContent.map(\.isImportant) == [false, true])
    // In a scroll view it is the same.
    #expect(try Self.speech(ScrollView { all }) == Self.speech(all))
  }

  private struct Part<Content: View>: View {
    let title: String
    let text: String
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 2) {
          Text(title)
          Text(text)
        }
        .accessibilityElement(children: .combine)
        content
      }
    }
  }

  @Test func combinedTextsControlsAndImages() throws {
    let view = VStack(alignment: .leading, spacing: 12) {
      Part(title: "Label", text: "Text description for an element") {
        Image(systemName: "star.fill").accessibilityLabel("Favorite")
      }
      Part(title: "Value", text: "Current state or content") {
        HStack {
          Text("Progress")
          Spacer()
          Text("75%")
        }
        .accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
      }
      Part(title: "Hint", text: "What happens when activated") {
        Button("Delete") {}.buttonStyle(.bordered).accessibilityHint("Removes this item permanently")
      }
      Part(title: "Traits", text: "Element type and behavior") {
        Text("Section Header").accessibilityAddTraits(.isHeader)
      }
      Part(title: "Input Labels", text: "Voice Control phrases") {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .accessibilityLabel("Microphone").accessibilityInputLabels(["Microphone", "Mic", "Record", "Voice"])
      }
      Part(title: "Activation Point", text: "Custom tap target") {
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).accessibilityLabel("Custom tap target")
          .accessibilityActivationPoint(CGPoint(x: 50, y: 30))
      }
      Part(title: "Element Grouping", text: "Combine children") {
        HStack {
          Image(systemName: "person.circle.fill")
          VStack(alignment: .leading, spacing: 2) {
            Text("John Doe")
            Text("Online")
          }
        }
        .padding(8).accessibilityElement(children: .combine)
      }
      Spacer()
    }
    #expect(
      try Self.speech(view) == [
        "Label, Text description for an element", "Favorite. Image.", "Value, Current state or content",
        "Progress, 75%: 75 percent complete", "Hint, What happens when activated",
        "Delete. Button. / Removes this item permanently", "Traits, Element type and behavior",
        "Section Header. Heading.", "Input Labels, Voice Control phrases", "Microphone. Button.",
        "Activation Point, Custom tap target", "Custom tap target", "Element Grouping, Combine children",
        "John Doe, Online",
      ])
    let elements = try Self.elements(view)
    #expect(elements[9].inputLabels == ["Microphone", "Mic", "Record", "Voice"])
    let target = elements[11]
    #expect(target.activationPoint == CGPoint(x: target.frame.minX + 50, y: target.frame.minY + 30))
  }

  @Test func fieldsSayTheirTextOrTheirTitle() throws {
    let view = VStack {
      TextField("SwiftUI Text Field", text: .constant(""))
      TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
      SecureField("Password", text: .constant(""))
      SecureField("Password", text: .constant("secret123"))
      TextEditor(text: .constant(""))
    }
    #expect(
      try Self.speech(view) == [
        "SwiftUI Text Field. Text Field. / Double tap to edit.",
        "Value in Text Field. Text Field. / Double tap to edit.",
        "Password. Secure Text Field. / Double tap to edit.",
        "•••••••••. Secure Text Field. / Double tap to edit.",
        "Text Field. / Double tap to edit., Use the rotor to access Misspelled Words",
      ])
  }

  @Test func headersOfSectionsAreHeadings() throws {
    let view = List {
      Section {
        Text("Checking")
        Text("Savings")
      } header: {
        Text("Accounts")
      } footer: {
        Text("Tap an account to view details")
      }
      Section("Bills") {
        Text("Electric")
      }
    }
    // A user hears headings where they stand; the reference's parser lists a collection's headings behind its
    // cells.
    #expect(
      try Self.speech(view) == [
        "Accounts. Heading.", "Checking", "Savings", "Tap an account to view details", "Bills. Heading.",
        "Electric",
      ])
    // A row's element is as wide as the row.
    #expect(try Self.elements(view)[1].frame.width > 350)
  }

  @Test func traitsWithoutWordsAreThere() throws {
    func row(_ name: String, _ traits: AccessibilityTraits) -> some View {
      Text(name).frame(height: 36).accessibilityAddTraits(traits)
    }
    let view = VStack {
      row("key", .isKeyboardKey)
      row("direct", .allowsDirectInteraction)
      row("often", .updatesFrequently)
      row("page", .causesPageTurn)
      row("sound", .playsSound)
      row("media", .startsMediaSession)
      row("summary", .isSummaryElement)
      Text("zoom").accessibilityZoomAction { _ in }
    }
    #expect(try Self.speech(view) == ["key", "direct", "often", "page", "sound", "media", "summary", "zoom"])
    #expect(
      try Self.elements(view).map(\.traits) == [
        [.staticText, .keyboardKey], [.staticText, .allowsDirectInteraction],
        [.staticText, .updatesFrequently],
        [.staticText, .causesPageTurn], [.staticText, .playsSound], [.staticText, .startsMediaSession],
        [.staticText, .summaryElement], [.staticText, .supportsZoom],
      ])
  }

  @Test func actionsAreListedFromTheLastOne() throws {
    let view = HStack {
      Text("Important Email")
      Text("Preview of email content...")
    }
    .accessibilityElement(children: .combine).accessibilityLabel("Important Email. Preview of email content")
    .accessibilityActions {
      Button("Add to favorites") {}
      Button("Reply") {}
      Button("Forward") {}
      Button("Archive") {}
      Button("Delete", role: .destructive) {}
    }
    let elements = try Self.elements(view)
    #expect(elements.map(\.label) == ["Important Email. Preview of email content"])
    #expect(elements[0].actions == ["Delete", "Archive", "Forward", "Reply", "Add to favorites"])
  }

  private struct Menu: View {
    @Namespace private var vegan

    struct Item: Identifiable {
      let id: String
      let name: String
      let isVegan: Bool
    }

    private let items = [
      Item(id: "burger", name: "Classic Burger", isVegan: false),
      Item(id: "salad", name: "Garden Salad", isVegan: true),
      Item(id: "steak", name: "Ribeye Steak", isVegan: false),
      Item(id: "wrap", name: "Falafel Wrap", isVegan: true),
    ]

    var body: some View {
      VStack {
        Text("Find plant-based items.")
          .accessibilityRotor("Vegan Options") {
            ForEach(items.filter(\.isVegan)) { item in
              AccessibilityRotorEntry(Text(item.name), id: item.id, in: vegan)
            }
          }
        ForEach(items) { item in
          let row = HStack { Text(item.name) }.accessibilityElement(children: .combine)
            .accessibilityLabel(item.isVegan ? "\(item.name), Vegan" : item.name)
          if item.isVegan { row.accessibilityRotorEntry(id: item.id, in: vegan) } else { row }
        }
      }
    }
  }

  @Test func rotorsSayWhereTheyLead() throws {
    let elements = try Self.elements(Menu())
    #expect(
      elements.map(\.label) == [
        "Find plant-based items.", "Classic Burger", "Garden Salad, Vegan", "Ribeye Steak",
        "Falafel Wrap, Vegan",
      ])
    #expect(
      elements[0].rotors == [
        AccessibilityElement.Rotor(
          name: "Vegan Options", entries: ["Garden Salad, Vegan", "Falafel Wrap, Vegan"])
      ])
  }

  @Test func elementsAreReadInLines() throws {
    func scatter(_ places: [(x: CGFloat, y: CGFloat)]) -> some View {
      ZStack {
        ForEach(Array(places.enumerated()), id: \.offset) { number, place in
          Circle().frame(width: 32, height: 32).offset(x: place.x, y: place.y).accessibilityLabel("\(number)")
        }
      }
    }
    // The names of the reference's elements are their order.
    #expect(try Self.speech(scatter([(-120, -80), (0, -30), (-60, 30), (50, 80)])) == ["0", "1", "2", "3"])
    // Tops less than eight points apart are one line, read from the left; from the right where the language is, whose offsets
    // point there, too.
    let line = scatter([(60, -3), (-60, 0), (0, 4), (0, 12)])
    #expect(try Self.speech(line) == ["1", "2", "0", "3"])
    let arabic = try Self.elements(line) { $0.circumstances.layoutDirection = .rightToLeft }
    #expect(arabic.map(\.label) == ["1", "2", "0", "3"])
    #expect(arabic[0].frame.minX > arabic[1].frame.minX && arabic[1].frame.minX > arabic[2].frame.minX)
  }
}
