import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// What is an element, what is merged, hidden and grouped: Apple's documentation of SwiftUI's accessibility modifiers.
@Suite @MainActor struct AccessibilityElementTests {
  private func speech(_ view: some View) throws -> [String] { try AccessibilityReferenceTests.speech(view) }

  private func text(_ view: some View) throws -> String {
    try AccessibilityReferenceTests.hierarchy(view).text
  }

  @Test func childrenAreIgnoredContainedOrCombined() throws {
    let stack = VStack {
      Text("One")
      Text("Two")
    }
    #expect(try text(stack) == "text “One”\ntext “Two”\n")
    #expect(try text(stack.accessibilityElement(children: .combine)) == "text “One, Two”\n")
    #expect(
      try text(stack.accessibilityElement(children: .ignore).accessibilityLabel("Both")) == "element “Both”\n"
    )
    #expect(try text(stack.accessibilityElement().accessibilityLabel("Both")) == "element “Both”\n")
    #expect(
      try text(stack.accessibilityElement(children: .contain).accessibilityLabel("Both"))
        == "group “Both”\n  text “One”\n  text “Two”\n")
    // Without an element of its own, a stack passes on its accessibility modifiers.
    #expect(
      try text(stack.accessibilityHint("Reads")) == "text “One”\n  hint: Reads\ntext “Two”\n  hint: Reads\n")
  }

  @Test func controlsInACombinedElementBecomeActions() throws {
    let one = HStack {
      Text("Milk")
      Button("Buy") {}
    }
    #expect(try speech(one.accessibilityElement(children: .combine)) == ["Milk, Buy. Button."])
    let two = HStack {
      Text("Milk")
      Button("Buy") {}
      Button("Remove") {}
    }
    let elements = try AccessibilityReferenceTests.elements(two.accessibilityElement(children: .combine))
    #expect(elements.map(\.label) == ["Milk"])
    #expect(elements[0].actions == ["Buy", "Remove"])
  }

  @Test func whatIsHiddenIsNoElement() throws {
    let view = VStack {
      Text("Seen")
      Text("Hidden").accessibilityHidden(true)
      Text("Invisible").opacity(0)
      Text("Gone").hidden()
      Text("Back").accessibilityHidden(false)
      Text("Off").accessibilityHidden(true, isEnabled: false)
      Text(" ")
      Color.red
    }
    #expect(try speech(view) == ["Seen", "Back", "Off"])
  }

  @Test func priorityAndGroupsDecideTheOrder() throws {
    let view = VStack {
      Text("Last")
      Text("First").accessibilitySortPriority(2)
      Text("Second").accessibilitySortPriority(1)
    }
    #expect(try speech(view) == ["First", "Second", "Last"])
    let columns = HStack(alignment: .top) {
      VStack {
        Text("A")
        Text("B")
      }
      VStack {
        Text("C")
        Text("D")
      }
    }
    #expect(try speech(columns) == ["A", "C", "B", "D"])
    let grouped = HStack(alignment: .top) {
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityElement(children: .contain)
      VStack {
        Text("C")
        Text("D")
      }
      .accessibilityElement(children: .contain)
    }
    #expect(try speech(grouped) == ["A", "B", "C", "D"])
  }

  @Test func imagesAreCalledByTheirNames() throws {
    let view = VStack {
      Image(systemName: "plus")
      Image(systemName: "aqi.medium")
      Image("logo")
      Image("logo", label: Text("Our sign"))
      Image(decorative: "logo")
    }
    let elements = try AccessibilityReferenceTests.elements(view) { $0.circumstances.scale = 1 }
    #expect(elements.map(\.label) == ["Add", "aqi medium", "logo", "Our sign"])
    #expect(elements.map(\.hasImplicitName) == [false, true, true, false])
    #expect(
      try speech(
        Button {
        } label: {
          Image(systemName: "plus")
        }) == ["Add. Button."])
    #expect(try speech(Label("Inbox", systemImage: "tray").labelStyle(.iconOnly)) == ["Inbox. Image."])
  }

  @Test func controlsSayTheirValues() throws {
    let view = VStack {
      Toggle("Wi-Fi", isOn: .constant(true))
      Slider(value: .constant(0.25)) { Text("Volume") }
      ProgressView("Loading", value: 0.5)
      ProgressView()
      Gauge(value: 0.7) { Text("Speed") }
      Link("Apple", destination: URL(string: "https://apple.com")!)
      Button("Off") {}.disabled(true)
      LabeledContent("Name", value: "Ada")
      Picker("Flavor", selection: .constant(1)) {
        Text("Vanilla").tag(1)
        Text("Mint").tag(2)
      }
    }
    #expect(
      try speech(view) == [
        "Wi-Fi. Switch Button. On. / Double tap to toggle setting.",
        "Volume: 25%. Adjustable. / Swipe up or down with one finger to adjust the value.", "Loading: 50%",
        "In progress", "Speed: 70%", "Apple. Link.", "Off. Dimmed. Button.", "Name, Ada",
        "Flavor, Vanilla. Button.",
      ])
    let segments = Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("M").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try speech(segments) == ["S. Button. 1 of 2.", "Selected: M. Button. 2 of 2."])
    #expect(
      try speech(Stepper("Count", value: .constant(1))) == [
        "Count", "Decrement. Button.", "Increment. Button.",
      ])
  }

  @Test func aRepresentationStandsForAView() throws {
    let drawn = Rectangle().frame(width: 80, height: 20).onTapGesture {}
      .accessibilityRepresentation { Toggle("Light", isOn: .constant(false)) }
    let elements = try AccessibilityReferenceTests.elements(drawn)
    #expect(try speech(drawn) == ["Light. Switch Button. Off. / Double tap to toggle setting."])
    #expect(elements[0].frame.size == CGSize(width: 80, height: 20))
    let chart = Canvas { _, _ in }.frame(width: 80, height: 40).accessibilityLabel("Rain")
      .accessibilityChildren {
        HStack {
          Text("Monday").accessibilityValue("3 mm")
          Text("Tuesday").accessibilityValue("0 mm")
        }
      }
    #expect(
      try text(chart) == "group “Rain”\n  text “Monday”\n    value: 3 mm\n  text “Tuesday”\n    value: 0 mm\n"
    )
  }

  @Test func headingsLinksAndPairs() throws {
    let heading = Text("News").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    #expect(try text(heading) == "heading, text “News”\n  level: 2\n")
    let link = Text("[Terms](https://example.com)")
    #expect(try speech(link) == ["Terms. Link."])
    let text = try AccessibilityReferenceTests.elements(
      Text("Read the [terms](https://a.b) and [rules](https://c.d)"))
    #expect(text.map(\.label) == ["Read the terms and rules"])
    #expect(text[0].rotors == [AccessibilityElement.Rotor(name: "Links", entries: ["terms", "rules"])])
    #expect(try speech(Text("10 km").accessibilityLabel(Text("ten kilometres"))) == ["ten kilometres"])
    #expect(
      try speech(Text("10 ") + Text("km").accessibilityLabel(Text("kilometres"))) == ["10 kilometres"])
    #expect(try speech(PairedView()) == ["Total, 12 €"])
  }

  private struct PairedView: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Text("Total").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Text("12 €").accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
  }

  @Test func barsListsAndSheetsAreGroups() throws {
    let view = TabView {
      NavigationStack {
        List { NavigationLink("Inbox") { Text("Mail") } }.navigationTitle("Mail")
      }
      .tabItem { Label("Mail", systemImage: "envelope") }
      Text("Calls").tabItem { Label("Calls", systemImage: "phone") }
    }
    #expect(
      try text(view) == """
        navigation bar
          heading, text “Mail”
        list
          button “Inbox”
        tab bar
          tab, selected “Mail”
            position: 1 of 2
          tab “Calls”
            position: 2 of 2

        """)
    let sheet = Text("Below").sheet(isPresented: .constant(true)) { Text("Above") }
    #expect(try speech(sheet) == ["Above"])
    let modal = VStack {
      Text("Below")
      Text("Question").accessibilityAddTraits(.isModal)
    }
    #expect(try speech(modal) == ["Question"])
  }

  @Test func tabsSayWhatChoosingThemDoes() throws {
    let view = TabView {
      Tab("Mail", systemImage: "envelope") { Text("Inbox") }
      Tab("Calls", systemImage: "phone") { Text("None") }.accessibilityHint("Shows who rang")
    }
    #expect(
      try text(view).hasSuffix(
        """
          tab “Calls”
            hint: Shows who rang
            position: 2 of 2

        """))
  }

  @Test func textsAreOnOneLineEachAndInTheirLanguage() throws {
    let view = Text("Hello").accessibilityHint("One\nTwo").accessibilityIdentifier("greeting")
      .accessibilityCustomContent("Rating", "4.5", importance: .high).accessibilityAction(named: "Reply") {}
      .accessibilityRespondsToUserInteraction(false)
    #expect(
      try text(view) == """
        text “Hello”
          hint: One\\nTwo
          identifier: greeting
          action: Reply
          important: Rating: 4.5
          interaction: none

        """)
    #expect(try text(Color.red) == "no elements\n")
  }

  /// VoiceOver says “Settings, back button”, even where only an arrow is drawn.
  @Test func aBackButtonIsNamedAfterThePreviousScreen() throws {
    struct Home: View {
      var title: String
      @State var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("List").navigationTitle(title).navigationDestination(for: Int.self) { _ in
            Text("Detail").navigationTitle("Sounds")
          }
        }
      }
    }
    #expect(try speech(Home(title: "Settings")).first == "Settings. Back Button.")
    #expect(try text(Home(title: "Settings")).hasPrefix("navigation bar\n  back button “Settings”\n"))
  }

  @Test func thePagesOfATabViewAreCounted() throws {
    func pages(_ style: PageTabViewStyle) -> some View {
      TabView(selection: .constant(1)) {
        Text("One").tag(0)
        Text("Two").tag(1)
        Text("Three").tag(2)
      }.tabViewStyle(style)
    }
    #expect(try text(pages(.page)) == "text “Two”\nadjustable “page 2 of 3”\n")
    #expect(try text(pages(.page(indexDisplayMode: .never))) == "text “Two”\n")
  }
}
