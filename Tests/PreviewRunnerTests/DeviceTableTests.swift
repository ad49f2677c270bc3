import DeviceFrames
import Devices
import Foundation
import PreviewRunner
import TestSupport
import Testing

@Suite struct DeviceTableTests {
  /// A file with devices, removed again afterwards.
  private func reading<Result>(
    _ texts: [String], _ body: (DeviceTable) throws -> Result
  ) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let paths = try texts.enumerated().map { try folder.write("\($0.offset).json", $0.element) }
    return try body(DeviceTable.reading(paths))
  }

  private static let names = DeviceTable.builtIn.names

  @Test func holdsEveryNameOnce() {
    #expect(Set(Self.names.map { $0.lowercased() }).count == Self.names.count)
    for name in [
      "iPhone SE", "iPhone XR", "iPhone 13 mini", "iPhone 16e", "iPhone 17 Pro Max", "iPhone Air",
      "iPad mini 8.3", "iPad Pro 13",
    ] {
      #expect(Self.names.contains(name))
    }
  }

  /// Cut-outs are in the middle of the upper edge, inside the area that the safe area excludes.
  @Test func keepsCutoutsOutsideOfTheSafeArea() {
    for model in DeviceTable.builtIn.models {
      switch model.body.cutout {
      case .none: continue
      case .notch(let frame), .island(let frame):
        #expect(frame.midX == model.body.screen.width / 2, "\(model.names)")
        #expect(Double(frame.maxY) < model.portrait.top, "\(model.names)")
      }
    }
  }

  @Test(arguments: [
    (1179, 2556, "iPhone 15 Pro"), (2556, 1179, "iPhone 15 Pro landscape"), (1320, 2868, "iPhone 17 Pro Max"),
    (750, 1334, "iPhone SE"), (1080, 2340, "iPhone 13 mini"), (2752, 2064, "iPad Pro 13 landscape"),
  ])
  func findsTheNewestWithSoManyPixels(width: Int, height: Int, name: String) {
    #expect(DeviceTable.builtIn.device(pixelWidth: width, pixelHeight: height)?.name == name)
  }

  @Test func findsNothingForOtherSizes() {
    #expect(DeviceTable.builtIn.device(pixelWidth: 1179, pixelHeight: 2557) == nil)
  }

  @Test func takesMoreDevicesFromAFile() throws {
    let text = """
      { "devices": [ { "name": "Slab", "points": [500, 1000], "scale": 2,
        "safeArea": { "portrait": { "top": 40, "bottom": 10 }, "landscape": { "leading": 40 } },
        "sizeClasses": { "landscape": ["regular", "compact"] }, "cornerRadius": 30.5, "bezel": [10, 20],
        "cutout": { "kind": "notch", "frame": [200, 0, 100, 30] }, "homeIndicator": false, "bodyRadius": 70 } ] }
      """
    try reading([text]) { table in
      #expect(table.names == Self.names + ["Slab"])
      let device = try #require(table.device(named: "slab-landscape"))
      #expect(device.name == "Slab landscape" && device.isLandscape)
      #expect(device.width == 1000 && device.height == 500 && device.scale == 2)
      #expect(device.safeArea == .init(top: 0, bottom: 0, leading: 40, trailing: 0))
      #expect(!device.isCompactWidth && device.isCompactHeight)
      let upright = try #require(table.device(pixelWidth: 1000, pixelHeight: 2000))
      #expect(upright.safeArea == .init(top: 40, bottom: 10, leading: 0, trailing: 0))
      #expect(upright.isCompactWidth && !upright.isCompactHeight)
      let body = DeviceBody(
        screen: CGSize(width: 500, height: 1000), cornerRadius: 30.5,
        cutout: .notch(CGRect(x: 200, y: 0, width: 100, height: 30)), bezel: CGSize(width: 10, height: 20),
        bodyRadius: 70, hasHomeIndicator: false)
      #expect(upright.body == body)
    }
  }

  @Test func letsTheLastFileDescribeADevice() throws {
    let texts = ["iphone-se", "iPhone SE"].enumerated().map { index, name in
      "{ \"devices\": [ { \"names\": [\"\(name)\"], \"points\": [\(300 + index), 500], \"scale\": 1 } ] }"
    }
    try reading(texts) { table in
      #expect(table.device(named: "iPhone SE")?.width == 301)
      #expect(table.names.count == Self.names.count)
      #expect(table.device(named: "iPhone XR") == Device(named: "iPhone XR"))
    }
  }

  @Test(arguments: [
    ("{", "it is not JSON"), ("[]", "it must be an object whose one field, “devices”, is a list"),
    ("{\"devices\": [1]}", "device 1 must be an object"),
    (entry(""), "device 1: “name” is missing"),
    (entry("\"name\": 3"), "device 1: “name” must be a text"),
    (entry("\"names\": []"), "device 1: “names” must be a list of texts"),
    (
      entry("\"name\": \"A Landscape\""),
      "device “A Landscape”: “name” must not end in “landscape”, as “A Landscape” does: every device has that"
    ),
    (entry("\"name\": \"A\""), "device “A”: “points” is missing: the screen's width and height"),
    (entry("\"name\": \"A\", \"points\": [3]"), "device “A”: “points” must be 2 numbers from 1 to 10000"),
    (
      entry("\"name\": \"A\", \"points\": [3, true]"),
      "device “A”: “points” must be 2 numbers from 1 to 10000"
    ),
    (entry("\"name\": \"A\", \"points\": [3, 4]"), "device “A”: “scale” is missing: the pixels per point"),
    (entry(base + ", \"scale\": 9"), "device “A”: “scale” must be a number from 1 to 4"),
    (entry(base + ", \"scale\": \"3\""), "device “A”: “scale” must be a number from 1 to 4"),
    (entry(full + ", \"cornerRadius\": 300"), "device “A”: “cornerRadius” is more than half of the screen"),
    (entry(full + ", \"bezel\": [1, -2]"), "device “A”: “bezel” must be 2 numbers from 0 to 2000"),
    (entry(full + ", \"homeIndicator\": 1"), "device “A”: “homeIndicator” must be true or false"),
    (
      entry(full + ", \"cutout\": {\"kind\": \"hole\"}"),
      "device “A”: “cutout” must be an object whose “kind” is none, notch or island"
    ),
    (
      entry(full + ", \"cutout\": {\"kind\": \"notch\"}"),
      "device “A”: “cutout.frame” is missing: x, y, width and height in points"
    ),
    (
      entry(full + ", \"cutout\": {\"kind\": \"island\", \"frame\": [350, 0, 100, 30]}"),
      "device “A”: “cutout.frame” does not lie on the screen"
    ),
    (
      entry(full + ", \"safeArea\": {\"portrait\": {\"top\": \"2\"}}"),
      "device “A”: “safeArea.portrait.top” must be a number from 0 to 2000"
    ),
    (
      entry(full + ", \"safeArea\": {\"portrait\": {\"left\": 2}}"),
      "device “A”: “safeArea.portrait.left” is not a field; there are: bottom, leading, top, trailing"
    ),
    (
      entry(full + ", \"safeArea\": {\"upright\": {}}"),
      "device “A”: “safeArea.upright” is not a field; there are: landscape, portrait"
    ),
    (
      entry(full + ", \"sizeClasses\": {\"portrait\": [\"wide\", \"compact\"]}"),
      "device “A”: “sizeClasses.portrait” must be two of “compact” and “regular”: for the width and the height"
    ),
  ])
  func refusesWhatIsWrong(text: String, reason: String) throws {
    let error = #expect(throws: PreviewRunnerError.self) { try reading([text]) { _ in } }
    #expect(try #require(error).description.hasSuffix("0.json: \(reason)"))
    #expect(error?.exitCode == 65)
  }

  private static let base = "\"name\": \"A\", \"points\": [400, 800]"
  private static let full = base + ", \"scale\": 3"

  private static func entry(_ fields: String) -> String { "{\"devices\": [{\(fields)}]}" }

  @Test func namesAFieldThatIsNone() throws {
    let error = #expect(throws: PreviewRunnerError.self) {
      try reading([Self.entry("\"name\": \"A\", \"corner\": 3")]) { _ in }
    }
    #expect(
      try #require(error).description.contains("device “A”: “corner” is not a field; there are: bezel, "))
  }

  /// The documentation's example is a file that is taken.
  @Test func takesTheDocumentationsExample() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Screenshots.md"), encoding: .utf8)
    let example = try #require(text.components(separatedBy: "```json\n").dropFirst().first)
    try reading([try #require(example.components(separatedBy: "```").first)]) { table in
      #expect(table.device(named: "iPhone 18 Pro landscape")?.safeArea.leading == 62)
    }
  }

  @Test func saysWhichFileIsMissing() {
    #expect(
      throws: PreviewRunnerError.unreadable(path: "/nowhere.json", reason: "there is no such file")
    ) {
      try DeviceTable.reading(["/nowhere.json"])
    }
  }
}
