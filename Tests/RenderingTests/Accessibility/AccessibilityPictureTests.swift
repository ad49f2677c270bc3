import Controls
import Foundation
import Geometry
import LayoutEngine
import Rendering
import Screens
import Testing
import Views

/// What AccessibilitySnapshot's public reference pictures say about its examples (iOS 26.2,
/// https://github.com/cashapp/AccessibilitySnapshot, Example/SnapshotTests/ReferenceImages): one case to a
/// picture, by its name. The views are described again in SwiftUI; order and texts are what the pictures
/// show. `AccessibilityReferenceTests` and `AccessibilitySpeechTests` hold those of another sixteen.
@Suite @MainActor struct AccessibilityPictureTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    var name: String
    /// What is said about each element in the order of reading, its hint behind a slash, actions and contents
    /// behind arrows.
    var says: [String]
    var view: @MainActor @Sendable () -> AnyView

    init(
      _ name: String, _ says: [String], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      (self.name, self.says) = (name, says)
      self.view = { AnyView(view()) }
    }

    var testDescription: String { name }
  }

  @Test(arguments: selection + order + modals + layouts + controls + descriptions)
  func saysWhatThePictureShows(_ picture: Picture) throws {
    #expect(try Self.lines(picture.view()) == picture.says)
  }

  @Test func thereAreAsManyAsWerePromised() {
    let all = Self.selection + Self.order + Self.modals + Self.layouts + Self.controls + Self.descriptions
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.count == 45)
  }

  private static func lines(_ view: some View) throws -> [String] {
    try AccessibilityReferenceTests.elements(view).map { element in
      let speech = element.speech
      var line = speech.description
      if !speech.hint.isEmpty { line += " / \(speech.hint)" }
      line += element.actions.map { " ↓ \($0)" }.joined()
      line += element.customContent.map { " ↓ \($0.label): \($0.value)" }.joined()
      line += element.rotors.map { rotor in
        " ↺ \(rotor.name): \(rotor.entries.joined(separator: ", "))"
      }.joined()
      if !element.inputLabels.isEmpty { line += " [\(element.inputLabels.joined(separator: "|"))]" }
      return line
    }
  }

  // MARK: Parts

  /// A circle that its label makes an element.
  private nonisolated struct Dot: View {
    var label: String
    var size: CGFloat = 64

    init(_ label: String, size: CGFloat = 64) { (self.label, self.size) = (label, size) }

    var body: some View { Circle().frame(width: size, height: size).accessibilityLabel(label) }
  }

  /// A circle without a label.
  private nonisolated struct Plain: View {
    var body: some View { Circle().frame(width: 64, height: 64) }
  }

  private nonisolated struct Three: View {
    var body: some View {
      HStack {
        Dot("Element 0", size: 32)
        Dot("Element 1", size: 32)
        Dot("Element 2", size: 32)
      }
    }
  }

  /// Circles at places in a window, each with its name.
  private nonisolated struct Places: View {
    var places: [(name: String, x: CGFloat, y: CGFloat)]

    var body: some View {
      ZStack {
        ForEach(Array(places.enumerated()), id: \.offset) { _, place in
          Dot(place.name, size: 32).offset(x: place.x, y: place.y)
        }
      }
    }
  }

  // MARK: Which elements there are

  private nonisolated static let ipsum = "Lorem ipsum"

  nonisolated static let selection = [
    Picture("testTwoAccessibilityElements", [ipsum, ipsum]) {
      VStack {
        Dot(ipsum)
        Dot(ipsum)
      }
    },
    Picture("testAccessibilityElementWithElementsHidden", [ipsum]) {
      VStack {
        Dot(ipsum)
        Dot(ipsum).accessibilityHidden(true)
      }
    },
    Picture("testAccessibilityElementHidden", [ipsum]) {
      VStack {
        Dot(ipsum)
        Dot(ipsum).hidden()
      }
    },
    Picture("testNoAccessibilityElements", []) {
      VStack {
        Plain()
        Plain()
      }
    },
    Picture("testMixedAccessibilityElements", [ipsum, ipsum]) {
      VStack {
        Dot(ipsum)
        Plain()
        Dot(ipsum)
        Plain()
      }
    },
    Picture("testAccessibilityContainer", ["Element 0", "Element 1", "Element 2"]) {
      Three().accessibilityElement(children: .contain)
    },
    Picture("testAccessibilityContainerWithElementsHidden", [ipsum]) {
      VStack {
        Dot(ipsum)
        Three().accessibilityElement(children: .contain).accessibilityHidden(true)
      }
    },
    Picture("testAccessibilityContainerHidden", [ipsum]) {
      VStack {
        Dot(ipsum)
        Three().accessibilityElement(children: .contain).hidden()
      }
    },
    Picture("testGroupedViews", [ipsum, "Element 0", "Element 1", "Element 2"]) {
      VStack {
        Dot(ipsum)
        Three()
      }
    },
    Picture("testGroupedViewsInParentThatHidesElements", [ipsum]) {
      VStack {
        Dot(ipsum)
        Three().accessibilityHidden(true)
      }
    },
    Picture("testGroupedViewsInHiddenParent", [ipsum]) {
      VStack {
        Dot(ipsum)
        Three().opacity(0)
      }
    },
  ]

  // MARK: In which order

  nonisolated static let order = [
    Picture("testScatter", (0..<4).map { "Element \($0)" }) {
      Places(places: [
        ("Element 0", -80, -80), ("Element 1", 30, -30), ("Element 2", -30, 30), ("Element 3", 80, 80),
      ])
    },
    Picture("testGrid", [1, 3, 5, 7, 8, 6, 4, 2, 0].map { "Element \($0)" }) {
      Places(
        places: [1, 3, 5, 7, 8, 6, 4, 2, 0].enumerated().map { index, name in
          ("Element \(name)", CGFloat(index % 3 - 1) * 60, CGFloat(index / 3 - 1) * 60)
        }.reversed())
    },
    Picture(
      "testGroupedViewsInElementStack",
      ["Element 0", "Group 3 Element 1", "Group 3 Element 0", "Element 1", "Element 2"]
    ) {
      ZStack {
        Places(places: [("Element 0", 0, -120), ("Element 1", 0, 0), ("Element 2", 0, 120)])
        ZStack {
          Places(places: [("Group 3 Element 0", 0, 60), ("Group 3 Element 1", 0, -60)])
          Color.clear.frame(width: 40, height: 160)
        }
        .accessibilityElement(children: .contain)
      }
    },
    Picture(
      "testUngroupedViewsInElementStack",
      ["Element 0", "Group 3 Element 1", "Element 1", "Group 3 Element 0", "Element 2"]
    ) {
      ZStack {
        Places(places: [("Element 0", 0, -120), ("Element 1", 0, 0), ("Element 2", 0, 120)])
        Places(places: [("Group 3 Element 0", 0, 60), ("Group 3 Element 1", 0, -60)])
      }
    },
    Picture("testUngroupedViewsInAccessibleParent", ["Element 0", "Group 2 Parent", "Element 1"]) {
      ZStack {
        Places(places: [("Element 0", 0, -120), ("Element 1", 0, 120)])
        Places(places: [("Group 2 Element 0", 0, -60), ("Group 2 Element 1", 0, 60)])
          .accessibilityElement(children: .ignore).accessibilityLabel("Group 2 Parent")
      }
    },
    Picture("testZeroSizedContainerInElementStack", ["Element 0", "Element 1", "Element 2"]) {
      VStack {
        Dot("Element 0")
        VStack {}.accessibilityElement(children: .contain)
        Dot("Element 1")
        Dot("Element 2")
      }
    },
    Picture("testFrames", ["Adjusting. Heading.", "First", "Second", "Third"]) {
      VStack(spacing: 20) {
        Text("Adjusting").accessibilityAddTraits(.isHeader)
        HStack {
          Dot("Third", size: 20).offset(y: 9)
          Dot("Second", size: 20)
          Dot("First", size: 20).offset(y: -9)
        }
      }
    },
    Picture("testOverlap", Array(repeating: "Hello World", count: 8)) {
      HStack(spacing: -6) { ForEach(0..<8) { _ in Dot("Hello World", size: 20) } }
    },
    Picture(
      "testPathShapesDemo",
      [
        "Path Shapes, Testing badge placement on various accessibility paths", "Circle", "Oval", "Diamond",
        "L Bottom Right", "L Bottom Left", "L Top Left", "L Top Right", "Star", "Crescent", "Thin Rectangle",
        "Triangle", "Cross",
      ]
    ) {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          Text("Path Shapes").font(.headline)
          Text("Testing badge placement on various accessibility paths").font(.caption)
        }
        .accessibilityElement(children: .combine)
        HStack {
          Dot("Circle")
          Ellipse().frame(width: 80, height: 50).accessibilityLabel("Oval")
          Dot("Diamond")
        }
        HStack {
          Dot("L Bottom Right")
          Dot("L Bottom Left")
          Dot("L Top Left")
          Dot("L Top Right")
        }
        HStack {
          Dot("Star")
          Spacer()
          Dot("Crescent")
        }
        HStack(alignment: .top) {
          RoundedRectangle(cornerRadius: 8).frame(width: 100, height: 24).accessibilityLabel("Thin Rectangle")
          Dot("Triangle")
          Dot("Cross")
        }
      }
    },
  ]

  // MARK: Modal views

  /// Four circles in the corners with views between them.
  private nonisolated struct Corners<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        HStack {
          Dot("Don't Read Me")
          Spacer()
          Dot("Don't Read Me")
        }
        Spacer()
        content
        Spacer()
        HStack {
          Dot("Don't Read Me")
          Spacer()
          Dot("Don't Read Me")
        }
      }
    }
  }

  private nonisolated struct Modal: View {
    var number: Int

    init(_ number: Int) { self.number = number }

    var body: some View {
      VStack { Text("Modal \(number)") }.padding().accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
  }

  nonisolated static let modals = [
    Picture("testSingleModal", ["Modal 0"]) { Corners { Modal(0) } },
    Picture("testSingleDirectlySpecifiedModal", ["Modal View 0"]) {
      Corners {
        VStack { Text("Modal 0") }.padding().accessibilityElement(children: .ignore)
          .accessibilityLabel("Modal View 0").accessibilityAddTraits(.isModal)
      }
    },
    Picture("testTwoModals", ["Modal 1"]) {
      Corners {
        VStack(spacing: 80) {
          Modal(0)
          Modal(1)
        }
      }
    },
    Picture("testOneModalOneContainer", ["Modal 0"]) {
      Corners {
        Modal(0)
        VStack {
          Modal(0)
          Modal(1)
        }.accessibilityElement(children: .contain)
      }
    },
    Picture(
      "testTwoContainers",
      ["Don't Read Me", "Don't Read Me", "Modal 1", "Modal 1", "Don't Read Me", "Don't Read Me"]
    ) {
      Corners {
        VStack {
          Modal(0)
          Modal(1)
        }.accessibilityElement(children: .contain)
        VStack {
          Modal(0)
          Modal(1)
        }.accessibilityElement(children: .contain)
      }
    },
    Picture("testSingleInaccessibleModal", []) {
      Corners {
        VStack { Text("Modal 0").accessibilityHidden(true) }.padding()
          .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      }
    },
  ]

  // MARK: Many elements

  private static func marked(_ count: Int, _ width: CGFloat, _ height: CGFloat) -> some View {
    ZStack {
      ForEach(0..<count, id: \.self) { _ in
        Color.green.frame(width: width, height: height).accessibilityLabel("Accessibility Label")
      }
    }
  }

  private nonisolated static func labels(_ count: Int) -> [String] {
    Array(repeating: "Accessibility Label", count: count)
  }

  private nonisolated static let long =
    "This is long text that will cause the label to wrap to multiple lines given the default width of the legend."

  nonisolated static let layouts = [
    Picture("testStandard", labels(5)) { marked(5, 200, 50) },
    Picture("testFullScreenWithFewMarkers", labels(3)) { marked(3, 402, 874) },
    Picture("testFullScreenWithManyMarkers", labels(24)) { marked(24, 402, 874) },
    Picture("testFullScreenWithManyManyMarkers", labels(70)) { marked(70, 402, 874) },
    Picture("testWideViewWithFewMarkers", labels(3)) { marked(3, 1000, 50) },
    Picture("testWideViewWithManyMarkers", labels(70)) { marked(70, 1000, 50) },
    Picture("testLongMarkerDescription", [long]) {
      Color.green.frame(width: 200, height: 50).accessibilityLabel(long)
    },
    Picture("testClipping", ["Label"]) {
      Color.clear.frame(width: 200, height: 200)
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 100, height: 100).accessibilityLabel("Label").offset(x: 50, y: 50)
        }
        .clipped()
    },
    Picture("ObjectiveCTests.testSimpleView", ["Objective-C Snapshot"]) { Text("Objective-C Snapshot") },
  ]

  // MARK: Controls

  private nonisolated struct Editing: View {
    @FocusState private var isEditing: Bool

    var body: some View {
      VStack {
        TextField("", text: .constant(""))
        TextField("", text: .constant("")).focused($isEditing)
        TextField("Some placeholder text", text: .constant(""))
        TextField("", text: .constant("Hello from Text Field"))
      }
      .onAppear { isEditing = true }
    }
  }

  nonisolated static let controls = [
    Picture(
      "testSegmentedControl",
      ["Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3."]
    ) {
      Picker("", selection: .constant("Segment B")) {
        ForEach(["Segment A", "Segment B", "Segment C"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    },
    Picture("testSlider", ["75%. Adjustable. / Swipe up or down with one finger to adjust the value."]) {
      Slider(value: .constant(0.75))
    },
    Picture("testStepper", ["Decrement. Button.", "Increment. Button."]) {
      Stepper("", value: .constant(3), in: 0...9).labelsHidden()
    },
    Picture(
      "testUIKitTextField",
      [
        "Text Field. / Double tap to edit.",
        "Text Field. Is editing. / Use the rotor to access Misspelled Words",
        "Some placeholder text. Text Field. / Double tap to edit.",
        "Hello from Text Field. Text Field. / Double tap to edit.",
      ]
    ) { Editing() },
    Picture(
      "testUserInputLabels",
      [
        "No labels. Button.", "One label. Button. [One Input Label]",
        "Non-interactive [Non-interactive label]",
      ]
    ) {
      VStack(spacing: 60) {
        Button("No labels") {}
        Button("One label") {}.accessibilityInputLabels(["One Input Label"])
        Text("Non-interactive").accessibilityInputLabels(["Non-interactive label"])
      }
    },
  ]

  // MARK: What is said

  private static func texts() -> some View {
    VStack {
      Text("01: Text")
      Text("02: Text").accessibilityLabel("Label")
      Text("03: Text").accessibilityValue("Value")
      Text("04: Text").accessibilityHint("Hint")
      Text("05: Text").accessibilityLabel("Label").accessibilityValue("Value")
      Text("06: Text").accessibilityLabel("Label").accessibilityHint("Hint")
      Text("07: Text").accessibilityValue("Value").accessibilityHint("Hint")
      Text("08: Text").accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
    }
  }

  private static func box(_ label: String?, _ hint: String?) -> some View {
    Rectangle().frame(width: 200, height: 50).accessibilityLabel(label ?? "").accessibilityHint(hint ?? "")
  }

  nonisolated static let descriptions = [
    Picture(
      "testLabelDescription",
      [
        "01: Text", "Label", "03: Text: Value", "04: Text / Hint", "Label: Value", "Label / Hint",
        "07: Text: Value / Hint", "Label: Value / Hint",
      ]
    ) { texts() },
    Picture(
      "testCustomActions",
      [
        "Label / Hint ↓ First Action ↓ Third Action", "Label ↓ First Action ↓ Third Action",
        "Hint ↓ First Action ↓ Third Action", " ↓ First Action ↓ Third Action",
      ]
    ) {
      // SwiftUI's actions are listed from the last one; the pictures' are UIKit's.
      VStack {
        box("Label", "Hint").accessibilityAction(named: "Third Action") {}
          .accessibilityAction(named: "First Action") {}
        box("Label", nil).accessibilityAction(named: "Third Action") {}
          .accessibilityAction(named: "First Action") {}
        box(nil, "Hint").accessibilityAction(named: "Third Action") {}
          .accessibilityAction(named: "First Action") {}
        box(nil, nil).accessibilityAction(named: "Third Action") {}
          .accessibilityAction(named: "First Action") {}
      }
    },
    Picture(
      "testCustomContent",
      [
        "Label / Hint ↓ Custom Content Label: Custom Content Value ↓ High Importance Label: High Importance Value",
        " ↓ Custom Content Label: Custom Content Value ↓ High Importance Label: High Importance Value",
      ]
    ) {
      VStack {
        box("Label", "Hint").accessibilityCustomContent("Custom Content Label", "Custom Content Value")
          .accessibilityCustomContent("High Importance Label", "High Importance Value", importance: .high)
        box(nil, nil).accessibilityCustomContent("Custom Content Label", "Custom Content Value")
          .accessibilityCustomContent("High Importance Label", "High Importance Value", importance: .high)
      }
    },
    Picture("testAccessibilityPaths", ["Rounded Rect", "Rect", "Arc", "Oval", "Quad Curve", "Lines"]) {
      VStack(spacing: 40) {
        ForEach(["Rounded Rect", "Rect", "Arc", "Oval", "Quad Curve", "Lines"], id: \.self) { name in
          Rectangle().frame(width: 60, height: 40).accessibilityLabel(name)
        }
      }
    },
    Picture(
      "testBlockBasedAccessibility",
      [
        "Block Label", "Value: Block Value", "Hint / Block Hint", "Traits. Link.", "ActivationPoint",
        "Identifier", "CustomActions ↓ Block Custom Action",
      ]
    ) {
      VStack {
        HStack {
          Dot("Block Label", size: 32)
          Dot("Value", size: 32).accessibilityValue("Block Value")
          Dot("Hint", size: 32).accessibilityHint("Block Hint")
          Dot("Traits", size: 32).accessibilityAddTraits(.isLink)
        }
        HStack {
          Dot("ActivationPoint", size: 32).accessibilityActivationPoint(CGPoint(x: 3, y: 3))
          Dot("Identifier", size: 32).accessibilityIdentifier("identifier")
          Dot("CustomActions", size: 32).accessibilityAction(named: "Block Custom Action") {}
        }
      }
    },
  ]
}
