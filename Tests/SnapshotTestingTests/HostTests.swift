import Foundation
import SnapshotTesting
import SwiftUI
import TestSupport
import Testing
import UIKitShim

/// Hosts of views that replace AppKit's classes, which are compiled separately from the library.
@MainActor private final class Host: _WindowContent {
  var view: AnyView?
  var size: (Double, Double)?

  init(_ view: some View) { self.view = AnyView(view) }
  init() {}

  var _hostedView: AnyView? { view }
  var _givenSize: (width: Double, height: Double)? { size.map { ($0.0, $0.1) } }
}

/// Hosts of views, and suites that are not compiled here.
struct HostTests {
  @MainActor @Test func `a hosting view of AppKit shows its view at the size that it was given`() throws {
    let folder = try TemporaryFolder()
    func failure(_ host: Host, size: CGSize? = nil) -> String? {
      verifySnapshot(
        of: host, as: .image(size: size), named: "host", record: .never, snapshotDirectory: folder.url.path)
    }
    func size(_ host: Host, _ size: CGSize? = nil) throws -> CGSize {
      var image: UIImage?
      Snapshotting<Host, UIImage>.image(size: size).snapshot(host).run { image = $0 }
      return try #require(image).size
    }
    let host = Host(Color.red.frame(width: 30, height: 20))
    #expect(try size(host) == CGSize(width: 30, height: 20))
    #expect(try size(host, CGSize(width: 50, height: 40)) == CGSize(width: 50, height: 40))
    host.size = (60, 44)
    #expect(try size(host) == CGSize(width: 60, height: 44))
    var tree = ""
    Snapshotting<Host, String>.recursiveDescription.snapshot(Host(Text("Badge"))).run { tree = $0 }
    #expect(tree.contains("Text") && tree.contains("\"Badge\""))
    #expect(failure(Host())?.contains("Host is drawn by AppKit, which is not here") == true)
  }

  @Test func `assertions in branches that are not compiled are counted`() {
    var found = UncompiledAssertions(target: "AppTests", total: 0, places: [])
    found.add(
      """
      import SnapshotTesting
      #if os(macOS)
        // assertSnapshot(of: 1, as: .dump)
        func test() { assertSnapshot(of: 1, as: .dump); assertSnapshot(of: 2, as: .dump) }
      #elseif os(Linux)
        func test() { assertSnapshot(of: 1, as: .dump) }
      #else
        func test() { assertInlineSnapshot(of: 1, as: .dump) }
      #endif
      #if canImport(AppKit) && !DEBUG
        func other() { verifySnapshot(of: 1, as: .dump) }
      #endif
      func assertSnapshot(_ x: Int) { myassertSnapshot(x) }
      let text = \"\"\"
        assertSnapshot(of: 1, as: .dump)
        \"\"\"
      """, file: "Tests/AppTests/A.swift")
    #expect(found.total == 5)
    #expect(
      found.places == [
        .init(file: "Tests/AppTests/A.swift", line: 4, condition: "#if os(macOS)"),
        .init(file: "Tests/AppTests/A.swift", line: 4, condition: "#if os(macOS)"),
        .init(file: "Tests/AppTests/A.swift", line: 8, condition: "the #else of #elseif os(Linux)"),
      ])
    #expect(
      found.sentence
        == "note: AppTests: 3 of 5 snapshot assertions are in branches that are not compiled on Linux and did not run: "
        + "3 in Tests/AppTests/A.swift:4 (#if os(macOS))")
  }

  @Test func `the targets of a package are told apart`() throws {
    let folder = try TemporaryFolder()
    let test = "import SnapshotTesting\n#if os(iOS)\nfunc t() { assertSnapshot(of: 1, as: .dump) }\n#endif\n"
    for file in ["Tests/OneTests/A.swift", "Tests/OneTests/Deep/B.swift", "Tests/Other/C.swift"] {
      try folder.write(file, test)
    }
    try folder.write("Tests/Plain/D.swift", "func t() { assertSnapshot() }")
    try folder.write("Tests/Inner/Package.swift", "")
    try folder.write("Tests/Inner/Tests/X/E.swift", test)
    try folder.write("Package.swift", "")
    let targets = UncompiledAssertions.read(package: folder.url.path)
    #expect(targets.map(\.target) == ["OneTests", "Other"])
    #expect(targets.map(\.places.count) == [2, 1])
    let executable = folder.url.path + "/.build/debug/PackageTests.xctest"
    #expect(UncompiledAssertions.package(of: executable) == folder.url.path)
  }
}
