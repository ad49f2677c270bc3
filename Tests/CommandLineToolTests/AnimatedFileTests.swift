import Foundation
import Testing

/// Animations in the formats that `ffmpeg` makes, if it is installed.
@Suite struct AnimatedFileTests {
  private static let source = """
    import SwiftUI

    struct Growing: View {
      @State private var isLarge = false

      var body: some View {
        VStack {
          Color.blue.frame(width: isLarge ? 90 : 10, height: 20)
          Button("Go") { withAnimation(.linear(duration: 0.5)) { isLarge = true } }
        }
      }
    }

    #Preview { Growing() }
    """

  static let ffmpeg = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Makes a file of six moments, ten per second, with its frames next to it.
  private func animate(_ program: Program, _ file: String) throws {
    let made = try program.run(
      "animate", "Growing.swift", "--tap", "Go", "--fps", "10", "--size", "101x61", "--background", "white",
      "-o", file, "--frames", "frames")
    #expect(made.exitCode == 0 && made.output == "\(file)\n", "\(made.errors)")
    #expect(try program.files(in: "frames").sorted() == (0...5).map { "000\($0).png" })
  }

  /// The chunks of a RIFF file with their contents.
  private func chunks(_ file: Data) -> [(name: String, bytes: [UInt8])] {
    let bytes = [UInt8](file)
    var found: [(String, [UInt8])] = []
    var place = 12
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      let end = min(place + 8 + length, bytes.count)
      found.append((String(decoding: bytes[place..<place + 4], as: UTF8.self), Array(bytes[place + 8..<end])))
      place = end + length % 2
    }
    return found
  }

  @Test(.enabled(if: ffmpeg != nil, "ffmpeg is not installed"))
  func animatedWebPHasEveryFrame() throws {
    let program = try Program(["Growing.swift": Self.source])
    try animate(program, "out.webp")
    let file = try program.bytes("out.webp")
    #expect(file.prefix(4) == Data("RIFF".utf8) && file.dropFirst(8).prefix(4) == Data("WEBP".utf8))
    let chunks = chunks(file)
    let head = try #require(chunks.first { $0.name == "VP8X" }).bytes
    // Width and height less one, in three bytes each.
    #expect([head[4], head[5], head[7], head[8]] == [100, 0, 60, 0])
    // Without end, and a tenth of a second for each frame.
    #expect(chunks.first { $0.name == "ANIM" }?.bytes.suffix(2) == [0, 0])
    let frames = chunks.filter { $0.name == "ANMF" }.map(\.bytes)
    #expect(frames.count == 6)
    #expect(frames.allSatisfy { [$0[12], $0[13], $0[14]] == [100, 0, 0] })
    // Nothing is lost: VP8L.
    #expect(frames.allSatisfy { String(decoding: $0[16..<20], as: UTF8.self) == "VP8L" })
  }

  @Test(.enabled(if: ffmpeg != nil, "ffmpeg is not installed"), arguments: ["mp4", "gif"])
  func moviesHaveEveryFrame(_ ending: String) throws {
    let program = try Program(["Growing.swift": Self.source])
    try animate(program, "out.\(ending)")
    let read = Process()
    read.executableURL = URL(fileURLWithPath: try #require(Self.ffmpeg))
    read.currentDirectoryURL = program.folder
    try FileManager.default.createDirectory(
      at: program.folder.appendingPathComponent("read"), withIntermediateDirectories: true)
    read.arguments = ["-v", "error", "-i", "out.\(ending)", "-fps_mode", "passthrough", "read/%d.png"]
    try read.run()
    read.waitUntilExit()
    #expect(read.terminationStatus == 0)
    #expect(try program.files(in: "read").count == 6)
    // Films have even lengths.
    #expect(try program.pixelSize("read/1.png") == (ending == "mp4" ? [102, 62] : [101, 61]))
  }

  @Test func withoutItTheReasonIsSaid() throws {
    let program = try Program(["Growing.swift": Self.source])
    let refused = try program.run(
      ["animate", "Growing.swift", "--tap", "Go", "-o", "out.webp"], environment: ["PATH": "/nowhere"])
    #expect(refused.exitCode == 69)
    #expect(
      refused.errors
        == "error: out.webp needs ffmpeg, which is not on the PATH; an animated PNG (.png) needs nothing\n")
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/out.webp"))
  }
}
