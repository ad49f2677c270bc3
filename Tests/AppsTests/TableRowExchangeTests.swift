import Apps
import Controls
import Foundation
import RenderSupport
import Rendering
import Testing
import Views

/// Rows of tables that can be dragged and dropped on stay rows.
@MainActor
@Suite struct TableRowExchangeTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private func lines<Rows: TableRowContent>(@TableRowBuilder<Item> rows: () -> Rows) throws -> [String]
  where Rows.TableRowValue == Item {
    let table = Table(of: Item.self, columns: { TableColumn("Name") { Text($0.name) } }, rows: rows)
    return try Render.nodes("Text", in: table, width: 300, height: 300)
      .flatMap { $0.text?.lines ?? [] }.map(\.string).filter { $0.hasPrefix("row") }
  }

  @Test func rowsStayWhereTheyAre() throws {
    #expect(try lines { TableRow(Item(id: 1)).draggable("one") } == ["row 1"])
    #expect(try lines { TableRow(Item(id: 1)).itemProvider { nil } } == ["row 1"])
    #expect(try lines { TableRow(Item(id: 1)).dropDestination(for: String.self) { _ in } } == ["row 1"])
    #expect(
      try lines {
        DisclosureTableRow(Item(id: 1), isExpanded: .constant(true)) { TableRow(Item(id: 2)) }
          .contextMenu { Button("Open") {} }
          .draggable("one")
      } == ["row 1", "row 2"])
  }

  @Test func collectionsOfRowsTakeWhatIsDropped() throws {
    let items = [Item(id: 1), Item(id: 2)]
    #expect(
      try lines {
        ForEach(items) { TableRow($0).draggable("row") }.dropDestination(for: String.self) { _, _ in }
      } == ["row 1", "row 2"])
    #expect(try lines { ForEach(items) { TableRow($0) }.onInsert(of: []) { _, _ in } } == ["row 1", "row 2"])
  }
}
