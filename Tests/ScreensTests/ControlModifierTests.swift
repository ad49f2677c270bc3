import Foundation
import Geometry
import LayoutEngine
import Testing

/// What modifiers do around controls and around their labels, cell by cell as `Documentation/ControlModifiers.md` says.
@MainActor
@Suite struct ControlModifierTests {
  /// The parts of a control that a modifier changes, in the words of the table.
  private func effect(
    of modifier: ControlModifier, on control: ControlSpecimen, isOutside: Bool, plain: ControlPicture
  ) throws -> String {
    let changed = try ControlPicture(
      isOutside
        ? control.view(text: modifier.text, outside: modifier.change)
        : control.view(text: modifier.text, inside: modifier.change))
    var parts: [String] = []
    var count = 0
    for (name, before, after) in [
      ("text", plain.text, changed.text),
      ("symbol", control.hasSymbol ? plain.symbol : nil, control.hasSymbol ? changed.symbol : nil),
    ] {
      guard let before else { continue }
      count += 1
      guard let after else {
        parts.append("no-\(name)")
        continue
      }
      guard after.isOtherwise(than: before) else { continue }
      // A colour is applied unchanged, or the part has another one for a reason outside the table.
      let isTaken = modifier.color.map(after.isNear) ?? true
      parts.append(isTaken ? name : "\(name)-in-\(after.color.map(String.init).joined(separator: "-"))")
    }
    if parts == ["text", "symbol"] || count == 1 && ["text", "symbol"].contains(parts.first) {
      parts = ["label"]
    }
    if modifier.repaints, changed.isOtherwiseAround(than: plain) { parts.append("rest") }
    return parts.isEmpty ? "–" : parts.joined(separator: "+")
  }

  @Test(arguments: 0..<ControlSpecimen.count)
  func modifiersDoAsTheTableSays(_ number: Int) throws {
    let table = try ControlModifierTable()
    let control = ControlSpecimen.all[number]
    var plain: [String: ControlPicture] = [:]
    for modifier in ControlModifier.all where plain[modifier.text] == nil {
      plain[modifier.text] = try ControlPicture(control.view(text: modifier.text))
    }
    for place in ControlModifierTable.places {
      for modifier in ControlModifier.all {
        let unchanged = try #require(plain[modifier.text])
        let effect = try effect(
          of: modifier, on: control, isOutside: place == ControlModifierTable.places[0], plain: unchanged)
        let cell = table.cells[[place, control.name, modifier.name]]
        #expect(cell?.effect == effect, "\(place): \(control.name), \(modifier.name)")
      }
    }
  }

  /// Each cell has its source, and none is of a control that is not drawn.
  @Test func theTableIsWhole() throws {
    let table = try ControlModifierTable()
    #expect(ControlSpecimen.all.count == ControlSpecimen.count)
    #expect(
      table.cells.count
        == ControlModifierTable.places.count * ControlSpecimen.count * ControlModifier.all.count)
    for (place, cell) in table.cells {
      #expect(table.sources.contains(cell.source), "\(place) has the source \(cell.source)")
    }
  }
}
