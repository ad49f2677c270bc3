import DeviceFrames
import Devices
import Fonts
import Foundation
import Imaging
import Testing
import Typesetting

/// Every kind of device, by the hash of its pixels: the drawing only changes on purpose.
///
/// `FITTINGROOM_DRAWN_DEVICES=FOLDER` writes the pictures there, to be looked at after a change.
@Suite struct DrawnDevicesTests {
  private static func phone(_ cutout: DeviceBody.Cutout = .none, home: Bool = true) -> DeviceBody {
    DeviceBody(
      screen: CGSize(width: 100, height: 200), cornerRadius: home ? 15 : 0, cutout: cutout,
      bezel: home ? CGSize(width: 8, height: 9) : CGSize(width: 7, height: 40), bodyRadius: home ? nil : 14,
      hasHomeIndicator: home)
  }

  private static func tablet(home: Bool) -> DeviceBody {
    DeviceBody(
      screen: CGSize(width: 750, height: 1000), cornerRadius: home ? 18 : 0,
      bezel: CGSize(width: 22, height: home ? 22 : 70),
      bodyRadius: home ? nil : 20, hasHomeIndicator: home)
  }

  private static func screen(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = y % 9 == 0 ? 100 : 255
        bitmap[x, y] = .init(
          red: UInt8((x * 7 + y) % (alpha + 1)), green: UInt8(y % (alpha + 1)), blue: UInt8(x % (alpha + 1)),
          alpha: UInt8(alpha))
      }
    }
    return bitmap
  }

  private static func check(_ name: String, _ picture: Bitmap, _ expected: String) throws {
    if let folder = ProcessInfo.processInfo.environment["FITTINGROOM_DRAWN_DEVICES"] {
      let image = PictureReducer.picture(picture, width: picture.width, height: picture.height)
      let rows = image.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
      try Data(rows).write(to: URL(fileURLWithPath: "\(folder)/\(name).\(image.width)x\(image.height).rgba"))
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in [picture.width & 255, picture.width >> 8, picture.height & 255, picture.height >> 8] {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    for pixel in picture.pixels {
      for byte in [pixel.red, pixel.green, pixel.blue, pixel.alpha] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    #expect(String(hash, radix: 16) == expected, "\(name)")
  }

  @Test func bodies() throws {
    let island = DeviceBody.Cutout.island(CGRect(x: 35, y: 5, width: 30, height: 10))
    let notch = DeviceBody.Cutout.notch(CGRect(x: 30, y: 0, width: 40, height: 12))
    let narrow = DeviceBody.Cutout.notch(CGRect(x: 30, y: 0, width: 40, height: 28))
    let style = FrameStyle()
    let color = FrameStyle(color: .init(red: 0.8, green: 0.5, blue: 0.3), background: .white, padding: 6)
    for (name, body, style, scale, isLandscape, hash) in [
      ("island", Self.phone(island), style, 2, false, "d7b49ec940a7f587"),
      ("island lying", Self.phone(island), color, 2, true, "b1dc6b5c93f74048"),
      ("notch", Self.phone(notch), style, 3, false, "b7716c2b280fbc6"),
      ("narrow notch", Self.phone(narrow), style, 3, false, "70452d2f5c1726fe"),
      ("home button", Self.phone(home: false), color, 2, false, "33d4f5b030fe0eab"),
      ("home button lying", Self.phone(home: false), style, 1, true, "6599518a33900418"),
      ("tablet", Self.tablet(home: true), style, 1, false, "a8a36bdab5b60ff9"),
      ("tablet with home button", Self.tablet(home: false), color, 1, false, "e4cbbc0d391423de"),
    ] {
      let (width, height) = (Int(body.screen.width) * scale, Int(body.screen.height) * scale)
      let picture = isLandscape ? Self.screen(height, width) : Self.screen(width, height)
      try Self.check(
        name, try DeviceFramer(style: style).frame(picture, in: body, isLandscape: isLandscape), hash)
    }
  }

  @Test func titlesAndIndicators() throws {
    var style = FrameStyle(background: .init(red: 0.1, green: 0.2, blue: 0.5), padding: 20, canvas: .picture)
    style.showsHomeIndicator = true
    let typesetter = Typesetter(fonts: try FontLibrary(directory: FontLibrary.locate(explicit: nil)))
    let framer = DeviceFramer(style: style, typesetter: typesetter)
    let body = DeviceBody.generic(screen: CGSize(width: 200, height: 400))
    for (name, title, hash) in [
      ("short title", FrameTitle("All at once"), "d30565f6430fea40"),
      ("several lines", FrameTitle("Everything that you need to do today, and tomorrow"), "a21a3cfdf9962460"),
      (
        "smaller lines",
        FrameTitle(
          "Everything that you need to do today, and tomorrow, and on every other day of the week that is to come"
        ), "5ca0b4aba2e95b07"
      ),
    ] {
      try Self.check(
        name, try framer.frame(Self.screen(400, 800), in: body, isLandscape: false, title: title), hash)
    }
  }
}
