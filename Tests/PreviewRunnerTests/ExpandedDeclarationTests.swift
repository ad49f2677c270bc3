import PreviewRunner
import Testing

@Suite struct ExpandedDeclarationTests {
  @Test(arguments: [
    ("10BookPlayer17ConnectionServiceC6client18ObservationTrackedfMp_", "client", "ConnectionService"),
    ("10BookPlayer17ConnectionServiceC6client10ObservablefMr3_", "client", "ConnectionService"),
    (
      "10BookPlayer17ConnectionServiceC6client33_B4DFDC5309F09F0B65B3CF85B290C45FLL18ObservationTrackedfMp_",
      "client", "ConnectionService"
    ),
    (
      "7SwiftUI17EnvironmentValuesV10BookPlayerE14libraryService5EntryfMp_", "libraryService",
      "EnvironmentValues"
    ),
    ("4main5Store10ObservablefMm_", "Store", "main"),
  ])
  func isReadFromTheNameOfTheExpansion(_ symbol: String, _ name: String, _ owner: String) throws {
    let path = "/tmp/swift-generated-sources/@__swiftmacro_\(symbol).swift"
    let expanded = try #require(ExpandedDeclaration(path: path))
    #expect(expanded.name == name)
    #expect(expanded.owner == owner)
  }

  @Test func otherFilesAreNoExpansions() {
    #expect(ExpandedDeclaration(path: "/tmp/Store.swift") == nil)
    #expect(ExpandedDeclaration(path: "/tmp/@__swiftmacro_.swift") == nil)
    #expect(ExpandedDeclaration(path: "/tmp/@__swiftmacro_10BookPlayer.swift") == nil)
  }
}
