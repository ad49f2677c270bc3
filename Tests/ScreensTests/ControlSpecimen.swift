import Controls
import Foundation
import Geometry
import LayoutEngine
import Screens
import Views

/// A control in one of its styles, whose label can have a modifier around it.
@MainActor
struct ControlSpecimen {
  typealias Change = (AnyView) -> AnyView

  let name: String
  /// Whether a symbol is in the label next to its text.
  let hasSymbol: Bool
  private let make: (_ text: String, _ inside: @escaping Change) -> AnyView

  static let unchanged: Change = { $0 }

  init<Control: View>(
    _ name: String, hasSymbol: Bool = true, @ViewBuilder make: @escaping (String, @escaping Change) -> Control
  ) {
    self.name = name
    self.hasSymbol = hasSymbol
    self.make = { AnyView(make($0, $1)) }
  }

  /// - Parameters:
  ///   - text: the label's text.
  ///   - inside: applied to the label, inside the control.
  ///   - outside: applied to the control.
  func view(
    text: String, inside: @escaping Change = unchanged, outside: Change = unchanged
  ) -> some View {
    outside(make(text, inside)).frame(width: 300, height: 230).background(Color.white)
  }

  private static func label(_ text: String) -> AnyView {
    AnyView(
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text(text)
      })
  }

  private static func button(_ name: String, _ style: some PrimitiveButtonStyle) -> ControlSpecimen {
    ControlSpecimen("Button, \(name)") { text, inside in
      Button {
      } label: {
        inside(label(text))
      }
      .buttonStyle(style)
    }
  }

  private static var buttons: [ControlSpecimen] {
    [
      button("automatic", .automatic), button("borderless", .borderless), button("plain", .plain),
      button("bordered", .bordered), button("borderedProminent", .borderedProminent), button("glass", .glass),
      button("glassProminent", .glassProminent),
      ControlSpecimen("Button in a row") { text, inside in
        List {
          Button {
          } label: {
            inside(label(text))
          }
        }
      },
    ]
  }

  private static var links: [ControlSpecimen] {
    let address = URL(fileURLWithPath: "/")
    return [
      ControlSpecimen("Link") { text, inside in Link(destination: address) { inside(label(text)) } },
      ControlSpecimen("Link, bordered") { text, inside in
        Link(destination: address) { inside(label(text)) }.buttonStyle(.bordered)
      },
      ControlSpecimen("NavigationLink") { text, inside in
        NavigationLink {
        } label: {
          inside(label(text))
        }
      },
      ControlSpecimen("NavigationLink in a row") { text, inside in
        List {
          NavigationLink {
          } label: {
            inside(label(text))
          }
        }
      },
      ControlSpecimen("Menu") { text, inside in
        Menu {
        } label: {
          inside(label(text))
        }
      },
      ControlSpecimen("Menu, borderlessButton") { text, inside in
        Menu {
        } label: {
          inside(label(text))
        }
        .menuStyle(.borderlessButton)
      },
      ControlSpecimen("Menu, bordered") { text, inside in
        Menu {
        } label: {
          inside(label(text))
        }
        .menuStyle(.button).buttonStyle(.bordered)
      },
    ]
  }

  private static func labelView(_ name: String, _ style: some LabelStyle, hasSymbol: Bool = true)
    -> ControlSpecimen
  {
    ControlSpecimen("Label, \(name)", hasSymbol: hasSymbol) { text, inside in
      Label {
        inside(AnyView(Text(text)))
      } icon: {
        inside(AnyView(Image(systemName: "checkmark.circle.fill")))
      }
      .labelStyle(style)
    }
  }

  private static var labels: [ControlSpecimen] {
    [
      labelView("automatic", .automatic), labelView("titleAndIcon", .titleAndIcon),
      labelView("iconOnly", .iconOnly), labelView("titleOnly", .titleOnly, hasSymbol: false),
      ControlSpecimen("Label in a row") { text, inside in
        List {
          Label {
            inside(AnyView(Text(text)))
          } icon: {
            inside(AnyView(Image(systemName: "checkmark.circle.fill")))
          }
        }
      },
    ]
  }

  private static func toggle(_ name: String, _ style: some ToggleStyle) -> ControlSpecimen {
    ControlSpecimen("Toggle, \(name)") { text, inside in
      Toggle(isOn: .constant(true)) { inside(label(text)) }.toggleStyle(style)
    }
  }

  private static var toggles: [ControlSpecimen] {
    [
      toggle("switch", .switch), toggle("button", .button),
      ControlSpecimen("Toggle in a row") { text, inside in
        List { Toggle(isOn: .constant(true)) { inside(label(text)) } }
      },
    ]
  }

  /// The label of a picker in a row.
  private static func pickerLabel(_ name: String, _ style: some PickerStyle) -> ControlSpecimen {
    ControlSpecimen("Picker in a row, \(name): its label") { text, inside in
      List {
        Picker(selection: .constant(1)) {
          Text("Other").tag(1)
        } label: {
          inside(label(text))
        }
        .pickerStyle(style)
      }
    }
  }

  /// A picker's option, which has no symbol: segments and wheels show the one or the other.
  @ViewBuilder private static func options(_ text: String, _ inside: @escaping Change) -> some View {
    inside(AnyView(Text(text))).tag(1)
    Text("Other").tag(2)
  }

  private static func picker(_ name: String, _ style: some PickerStyle) -> ControlSpecimen {
    ControlSpecimen("Picker, \(name): its value", hasSymbol: false) { text, inside in
      Picker("Title", selection: .constant(1)) { options(text, inside) }.pickerStyle(style)
    }
  }

  private static func pickerRow(_ name: String, _ style: some PickerStyle) -> ControlSpecimen {
    ControlSpecimen("Picker in a row, \(name): its value", hasSymbol: false) { text, inside in
      List { Picker("Title", selection: .constant(1)) { options(text, inside) }.pickerStyle(style) }
    }
  }

  private static var pickers: [ControlSpecimen] {
    [
      picker("menu", .menu), picker("segmented", .segmented), picker("wheel", .wheel),
      pickerRow("menu", .menu), pickerRow("inline", .inline), pickerRow("navigationLink", .navigationLink),
      pickerLabel("menu", .menu), pickerLabel("navigationLink", .navigationLink),
    ]
  }

  private static func section(_ name: String, _ style: some ListStyle) -> ControlSpecimen {
    ControlSpecimen("Section, \(name): its header") { text, inside in
      List {
        Section {
          Text("Row")
        } header: {
          inside(label(text))
        }
      }
      .listStyle(style)
    }
  }

  private static var sections: [ControlSpecimen] {
    [
      section("insetGrouped", .insetGrouped), section("grouped", .grouped), section("plain", .plain),
      section("sidebar", .sidebar),
      ControlSpecimen("Section, insetGrouped: its footer") { text, inside in
        List {
          Section {
            Text("Row")
          } footer: {
            inside(label(text))
          }
        }
      },
    ]
  }

  private static func list(_ name: String, _ style: some ListStyle) -> ControlSpecimen {
    ControlSpecimen("List, \(name): its row") { text, inside in
      List { inside(label(text)) }.listStyle(style)
    }
  }

  private static var lists: [ControlSpecimen] {
    [
      list("insetGrouped", .insetGrouped), list("grouped", .grouped), list("inset", .inset),
      list("plain", .plain), list("sidebar", .sidebar),
    ]
  }

  /// How many controls there are, for tests that run each by itself.
  nonisolated static let count = 41

  static var all: [ControlSpecimen] {
    buttons + links + labels + toggles + pickers + sections + lists
  }
}
