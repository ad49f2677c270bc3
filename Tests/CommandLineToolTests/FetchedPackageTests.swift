import Foundation
import Testing

/// Packages that a project refers to and that were fetched before, or are fetched by `fittingroom resolve`.
@Suite struct FetchedPackageTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", platforms: [.iOS(.v17)],
      dependencies: [.package(url: "https://example.invalid/badge-kit", from: "1.0.0")],
      targets: [.target(name: "App", dependencies: [.product(name: "BadgeKit", package: "badge-kit")])])
    """

  private static let screen = """
    import BadgeKit
    import SwiftUI
    #Preview("Badge") { Badge(text: "fetched") }
    """

  /// A package of views with previews of its own, which needs another one.
  private static func package(in folder: String, needs other: String = "letters") -> [String: String] {
    [
      "\(folder)/badge-kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "BadgeKit", platforms: [.iOS(.v17)], products: [.library(name: "BadgeKit", targets: ["BadgeKit"])],
        dependencies: [.package(url: "https://example.invalid/\(other).git", from: "2.0.0")],
        targets: [.target(name: "BadgeKit", dependencies: [.product(name: "Letters", package: "\(other)")])])
      """,
      "\(folder)/badge-kit/Sources/BadgeKit/Badge.swift": """
      import Letters
      import SwiftUI
      public struct Badge: View {
        let text: String
        public init(text: String) { self.text = text }
        public var body: some View { Text(text.spaced()).padding().background(.yellow, in: .capsule) }
      }
      #Preview("Of the package") { Badge(text: "own") }
      """,
      "\(folder)/\(other)/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Letters", products: [.library(name: "Letters", targets: ["Letters"])],
        targets: [.target(name: "Letters")])
      """,
      "\(folder)/\(other)/Sources/Letters/Letters.swift": """
      extension String { public func spaced() -> String { map(String.init).joined(separator: " ") } }
      """,
    ]
  }

  @Test(arguments: [
    ".build/checkouts", "SourcePackages/checkouts", "Vendor", "DerivedData/App-abc/SourcePackages/checkouts",
  ])
  func whatWasFetchedIsUsed(place: String) throws {
    let program = try Program([
      "App/Package.swift": Self.manifest, "App/Sources/App/Screen.swift": Self.screen,
    ])
    try program.write(Self.package(in: "App/\(place)"))
    let result = try program.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(result.exitCode == 0, "\(result)")
    #expect(result.errors.contains("1 preview: 1 drawn, 0 drawn in part, 0 not drawn"), "\(result)")
    #expect(!result.errors.contains("not found here"), "\(result)")
    let tree = try program.run("inspect", "App", "--size", "*x*")
    #expect(tree.output.contains("f e t c h e d"), "\(tree)")
  }

  /// A project says by no link which other folders of the user's are compiled with it; the caller may.
  @Test func linksOutOfTheProjectAreLeftOut() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest, "App/Sources/App/Screen.swift": Self.screen,
    ])
    try program.write(Self.package(in: "elsewhere"))
    _ = try program.shell("mkdir -p App/Vendor App/.build && ln -s ../../elsewhere App/.build/checkouts")
    for name in ["badge-kit", "letters"] {
      try program.link("App/Vendor/\(name)", to: "../../elsewhere/\(name)")
    }
    let result = try program.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(result.errors.contains("note: not found here: BadgeKit"), "\(result)")
    let named = try program.run("inspect", "App", "--size", "*x*", "--packages", "App/Vendor")
    #expect(named.output.contains("f e t c h e d"), "\(named)")
  }

  @Test func foldersAreNamed() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest, "App/Sources/App/Screen.swift": Self.screen,
    ])
    try program.write(Self.package(in: "elsewhere"))
    let without = try program.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(without.errors.contains("note: not found here: BadgeKit"), "\(without)")
    let with = try program.run("inspect", "App", "--size", "*x*", "--packages", "elsewhere")
    #expect(with.output.contains("f e t c h e d"), "\(with)")
    let file = try program.run(
      "inspect", "App/Sources/App/Screen.swift", "--size", "*x*", "--packages", "elsewhere")
    #expect(file.output.contains("f e t c h e d"), "\(file)")
    let missing = try program.run("render", "App", "--packages", "nowhere")
    #expect(missing.exitCode == 66)
    #expect(missing.errors.contains("nowhere cannot be read: no such file or folder"), "\(missing)")
  }

  @Test func standInsComeFirst() throws {
    let program = try Program([
      "App/Package.swift": Self.manifest.replacing("badge-kit", with: "Nuke").replacing(
        "BadgeKit", with: "NukeUI"),
      "App/Sources/App/Screen.swift": """
      import NukeUI
      import SwiftUI
      #Preview("Image") { LazyImage(url: URL(string: "https://example.com/a.png")) }
      """,
      "App/.build/checkouts/Nuke/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Nuke", products: [.library(name: "NukeUI", targets: ["NukeUI"])], targets: [.target(name: "NukeUI")])
      """,
      "App/.build/checkouts/Nuke/Sources/NukeUI/LazyImage.swift": "import SwiftUI\npublic let nothing = 0\n",
    ])
    let result = try program.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(result.errors.contains("1 preview: 1 drawn"), "\(result)")
  }

  // MARK: Macros

  /// A package with a macro whose program is the given function's body.
  private static func macros(_ body: String) -> [String: String] {
    [
      "App/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17)],
        dependencies: [.package(url: "https://example.invalid/spelling", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: [.product(name: "Spelling", package: "spelling")])])
      """,
      "App/Sources/App/Screen.swift": """
      import Spelling
      import SwiftUI
      #Preview("Spelled") { Text(#spelled(1 + 2)) }
      #Preview("Plain") { Text("plain") }
      """,
      "App/.build/checkouts/spelling/Package.swift": """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Spelling", products: [.library(name: "Spelling", targets: ["Spelling"])],
        dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "509.0.0")],
        targets: [
          .macro(
            name: "SpellingMacros",
            dependencies: [
              .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
              .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]), .target(name: "Spelling", dependencies: ["SpellingMacros"]),
        ])
      """,
      "App/.build/checkouts/spelling/Sources/Spelling/Spelling.swift": """
      @freestanding(expression)
      public macro spelled<T>(_ value: T) -> String =
        #externalMacro(module: "SpellingMacros", type: "SpelledMacro")
      """,
      "App/.build/checkouts/spelling/Sources/SpellingMacros/SpelledMacro.swift": """
      import Foundation
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxBuilder
      import SwiftSyntaxMacros

      public struct SpelledMacro: ExpressionMacro {
        public static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
          \(body)
        }
      }

      @main struct Plugin: CompilerPlugin {
        let providingMacros: [Macro.Type] = [SpelledMacro.self]
      }
      """,
    ]
  }

  @Test func macrosAreCompiledAgainstTheToolchainsSyntax() throws {
    let program = try Program(
      Self.macros(#"return "\(literal: node.arguments.first?.expression.description ?? "")""#))
    let result = try program.run("inspect", "App", "--size", "*x*")
    #expect(result.output.contains("1 + 2"), "\(result)")
    #expect(result.output.contains("plain"), "\(result)")
  }

  /// They are third-party programs that write no file, read none of the user's and reach no network.
  @Test func macrosAreConfined() throws {
    let place = try Program(["secret.txt": "secret"])
    let path = place.folder.path
    let program = try Program(
      Self.macros(
        """
        let found = [
          (try? String(contentsOfFile: "\(path)/secret.txt", encoding: .utf8)) ?? "closed",
          FileManager.default.createFile(atPath: "\(path)/new.txt", contents: Data()) ? "written" : "closed",
          socket(AF_INET, 1, 0) < 0 ? "closed" : "network",
          ProcessInfo.processInfo.environment["GH_TOKEN"] ?? "closed",
          (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/cache")) == nil ? "closed" : "cache",
        ]
        return "\\(literal: found.joined(separator: " "))"
        """))
    let result = try program.run(
      ["inspect", "App", "--size", "*x*"],
      environment: ["GH_TOKEN": "token", "FITTINGROOM_CACHE": "\(path)/cache"])
    // As far as the kernel can.
    guard try program.run("doctor").output.contains("Landlock ") else { return }
    #expect(result.output.contains("closed closed closed closed closed"), "\(result)")
    #expect(try !place.files(in: ".").contains("new.txt"))
  }

  @Test func aMacroThatDoesNotCompileOrEndsCostsWhatUsesIt() throws {
    let broken = try Program(Self.macros("return nonsense"))
    let result = try broken.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(result.errors.contains("2 previews: 1 drawn, 0 drawn in part, 1 not drawn"), "\(result)")
    #expect(
      result.errors.contains("note: the macros of SpellingMacros are not there, since they do not compile: "),
      "\(result)")
    #expect(result.errors.contains("cannot find 'nonsense' in scope"), "\(result)")
    let trapping = try Program(Self.macros(#"fatalError("no")"#))
    let trapped = try trapping.run("render", "App", "--size", "*x*", "-o", "out")
    #expect(trapped.errors.contains("2 previews: 1 drawn, 0 drawn in part, 1 not drawn"), "\(trapped)")
  }

  // MARK: Fetching

  /// A project of XcodeGen's that refers to a package.
  private static func specification(url: String) -> String {
    """
    name: App
    packages:
      Letters:
        url: "\(url)"
        from: 1.0.0
    targets:
      App:
        type: application
        platform: iOS
        sources: [Sources]
        dependencies:
          - package: Letters
    """
  }

  /// An Xcode project's packages are fetched from a repository on this machine.
  @Test(.enabled(if: access("/usr/bin/git", X_OK) == 0)) func projectsPackagesAreFetched() throws {
    let program = try Program([
      "remote/letters/Sources/Letters/Letters.swift": "public let letters = \"fetched letters\"\n"
    ])
    try program.write([
      "remote/letters/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Letters", products: [.library(name: "Letters", targets: ["Letters"])],
        targets: [.target(name: "Letters")])
      """
    ])
    let made = try program.shell(
      "cd remote/letters && git init -q -b main . && git add . && git -c user.name=a -c user.email=a@b commit -q -m one && git tag 1.2.0"
    )
    #expect(made.exitCode == 0, "\(made)")
    try program.write([
      "App/project.yml": Self.specification(url: "file://\(program.folder.path)/remote/letters"),
      "App/Sources/Screen.swift": """
      import Letters
      import SwiftUI
      #Preview("Letters") { Text(letters) }
      """,
    ])
    let fetched = try program.run("resolve", "App")
    #expect(fetched.exitCode == 0, "\(fetched)")
    let tree = try program.run("inspect", "App", "--size", "*x*")
    #expect(tree.output.contains("fetched letters"), "\(tree)")
    try program.write([
      "App/project.yml": try program.text("App/project.yml").replacing("1.0.0", with: "9.0.0")
    ])
    let refused = try program.run("resolve", "App")
    #expect(refused.exitCode == 69, "\(refused)")
    #expect(
      refused.errors.contains(
        "error: the packages were not fetched: “swift package resolve” ended with exit code 1"),
      "\(refused)")
  }

  @Test func addressesThatRunProgramsAreNotFetched() throws {
    let program = try Program([
      "App/project.yml": Self.specification(url: "ext::sh -c touch% /tmp/x"),
      "App/Sources/Screen.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
    ])
    let result = try program.run("resolve", "App")
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("is not fetched: git does not clone from its URL by itself"), "\(result)")
    #expect(result.errors.contains("refers to no packages that are to be fetched"), "\(result)")
  }
}
