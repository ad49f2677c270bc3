import Foundation
import Testing

@Suite struct DevicesCommandTests {
  private static let file = """
    { "devices": [ { "name": "Slab", "points": [40, 80], "scale": 2, "cornerRadius": 4 } ] }
    """
  private static let view = "import SwiftUI\nstruct Box: View { var body: some View { Color.red } }"

  @Test func listsDevices() throws {
    let program = try Program(["more.json": Self.file])
    let own = try program.run("devices").output
    #expect(own.contains("402x874@3x    1206x2622  iPhone 16 Pro\n"))
    let all = try program.run("devices", "--devices", "more.json")
    #expect(all.output == own + "40x80@2x      80x160     Slab\n")
    #expect(all.exitCode == 0)
  }

  @Test func rendersAndLintsAndMeasuresOnDevicesOfAFile() throws {
    let program = try Program(["more.json": Self.file, "Box.swift": Self.view])
    let devices = ["--devices", "more.json", "--device", "slab"]
    let result = try program.run(
      ["render", "Box.swift", "-o", "out"] + devices + ["--device", "slab-landscape"])
    #expect(result.errors == "")
    #expect(result.output == "out/Box.Box.40x80@2x.Slab.png\nout/Box.Box.80x40@2x.Slab-landscape.png\n")
    #expect(try program.pixelSize("out/Box.Box.40x80@2x.Slab.png") == [80, 160])
    #expect(try program.run(["lint", "Box.swift", "--no-pictures"] + devices).exitCode == 0)
    try "\"Hello\" = \"Hello\";".write(
      to: program.folder.appendingPathComponent("en.strings"), atomically: true, encoding: .utf8)
    let measured = try program.run(["measure", "en.strings", "--margins", "0", "--format", "json"] + devices)
    #expect(measured.output.contains("Slab"))
  }

  @Test func saysWhichDeviceIsNotKnown() throws {
    let program = try Program(["Box.swift": Self.view])
    let result = try program.run("render", "Box.swift", "--device", "iPhone 16 Prp")
    #expect(
      result.errors.hasPrefix(
        "error: the device “iPhone 16 Prp” is not known (“fittingroom devices” lists all); did you mean “iPhone 16 Pro”?"
      ))
    #expect(result.exitCode == 64)
  }

  @Test func saysWhatIsWrongInAFile() throws {
    let program = try Program(["more.json": "{ \"devices\": [ { \"name\": \"Slab\", \"points\": 3 } ] }"])
    let sentence = "more.json: device “Slab”: “points” must be 2 numbers from 1 to 10000"
    let listed = try program.run("devices", "--devices", "more.json")
    #expect(listed.errors == "error: \(sentence)\n")
    #expect(listed.exitCode == 65)
    let rendered = try program.run("render", "Box.swift", "--devices", "more.json")
    #expect(rendered.errors.hasPrefix("error: \(sentence)"))
    #expect(rendered.exitCode == 64)
  }
}
