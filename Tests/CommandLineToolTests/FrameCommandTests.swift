import Foundation
import Testing

@Suite struct FrameCommandTests {
  private static let source = """
    import SwiftUI
    #Preview("Red") { Color.red }
    #Preview("Blue") { Color.blue }
    """
  private static let devices = """
    { "devices": [ { "name": "Slab", "points": [40, 80], "scale": 2, "cornerRadius": 4, "bezel": [3, 5] } ] }
    """

  /// A folder "in" with a picture for each preview and device.
  private static func program(_ devices: [String]) throws -> Program {
    let program = try Program(["Views.swift": source, "more.json": Self.devices])
    let arguments = ["render", "Views.swift", "-o", "in", "--devices", "more.json"]
    let result = try program.run(arguments + devices.flatMap { ["--device", $0] })
    #expect(result.exitCode == 0)
    return program
  }

  @Test func framesFoldersAndFiles() throws {
    let program = try Self.program(["iPhone SE", "iPhone SE landscape"])
    let folder = try program.run("frame", "in", "-o", "out")
    #expect(folder.errors == "")
    #expect(folder.output.split(separator: "\n").count == 4)
    #expect(try program.pictures() == program.pictures(in: "in"))
    // A bezel of 28.5 and 110.5 points and buttons of 2.5 at each side.
    #expect(try program.pixelSize("out/Views.Red.375x667@2x.iPhone-SE.png") == [750 + 124, 1334 + 452])
    #expect(
      try program.pixelSize("out/Views.Red.667x375@2x.iPhone-SE-landscape.png") == [1334 + 452, 750 + 124])
    let file = try program.run("frame", "in/Views.Red.375x667@2x.iPhone-SE.png", "-o", "one/of")
    #expect(file.output == "one/of/Views.Red.375x667@2x.iPhone-SE.png\n")
    #expect(
      try program.bytes("one/of/Views.Red.375x667@2x.iPhone-SE.png")
        == program.bytes("out/Views.Red.375x667@2x.iPhone-SE.png"))
  }

  @Test func drawsTheSameWhenItRendersAndWhenItFrames() throws {
    let program = try Self.program(["iPhone SE"])
    #expect(try program.run("frame", "in", "-o", "out", "--frame-color", "gold").exitCode == 0)
    let rendered = try program.run(
      "render", "Views.swift", "--device", "iPhone SE", "--frame", "--frame-color", "gold", "-o", "at-once")
    #expect(rendered.errors == "")
    for name in try program.pictures() {
      #expect(try program.bytes("out/\(name)") == program.bytes("at-once/\(name)"))
    }
  }

  @Test func takesDevicesOfAFile() throws {
    let program = try Self.program(["Slab"])
    let known = try program.run("frame", "in", "-o", "out", "--devices", "more.json")
    #expect(known.errors == "")
    #expect(try program.pixelSize("out/Views.Red.40x80@2x.Slab.png") == [80 + 2 * 11, 160 + 2 * 15])
    let named = try program.run(
      "frame", "in", "-o", "named", "--devices", "more.json", "--device", "slab")
    #expect(named.exitCode == 0)
    #expect(
      try program.bytes("named/Views.Red.40x80@2x.Slab.png")
        == program.bytes("out/Views.Red.40x80@2x.Slab.png"))
  }

  @Test func drawsAGenericFrameAroundOtherSizes() throws {
    let program = try Program(["Views.swift": Self.source])
    _ = try program.run("render", "Views.swift", "--size", "50x90", "--preview", "Red", "-o", "in")
    let result = try program.run("frame", "in", "-o", "out")
    #expect(
      result.errors
        == "warning: in/Views.Red.50x90.png: No device has a screen of 50x90 pixels: the frame is a generic one.\n"
    )
    #expect(result.exitCode == 0)
    let size = try program.pixelSize("out/Views.Red.50x90.png")
    #expect(size[0] > 50 && size[1] > 90)
    let rendered = try program.run(
      "render", "Views.swift", "--size", "50x90", "--preview", "Red", "--frame", "-o", "rendered", "--strict")
    #expect(
      rendered.errors
        == "warning: Views.swift: Red at 50x90: No device has a screen of 50x90 pixels: the frame is a generic one.\n"
    )
    #expect(rendered.exitCode == 0)
    // The files differ in their density only, which the picture without a device does not tell.
    let comparison = try program.run(
      "compare", "rendered/Views.Red.50x90.png", "out/Views.Red.50x90.png")
    #expect(comparison.exitCode == 0)
  }

  @Test func setsTitlesFromTheFileBesideThePictures() throws {
    let program = try Self.program(["iPhone SE"])
    try "\"red\" = \"All is red\";".write(
      to: program.folder.appendingPathComponent("in/title.strings"), atomically: true, encoding: .utf8)
    #expect(try program.run("frame", "in", "-o", "out").exitCode == 0)
    let red = try program.pixelSize("out/Views.Red.375x667@2x.iPhone-SE.png")
    let blue = try program.pixelSize("out/Views.Blue.375x667@2x.iPhone-SE.png")
    #expect(red[0] == blue[0] && red[1] > blue[1] + 50)
    let all = try program.run("frame", "in", "-o", "all", "--title", "All is red")
    #expect(all.exitCode == 0)
    let name = "Views.Red.375x667@2x.iPhone-SE.png"
    #expect(try program.bytes("all/\(name)") == program.bytes("out/\(name)"))
    try "\"red".write(
      to: program.folder.appendingPathComponent("in/title.strings"), atomically: true, encoding: .utf8)
    let broken = try program.run("frame", "in", "-o", "broken")
    #expect(broken.errors.contains("in/title.strings"))
    #expect(broken.exitCode == 65)
  }

  @Test func keepsThePicturesSizeWhereThatIsAskedFor() throws {
    let program = try Self.program(["iPhone SE"])
    let result = try program.run(
      "frame", "in", "-o", "out", "--canvas", "picture", "--background", "#336699", "--padding", "50")
    #expect(result.errors == "")
    #expect(try program.pixelSize("out/Views.Red.375x667@2x.iPhone-SE.png") == [750, 1334])
  }

  @Test func saysWhyAPictureCannotBeFramed() throws {
    let program = try Self.program(["iPhone SE"])
    try "no picture".write(
      to: program.folder.appendingPathComponent("in/Bad.png"), atomically: true, encoding: .utf8)
    let bad = try program.run("frame", "in", "-o", "out")
    #expect(bad.errors == "error: in/Bad.png is not a PNG file\n")
    #expect(bad.exitCode == 66)
    #expect(bad.output.split(separator: "\n").count == 2)
    let missing = try program.run("frame", "nowhere.png", "-o", "out")
    #expect(missing.errors == "error: nowhere.png cannot be read: there is no such file\n")
    #expect(missing.exitCode == 66)
    // Foundation traps when it is asked for the folder of such a name.
    #expect(
      try program.run("frame", "x", "-o", "out").errors == "error: x cannot be read: there is no such file\n")
    let same = try program.run("frame", "in/Views.Red.375x667@2x.iPhone-SE.png", "-o", "in")
    #expect(
      same.errors
        == "error: in/Views.Red.375x667@2x.iPhone-SE.png would be replaced by its framed picture; name another --output\n"
    )
    #expect(same.exitCode == 64)
    let twice = try program.run("frame", "in", "in/Bad.png", "-o", "out")
    #expect(
      twice.errors
        == "error: in/Bad.png and in/Bad.png would both be written to out/Bad.png; frame them one by one\n")
    let blocked = try program.run("frame", "in/Views.Red.375x667@2x.iPhone-SE.png", "-o", "more.json")
    #expect(blocked.errors.hasPrefix("error: more.json cannot be written: "))
    #expect(blocked.exitCode == 73)
    let without = try program.run("render", "Views.swift", "--title", "A")
    #expect(without.errors.hasPrefix("error: the options for frames need --frame"))
    #expect(without.exitCode == 64)
  }
}
