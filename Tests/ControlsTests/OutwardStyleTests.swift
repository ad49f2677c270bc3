import Controls
import Foundation
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Styles that hand their configuration on to a control of the same family: the next style outward draws it.
@MainActor
@Suite struct OutwardStyleTests {
  private struct OwnLabel: LabelStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { Label(configuration).probe(name) }
  }
  private struct OwnToggle: ToggleStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).probe(name) }
  }
  private struct OwnButton: PrimitiveButtonStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { Button(configuration).probe(name) }
  }
  private struct OwnMenu: MenuStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).probe(name) }
  }
  private struct OwnGroupBox: GroupBoxStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).probe(name) }
  }
  private struct OwnLabeledContent: LabeledContentStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).probe(name) }
  }
  private struct OwnProgressView: ProgressViewStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).probe(name) }
  }
  private struct OwnControlGroup: ControlGroupStyle {
    let name: String
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).probe(name) }
  }

  /// A control of each family under two styles of its own kind, and without.
  private var controls: [(name: String, styled: AnyView, plain: AnyView)] {
    [
      (
        "Label",
        AnyView(
          Label("Text", systemImage: "star").labelStyle(OwnLabel(name: "inner")).labelStyle(
            OwnLabel(name: "outer"))),
        AnyView(Label("Text", systemImage: "star"))
      ),
      (
        "Toggle",
        AnyView(
          Toggle("Text", isOn: .constant(true)).toggleStyle(OwnToggle(name: "inner")).toggleStyle(
            OwnToggle(name: "outer"))),
        AnyView(Toggle("Text", isOn: .constant(true)))
      ),
      (
        "Button",
        AnyView(
          Button("Text") {}.buttonStyle(OwnButton(name: "inner")).buttonStyle(OwnButton(name: "outer"))),
        AnyView(Button("Text") {})
      ),
      (
        "Menu",
        AnyView(
          Menu("Text") { Text("row") }.menuStyle(OwnMenu(name: "inner")).menuStyle(OwnMenu(name: "outer"))),
        AnyView(Menu("Text") { Text("row") })
      ),
      (
        "GroupBox",
        AnyView(
          GroupBox("Text") { Text("content") }.groupBoxStyle(OwnGroupBox(name: "inner")).groupBoxStyle(
            OwnGroupBox(name: "outer"))),
        AnyView(GroupBox("Text") { Text("content") })
      ),
      (
        "LabeledContent",
        AnyView(
          LabeledContent("Text", value: "value").labeledContentStyle(OwnLabeledContent(name: "inner"))
            .labeledContentStyle(OwnLabeledContent(name: "outer"))),
        AnyView(LabeledContent("Text", value: "value"))
      ),
      (
        "ProgressView",
        AnyView(
          ProgressView("Text", value: 0.5).progressViewStyle(OwnProgressView(name: "inner"))
            .progressViewStyle(OwnProgressView(name: "outer"))),
        AnyView(ProgressView("Text", value: 0.5))
      ),
      (
        "ControlGroup",
        AnyView(
          ControlGroup { Button("Text") {} }.controlGroupStyle(OwnControlGroup(name: "inner"))
            .controlGroupStyle(OwnControlGroup(name: "outer"))),
        AnyView(ControlGroup { Button("Text") {} })
      ),
    ]
  }

  @Test func eachStyleFindsTheNextOutward() throws {
    for (name, styled, plain) in controls {
      let frames = try Render.frames(styled.probe("all"), width: 300)
      #expect(frames["outer"] != nil, "\(name): the inner style hands on to the outer one")
      #expect(frames["inner"] == frames["outer"], "\(name)")
      #expect(frames["all"] == (try Render.frames(plain.probe("all"), width: 300)["all"]), "\(name)")
    }
  }

  private struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content.padding(10) }
  }

  /// Views inside a styled control have the style, too.
  @Test func contentKeepsTheStyle() throws {
    let size = try Render.size(
      GroupBox { GroupBox { Color.clear.frame(width: 10, height: 10) } }.groupBoxStyle(Boxed()))
    #expect(size == [50, 50])
  }

  private struct Labelled: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label.probe("label") }
    }
  }

  @Test func aControlMadeInsideOfItsStyleIsTheOneOutward() throws {
    let toggle = Toggle("Text", isOn: .constant(true))
    let styled = toggle.toggleStyle(Labelled()).toggleStyle(.button)
    #expect(try Render.frames(styled)["label"] != nil)
    #expect(try Render.size(styled) == Render.size(toggle.toggleStyle(.button)))
  }

  /// Neither the tint nor the accent colour asks for itself.
  @Test func theAccentColourAsTintEnds() throws {
    for view in [
      AnyView(Text("a").foregroundStyle(.tint).tint(.accentColor)),
      AnyView(Button("a") {}.accentColor(.accentColor)),
      AnyView(Button("a") {}.tint(Color.accentColor.opacity(0.5)).tint(.accentColor)),
    ] {
      #expect(try Render.size(view)[0] > 0)
    }
  }
}
