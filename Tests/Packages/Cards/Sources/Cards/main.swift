import FittingRoomKit
import SwiftUI

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
