import Foundation
import LoadedTypes
import Testing

@Suite struct ELFSectionTests {
  private static func ownProgram() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")))
  }

  @Test func findsASectionOfThisProgram() throws {
    let section = try #require(ELFSection(named: ".text", in: try Self.ownProgram()))
    #expect(section.size > 1000)
  }

  @Test func doesNotFindWhatIsNotThere() throws {
    #expect(ELFSection(named: ".nowhere", in: try Self.ownProgram()) == nil)
  }

  @Test func refusesOtherFilesAndDamagedOnes() throws {
    #expect(ELFSection(named: ".text", in: []) == nil)
    #expect(ELFSection(named: ".text", in: Array("#!/bin/sh".utf8)) == nil)
    let program = try Self.ownProgram()
    for count in stride(from: 0, to: 64, by: 4) {
      #expect(ELFSection(named: ".text", in: Array(program.prefix(count))) == nil)
    }
    #expect(ELFSection(named: ".nowhere", in: Array(program.prefix(program.count / 2))) == nil)
  }
}
