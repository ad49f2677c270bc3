import SnapshotAssertions
import Testing

struct SnapshotNameTests {
  private func path(_ test: String, _ name: String?, _ ending: String? = "png") -> String {
    SnapshotName(testFile: "/app/Tests/CardTests.swift", testName: test, name: name, pathExtension: ending)
      .path
  }

  @Test func `a reference lies where swift-snapshot-testing puts it`() {
    #expect(path("testTitle()", "dark") == "/app/Tests/__Snapshots__/CardTests/testTitle.dark.png")
    #expect(path("testTitle()", nil) == "/app/Tests/__Snapshots__/CardTests/testTitle.1.png")
    #expect(path("testTitle()", "a", nil) == "/app/Tests/__Snapshots__/CardTests/testTitle.a")
  }

  @Test func `what no file name should hold becomes a hyphen`() {
    #expect(
      path("test(size:)", "iPhone 13 Pro / dark!")
        == "/app/Tests/__Snapshots__/CardTests/test-size.iPhone-13-Pro-dark.png")
    #expect(SnapshotName.sanitized("größe_für über") == "größe_für-über")
  }

  @Test func `a name depends on nothing but its parts`() {
    #expect((0..<5).allSatisfy { _ in path("testA()", nil) == path("testA()", nil) })
  }

  @Test func `a folder of one's own replaces the usual one`() {
    let name = SnapshotName(
      testFile: "A.swift", testName: "t()", name: "x", pathExtension: "txt", snapshotDirectory: "/refs")
    #expect(name.path == "/refs/t.x.txt")
  }
}
