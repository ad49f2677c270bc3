import Fonts
import Foundation
import TestSupport
import Testing

/// The drawings of symbols that lie beside the fonts.
@Suite struct SymbolDrawingTests {
  private static let file = Repository.fonts.appendingPathComponent("Symbols/drawings.txt")

  /// The names of the list, one by one.
  private static let names: [String] = {
    let drawings = (try? Data(contentsOf: file)).map(SymbolDrawings.init)
    return (drawings?.names ?? []).flatMap { name in
      let stem = name.replacing("[.fill]", with: "")
      return stem == name ? [name] : [stem, stem + ".fill"]
    }
  }()

  @Test func everyLineIsADrawing() throws {
    let drawings = SymbolDrawings(try Data(contentsOf: Self.file))
    #expect(drawings.faults == [])
    #expect(Self.names.count > 500)
    #expect(Set(Self.names).count == Self.names.count, "a name stands there twice")
  }

  @Test(arguments: names)
  func isDrawn(_ name: String) throws {
    let library = try Library.shared.get()
    for weight in [250.0, 400, 700] {
      let shape = try #require(try library.symbol(named: name, weight: weight)).shape
      #expect(shape.ink.width > 0.05 && shape.ink.height > 0.05 && shape.ink.height < 1.5, "\(shape.ink)")
    }
  }

  private enum Library {
    static let shared = Result { try FontLibrary(directory: Repository.fonts) }
  }

  /// The page of the documents shows all of them.
  @Test func theSampleHasEveryName() throws {
    let sample = try String(
      contentsOf: Repository.root.appendingPathComponent("Samples/SymbolDrawings.swift"), encoding: .utf8)
    let shown = Set(sample.split { $0 == " " || $0 == "\n" }.map(String.init))
    let drawings = SymbolDrawings(try Data(contentsOf: Self.file))
    for name in drawings.names { #expect(shown.contains(name.replacing("[.fill]", with: "")), "\(name)") }
  }

  @Test(arguments: [
    ("a.b = line 0,0 1", "“1” is not a point"), ("a.b = line 0,0", "a line has less than two points"),
    ("a.b = bar 1 2", "“1” is not a range"), ("a.b = dot 1 0,0", "there is no figure “dot”"),
    ("a.b = <plus>", "“<plus>” has no box"), ("a.b = box 10", "“10” is not a box"),
    ("a.b = disc lime 0,0", "“lime” is not a number"), ("a.b =", "a figure is missing"),
    ("a.b = path M0,0 X1,1", "there is no step “X” of a path"),
    ("a.b = disc 1 0..1,0", "“0..1” has no step"), ("a.b = ^1,2 disc 1 0,0", "“^1,2” has not six numbers"),
    ("a.b disc 1 0,0", "there is no “=”, “=?” or “is”"),
  ])
  func whatIsNoDrawingIsSaid(line: String, reason: String) {
    let faults = SymbolDrawings(Data("# Marks\nc = disc 100 0,0\n\(line)\n".utf8)).faults
    #expect(Set(faults.map(\.reason)) == [reason])
  }

  /// A line more is a symbol more, without a build.
  @Test func anEditedLineIsDrawn() throws {
    let folder = try TemporaryFolder()
    let fonts = folder.url.appendingPathComponent("Fonts")
    let manager = FileManager.default
    try manager.createDirectory(
      at: fonts.appendingPathComponent("Symbols"), withIntermediateDirectories: true)
    for path in ["MANIFEST.json", "metrics-recipe.json", "System"] {
      try manager.createSymbolicLink(
        at: fonts.appendingPathComponent(path),
        withDestinationURL: Repository.fonts.appendingPathComponent(path))
    }
    for name in try manager.contentsOfDirectory(atPath: Repository.fonts.path + "/Symbols")
    where name != "drawings.txt" {
      try manager.createSymbolicLink(
        at: fonts.appendingPathComponent("Symbols/\(name)"),
        withDestinationURL: Repository.fonts.appendingPathComponent("Symbols/\(name)"))
    }
    func shape(_ text: String) throws -> SymbolShape? {
      try Data(text.utf8).write(to: fonts.appendingPathComponent("Symbols/drawings.txt"))
      return try FontLibrary(directory: fonts).symbol(named: "my.mark", weight: 400)?.shape
    }
    #expect(try shape("") == nil)
    let ink = try #require(try shape("my.mark = box 400x200 ; back box 100x100@0,300\n")).ink
    #expect(abs(ink.width - 0.4) < 1e-9 && abs(ink.height - 0.45) < 1e-9)
    #expect(throws: FontError.self) { _ = try shape("my.mark = box\n  400 ;\n") }
  }
}
