import Foundation
import Geometry
import LayoutEngine
import Linting
import Rendering
import Testing
import Views

/// Rules ask placed views for their roles.
@Suite @MainActor struct RoleTests {
  /// The roles of all placed views by the names of the views.
  private static func roles(_ view: some View) throws -> [String: ViewRoles] {
    var roles: [String: ViewRoles] = [:]
    func look(at node: FrameTree.Node) {
      roles[node.type] = (roles[node.type] ?? []).union(node.roles)
      node.children.forEach(look)
    }
    look(at: try LintTesting.outcome(view).tree.root)
    return roles
  }

  @Test func viewsCarryTheirRoles() throws {
    let view = ZStack {
      Image(systemName: "star").rotationEffect(.degrees(3)).blur(radius: 1).offset(x: 1)
        .transformEffect(.identity).colorInvert().clipped().onTapGesture {}
      Text("a").overlay(Color.red).mask { Color.red }.ignoresSafeArea().scaleEffect(2)
      HStack {
        Spacer()
        ScrollView { LazyVStack { Text("b") } }
      }
    }
    let roles = try Self.roles(view)
    #expect(roles["ZStack"] == .stacksContent)
    #expect(roles["Image"] == .picture)
    #expect(roles["rotationEffect"] == [.moves, .turns])
    #expect(roles["blur"] == .recolors)
    #expect(roles["offset"] == .moves)
    #expect(roles["transformEffect"] == [.moves, .turns])
    #expect(roles["colorInvert"] == .recolors)
    #expect(roles["clipShape"] == .clips)
    #expect(roles["onTapGesture"] == .tapArea)
    #expect(roles["overlay"] == .attaches)
    #expect(roles["mask"] == [.attaches, .masks, .recolors])
    #expect(roles["ignoresSafeArea"] == .reachesOut)
    #expect(roles["scaleEffect"] == .moves)
    #expect(roles["Spacer"] == .invisible)
    #expect(roles["LazyVStack"] == .hasBars)
    #expect(roles["Text"] == [])
    #expect(roles["HStack"] == [])
  }

  @Test func anIdentifierKeepsTheRoles() throws {
    let roles = try Self.roles(
      Image(systemName: "star").accessibilityIdentifier("a").accessibilityIdentifier("b"))
    #expect(roles["Image"] == .picture)
  }

  @Test func controlsAreKnownByTheirTypes() {
    #expect(ViewName(type: Button<Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: Toggle<Text>.self, parent: nil).roles == .control)
    #expect(ViewName(type: Text.self, parent: nil).roles == [])
  }
}
