import Controls
import Foundation
import LayoutEngine
import RenderSupport
import Rendering
import Screens
import Testing
import Views
import Windows

/// Views of screens bear their roles, for lint and the search for texts.
@Suite @MainActor struct RoleTests {
  /// The roles of all placed views of a name.
  private static func roles(_ name: String, _ view: some View) throws -> ViewRoles {
    let nodes = try Render.nodes(name, in: view, width: 402, height: 874)
    return nodes.reduce([]) { $0.union($1.roles) }
  }

  @Test func controlsAreKnownByTheirTypes() {
    #expect(ViewName(type: NavigationLink<Text, Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: Menu<Text, Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: Link<Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: ShareLink<Text, Never, Never, Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: EditButton.self, parent: nil).roles == .control)
    #expect(ViewName(type: Form<Text>.self, parent: nil).roles == [.rows, .hasBars])
  }

  /// Only the library's own types are meant, whatever the app calls its views.
  @Test func viewsOfAnAppBearNone() {
    struct Menu: View { var body: some View { Text("a") } }
    #expect(ViewName(type: Menu.self, parent: nil).roles == [])
  }

  @Test func screensHaveBars() throws {
    #expect(try Self.roles("NavigationStack", NavigationStack { Text("a") }) == .hasBars)
    #expect(try Self.roles("TabView", TabView { Text("a").tabItem { Text("b") } }) == .hasBars)
    #expect(try Self.roles("List", List { Text("a") }) == [.rows, .hasBars, .list])
    #expect(try Self.roles("Form", Form { Text("a") }) == [.rows, .hasBars, .list])
    let presenting = Text("a").sheet(isPresented: .constant(true)) { Text("b") }
    #expect(try Self.roles("sheet", presenting) == .hasBars)
  }
}
