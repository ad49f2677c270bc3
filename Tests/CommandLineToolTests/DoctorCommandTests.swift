import Foundation
import Testing

/// What `doctor` reports about the environment: a toolchain, its version, the folder of compiled sources.
@Suite struct DoctorCommandTests {
  private struct Answer: Decodable {
    struct Check: Decodable {
      var name: String
      var state: String
      var finding: String
      var remedy: String?
      var exitCode: Int32
    }

    var version: String
    var checks: [Check]

    func check(_ name: String) throws -> Check { try #require(checks.first { $0.name == name }) }
  }

  private func answer(
    _ program: Program, environment: [String: String?] = [:], exitCode: Int32
  ) throws -> Answer {
    let result = try program.run(["doctor", "--json"], environment: environment)
    #expect(result.exitCode == exitCode, "\(result)")
    return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
  }

  /// A folder that looks like a toolchain, whose compiler says that it is of a version.
  private static func toolchain(_ version: String, in program: Program) throws -> String {
    try program.write([
      "usr/bin/swift-frontend": "#!/bin/sh\necho 'Swift version \(version)'\necho 'Target: none'\n",
      "usr/bin/swiftc": "", "usr/bin/ld.lld": "", "usr/lib/swift/linux/readme": "",
    ])
    let bin = program.folder.appendingPathComponent("usr/bin")
    for name in ["swift-frontend", "swiftc", "ld.lld"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent(name).path)
    }
    return bin.appendingPathComponent("swiftc").path
  }

  @Test func everythingThatRenderingNeedsIsThere() throws {
    let program = try Program()
    let answer = try answer(program, exitCode: 0)
    for name in ["modules", "toolchain", "C headers", "fonts", "text", "cache"] {
      #expect(try answer.check(name).state == "present", "\(answer)")
    }
    #expect(answer.checks.allSatisfy { $0.exitCode == 0 && ($0.state == "present") == ($0.remedy == nil) })
    // The table has the same, one line for each and another for the remedy.
    let table = try program.run("doctor")
    #expect(table.exitCode == 0 && table.output.hasPrefix("fittingroom \(answer.version) ("), "\(table)")
    let lines = table.output.split(separator: "\n").dropFirst()
    #expect(lines.count == answer.checks.count + answer.checks.count { $0.remedy != nil }, "\(table)")
  }

  @Test func aMissingToolchainIsNamedWithWhatInstallsIt() throws {
    let answer = try answer(
      Program(), environment: ["PATH": "/nonexistent", "FITTINGROOM_SWIFTC": nil], exitCode: 69)
    let check = try answer.check("toolchain")
    #expect(check.state == "missing" && check.finding.hasPrefix("no Swift compiler was found"), "\(check)")
    // The very version that the modules were made by.
    let modules = try answer.check("modules").finding
    let version = try #require(modules.firstMatch(of: /made by Swift ([0-9.]+)/)).1
    #expect(check.remedy?.hasPrefix("swiftly install \(version) ") == true, "\(check)")
    #expect(try answer.check("git").state == "absent")
  }

  /// The linker needs a library that the compiler does not.
  @Test func aLinkerThatDoesNotStartIsNamedWithThePackageThatItLacks() throws {
    let program = try Program()
    let modules = try answer(program, exitCode: 0).check("modules").finding
    let version = try #require(modules.firstMatch(of: /made by Swift (.+)/)).1
    let compiler = try Self.toolchain(String(version), in: program)
    let linker = compiler.replacing("swiftc", with: "ld.lld")
    let reason = "error while loading shared libraries: libxml2.so.2: cannot open shared object file"
    try "#!/bin/sh\necho \"$0: \(reason)\" >&2\nexit 127\n".write(
      toFile: linker, atomically: false, encoding: .utf8)
    let check = try answer(program, environment: ["FITTINGROOM_SWIFTC": compiler], exitCode: 69).check(
      "toolchain")
    #expect(check.finding.hasPrefix("\(linker) cannot be run: \(reason); install what it needs"), "\(check)")
    #expect(check.remedy?.contains("apt-get install --no-install-recommends libxml2") != false, "\(check)")
  }

  @Test func aToolchainOfAnotherVersionIsRefusedByName() throws {
    let program = try Program(
      ["Card.swift": "import SwiftUI\n#Preview { Color.red }\n"], hasOwnCache: true)
    let compiler = try Self.toolchain("5.10.1 (swift-5.10.1-RELEASE)", in: program)
    let environment: [String: String?] = ["FITTINGROOM_SWIFTC": compiler]
    let check = try answer(program, environment: environment, exitCode: 69).check("toolchain")
    #expect(
      check.finding.hasPrefix(
        "\(compiler) is Swift 5.10.1 (swift-5.10.1-RELEASE), and this program needs Swift"))
    let render = try program.run(["render", "Card.swift", "-o", "out"], environment: environment)
    #expect(render.exitCode == 69 && render.output.isEmpty, "\(render)")
    #expect(render.errors == "error: \(check.finding)\n")
  }

  @Test func aCacheThatIsOpenToOthersIsNamed() throws {
    let program = try Program(["cache/readme": ""], hasOwnCache: true)
    let cache = program.folder.appendingPathComponent("cache").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: cache)
    let check = try answer(program, exitCode: 73).check("cache")
    #expect(check.remedy == "chmod 700 \(cache)", "\(check)")
  }
}
