import Foundation
import PreviewRunner
import TestSupport
import Testing

@Suite struct SourceModuleTests {
  /// A module of one file with the given name and text.
  private func module(_ name: String, _ text: String) throws -> SourceModule {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try SourceModule(paths: [try folder.write(name, text)])
  }

  @Test(arguments: [
    ("Card.swift", "CardModule"), ("my card-2.swift", "my_card_2Module"), ("3D.swift", "_3DModule"),
    ("Größe.swift", "Gr__eModule"),
  ])
  func isNamedAfterItsFirstFile(file: String, name: String) throws {
    #expect(try module(file, "").name == name)
  }

  @Test func quotesASourceOnOneLine() throws {
    let lists = try module("A.swift", "let a = \"x\"\nlet b = 1\n").viewLists
    #expect(
      String(decoding: lists, as: UTF8.self)
        == "import SwiftUI\n#_sourceViews(#\"let a = \"x\"\\#nlet b = 1\\#n\"#)\n")
  }

  @Test func usesMoreNumberSignsThanTheSource() throws {
    let lists = try module("A.swift", "let a = ##\"x\"##").viewLists
    #expect(String(decoding: lists, as: UTF8.self).contains("#_sourceViews(###\"let a = ##\"x\"##\"###)"))
  }

  @Test func saysWhichFileCannotBeRead() {
    #expect(
      throws: PreviewRunnerError.unreadable(path: "/no/such.swift", reason: "there is no such file")
    ) { try SourceModule(paths: ["/no/such.swift"]) }
  }
}
