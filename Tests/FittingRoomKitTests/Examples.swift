import FittingRoomKit
import Foundation
import SwiftUI

/// The examples of the documentation, word for word; a test compares the two.
@MainActor
enum Examples {
  static func picture() throws {
    var picture = Picture(width: 2, height: 1)
    picture[1, 0] = Picture.Pixel(red: 255, green: 0, blue: 0)
    let file = try picture.png()
    let same = try Picture(png: file)
    precondition(same == picture)
  }

  static func difference() throws {
    let reference = Picture(width: 3, height: 1)
    var picture = reference
    picture[2, 0] = Picture.Pixel(red: 255, green: 0, blue: 0)
    let difference = picture.difference(from: reference)
    print(difference.summary)
  }

  static func render() throws {
    let room = try FittingRoom()
    let card = try room.render(Text("Hello").padding())
    try card.picture.png().write(to: URL(fileURLWithPath: "hello.png"))
    print(card.outline)
  }

  static func layOut() throws {
    let frames = try FittingRoom().layOut(
      HStack { Text("Total").accessibilityIdentifier("label") }, in: RenderOptions(width: 320))
    let label = frames.first(id: "label")
    precondition(label?.text?.string == "Total")
  }

  static func measure() throws {
    let title = try FittingRoom().measure("Einstellungen", font: .headline, width: 80)
    if title.lines.count > 1 { print("two lines: \(title.lines)") }
  }

  static func circumstances() throws {
    var options = RenderOptions(width: 320, scale: 3)
    options.colorScheme = .dark
    options.locale = "de"
    options.dynamicTypeSize = .accessibility1
    let room = try FittingRoom(resources: URL(fileURLWithPath: "."))
    let greeting = try room.render(Text("Hello"), in: options)
    for note in greeting.notes { print(note) }
  }

  static func program() throws {
    let room = try FittingRoom()
    let picture = try room.render(Text("Hello").padding()).picture
    let file = URL(fileURLWithPath: "hello.png")
    if let reference = try? Picture(png: Data(contentsOf: file)) {
      let difference = picture.difference(from: reference)
      print(difference.summary)
      try difference.picture?.png().write(to: URL(fileURLWithPath: "difference.png"))
    } else {
      try picture.png().write(to: file)
    }
  }
}
