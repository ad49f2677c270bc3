import Foundation
import TestSupport
import Testing

/// The version stands in one place of the sources; the list of changes and the documents follow it.
@Suite struct VersionTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func number() throws -> String {
    let source = try text("Sources/Tool/CommandLineTool/EngineVersion.swift")
    return String(try #require(source.firstMatch(of: /static let number = "(\d+\.\d+\.\d+)"/)).output.1)
  }

  @Test func everyVersionHasASectionAndTheNewestIsTheProgramsOwn() throws {
    let sections = try Self.text("CHANGELOG.md").matches(of: /\n## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?\n/)
    let names = sections.map { String($0.output.1) }
    #expect(names.first == "Unreleased")
    #expect(names.dropFirst().first == (try Self.number()))
    #expect(sections.dropFirst().allSatisfy { $0.output.2 != nil }, "a section has no date")
    let versions = names.dropFirst().map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(versions.allSatisfy { $0.count == 3 })
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $1.lexicographicallyPrecedes($0) })
  }

  @Test(arguments: [
    "Documentation/Installing.md", "Documentation/Examples/github-snapshots.yml",
    "Documentation/Examples/gitlab-snapshots.yml",
  ])
  func documentsInstallIt(document: String) throws {
    let named = try Self.text(document).matches(
      of: /(?:fittingroom[-_]|FittingRoom@|version: |VERSION: "|download\/)(\d+\.\d+\.\d+)/)
    #expect(!named.isEmpty)
    let number = try Self.number()
    for version in named { #expect(version.output.1 == number, "\(version.output.0)") }
  }

  /// Downloads have the address that the release workflow gives them: that of a tag that is the version alone.
  @Test(arguments: ["scripts/github-action.sh", "Documentation/Examples/gitlab-snapshots.yml"])
  func downloadsHaveTheAddressOfTheTag(path: String) throws {
    #expect(try Self.text(".github/workflows/release.yml").contains(#"tags: ["[0-9]+.[0-9]+.[0-9]+"]"#))
    let addresses = try Self.text(path).split(separator: "\n").filter { $0.contains("VERSION/$name.tar.gz") }
    #expect(addresses.count == 1)
    #expect(
      addresses.allSatisfy { $0.contains(/\/\$(FITTINGROOM_)?VERSION\/\$name\.tar\.gz/) }, "\(addresses)")
  }

  /// A release compiles with one version of the toolchain, so that no image may follow another.
  @Test(arguments: [
    "Documentation/Examples/github-snapshots.yml", "Documentation/Examples/gitlab-snapshots.yml",
    "Documentation/Examples/kubernetes-snapshots.yaml", ".github/workflows/release.yml",
    ".github/workflows/site.yml",
  ])
  func imagesHaveTheToolchainOfReleases(path: String) throws {
    let dockerfile = try Self.text("Dockerfile")
    let version = try #require(dockerfile.firstMatch(of: /ARG SWIFT=([0-9.]+)-/)).output.1
    let images = try Self.text(path).matches(of: /\bswift:([0-9.]*[0-9])/)
    #expect(!images.isEmpty)
    for image in images { #expect(image.output.1 == version, "\(image.output.0)") }
  }
}
