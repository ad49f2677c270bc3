import ArgumentParser
import DeviceFrames
import Imaging
import PreviewRunner

/// The options for the appearance of frames; `frame` and `render` share them.
struct FrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The metal's colour: graphite (default), silver, gold, blue, white or #RRGGBB.",
      valueName: "color"))
  var frameColor: FrameColor?

  @Option(
    help: ArgumentHelp(
      "The distance from the device to the picture's edges, in pixels. The default is 0, or with --canvas picture a share of the picture.",
      valueName: "pixels"))
  var padding: Double?

  @Option(
    help: ArgumentHelp(
      "“device” keeps the screen's pixels and enlarges the picture; “picture” keeps the picture's size and shrinks the device.",
      valueName: "canvas"))
  var canvas: CanvasName?

  @Option(help: ArgumentHelp("A text above the device.", valueName: "text"))
  var title: String?

  @Flag(help: "Draw the home indicator at the bottom of the screen.")
  var homeIndicator = false

  func validate() throws {
    if let padding, !(padding >= 0 && padding <= 4000) {
      throw ValidationError("--padding must be from 0 to 4000")
    }
  }

  /// Whether any was used.
  var isUsed: Bool {
    frameColor != nil || padding != nil || canvas != nil || title != nil || homeIndicator
  }

  /// The frame that the options describe.
  ///
  /// - Parameter background: the colour around the device.
  func style(background: BackgroundColor?, canvas fallback: FrameStyle.Canvas = .device) -> FrameStyle {
    var style = FrameStyle(padding: padding, canvas: canvas?.canvas ?? fallback)
    if let frameColor { style.color = frameColor.color }
    style.showsHomeIndicator = homeIndicator
    if let background {
      style.background = background.rgba
    } else if style.canvas == .picture {
      style.background = .white
    }
    return style
  }
}

/// How the size of a framed picture is determined.
enum CanvasName: String, ExpressibleByArgument, CaseIterable {
  case device
  case picture

  var canvas: FrameStyle.Canvas { self == .device ? .device : .picture }
}

/// The colour of a device's metal, by name or as "#RRGGBB".
struct FrameColor: ExpressibleByArgument {
  let color: RGBAColor

  private static let names: [String: RGBAColor] = [
    "graphite": FrameStyle.graphite, "silver": RGBAColor(red: 0.82, green: 0.83, blue: 0.84),
    "gold": RGBAColor(red: 0.86, green: 0.77, blue: 0.66),
    "blue": RGBAColor(red: 0.24, green: 0.3, blue: 0.4),
    "white": RGBAColor(red: 0.95, green: 0.95, blue: 0.94),
  ]

  init?(argument: String) {
    if let color = Self.names[argument.lowercased()] {
      self.color = color
    } else if let color = BackgroundColor(argument: argument)?.rgba, color.alpha == 1 {
      self.color = color
    } else {
      return nil
    }
  }
}

extension BackgroundColor {
  /// The colour's components.
  var rgba: RGBAColor {
    // The initializer has ensured eight digits.
    let number = UInt32(color.dropFirst(), radix: 16) ?? 0
    func component(_ shift: UInt32) -> Float { Float((number >> shift) & 0xff) / 255 }
    return RGBAColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
