// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: Switches

/// Whether only the program and its tests are built, as `make` does it (`FITTINGROOM_PROGRAM=1`).
/// Packages that depend on this one need the macros as a plug-in of its own, which takes as many minutes as swift-syntax. The program has
/// them as a library, and its modules only declare them, or the compiler would warn that it finds no plug-in for each. No trait can be
/// this switch: a package that names a trait, such as CustomDump, loses those that are on by default.
let isProgram = Context.environment["FITTINGROOM_PROGRAM"] != nil
/// The only targets that are built, with what they depend on, separated by commas (`FITTINGROOM_ONLY`), for scripts that build in ways of
/// their own. SwiftPM links the tests of all targets to one program, and traits take no target away.
let only = Context.environment["FITTINGROOM_ONLY"]?.split(separator: ",").map(String.init)
/// The traits with which `SnapshotTestingCustomDump` has its strategy, so that only who asks for it fetches the package that makes the
/// dumps, and with which scripts/sanitizers.sh builds for ThreadSanitizer.
let (customDump, threadSanitizer) = ("CustomDump", "ThreadSanitizer")

/// The toolchain's SwiftSyntax as shared libraries. The macros are compiled against them, which avoids building the swift-syntax package.
/// Nil if the first `swiftc` on the path is not part of a toolchain.
let toolchainLibraries: String? = {
  let compilers = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
  guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else { return nil }
  let host = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  return FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") ? host : nil
}()
/// The same for what the program's tests need of SwiftSyntax. Packages' modules cannot be compiled against it: some of theirs may need
/// another version, and all lie in one folder.
let toolchainSyntax = isProgram ? toolchainLibraries : nil
/// Where the toolchain keeps Foundation's libraries as parts of programs. Nil where it does not.
let staticLibraries: String? = toolchainLibraries.flatMap {
  let folder = $0.replacingOccurrences(of: "/swift/host", with: "/swift_static/linux")
  return FileManager.default.fileExists(atPath: folder + "/libFoundationNetworking.a") ? folder : nil
}
let syntax = toolchainSyntax == nil ? "SwiftParser SwiftSyntax" : ""
let syntaxLinking: [LinkerSetting] =
  toolchainSyntax.map {
    [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

// MARK: What the table's words mean

/// Swift 6 mode, imports that are not re-exported by accident, and members only from imported modules.
let strict = ["InternalImportsByDefault", "MemberImportVisibility"].map {
  SwiftSetting.enableUpcomingFeature($0)
}
/// How targets are compiled, by the words behind their names.
let settings: [Substring: [SwiftSetting]] = [
  // Views are main-actor code that layout calls from functions which, as Apple declares them, are not.
  "swift5": [.swiftLanguageMode(.v5)],
  // No picture waits for them: optimizing takes more than half of their compilation.
  "unoptimized": isProgram ? [.unsafeFlags(["-Onone"])] : [],
  "macros": isProgram ? [.unsafeFlags(["-suppress-warnings"])] : [],
  "syntax": toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [],
]

/// What targets depend on: modules, and products of other packages. Behind `@` stands the system or trait that one is for.
func dependencies(_ words: some StringProtocol) -> [Target.Dependency] {
  let packages = ["ArgumentParser": "swift-argument-parser", "CustomDump": "swift-custom-dump"]
  return words.split(separator: " ").map { word in
    let (name, purpose) = (String(word.prefix { $0 != "@" }), word.drop { $0 != "@" }.dropFirst())
    let condition: TargetDependencyCondition? =
      purpose == "linux" ? .when(platforms: [.linux]) : purpose == "" ? nil : .when(traits: ["\(purpose)"])
    let isSyntax = name.hasPrefix("Swift") && !name.hasPrefix("SwiftUI")
    let own = isSyntax ? "swift-syntax" : ["FlyingFox", "OpenCombine", "Yams"].first(where: name.hasPrefix)
    if let package = packages[name] ?? own {
      return .product(name: name, package: package, condition: condition)
    }
    return condition.map { .target(name: name, condition: $0) } ?? .byName(name: name)
  }
}

/// The target of a line of the table, in a folder.
func target(_ line: Substring, in folder: Substring) -> Target {
  let sides = line.split(separator: ":")
  let (name, words) = (String(sides[0].prefix { $0 != " " }), Set(sides[0].split(separator: " ").dropFirst()))
  let (imports, path) = (dependencies(sides.dropFirst().first ?? ""), "\(folder)\(name)")
  let own = ["swift5", "macros", "syntax", "unoptimized"].filter(words.contains).flatMap { settings[$0]! }
  if words.contains("tests") || words.contains("suite") {
    let (module, suffix) = words.contains("tests") ? ("\(name) ", "Tests") : ("", "")
    return .testTarget(
      name: name + suffix, dependencies: dependencies("\(module)TestSupport") + imports,
      swiftSettings: strict + own + (words.contains("optimized") ? [] : settings["unoptimized"]!))
  } else if words.contains("c") {
    return .target(name: name, dependencies: imports, path: path)
  } else if words.contains("program") {
    return .executableTarget(name: name, dependencies: imports, path: path, swiftSettings: strict + own)
  }
  return .target(
    name: name, dependencies: imports, path: path,
    swiftSettings: words.contains("standIn") ? settings["swift5"]! + settings["unoptimized"]! : strict + own)
}

// MARK: Modules and their tests

let macros = isProgram ? "" : "PreviewMacros"
/// A target to a line: its name, how it is compiled, and behind the colon what it depends on and may therefore import. It lies in the
/// folder above it, in one of its name. A `product` is for packages. `tests` are those of the module that is named, and lie in `Tests` as
/// each `suite` does; those that spend much of their time in their own code are `optimized`, all others compile in a third of the time.
let table = """
  Sources/System/
  OperatingSystem: CProcess@linux CThreadSanitizer@\(threadSanitizer)
  OperatingSystem tests
  SourceConditions
  LoadedTypes: CProcess@linux

  Sources/Reports/
  Reports
  Reports tests optimized: CMarkdown CExpat
  YAMLDocuments: Yams
  YAMLDocuments tests

  Sources/Geometry/
  Geometry
  Geometry tests optimized

  Sources/Text/
  Fonts: Geometry Imaging PNGCodec CFreeType CHarfBuzz
  Fonts tests optimized: Geometry Imaging
  Typesetting: Fonts Geometry CHarfBuzz CICU
  Typesetting tests optimized: Fonts

  Sources/Layout/
  LayoutEngine: Geometry
  LayoutEngine tests optimized: Geometry

  Sources/Pictures/
  Imaging
  PNGCodec: OperatingSystem Imaging CPNG CDeflate CKernelLevel CRowKernels
  PNGCodec tests optimized: OperatingSystem Imaging CPNG CDeflate CKernelLevel CRowKernels
  PictureFiles: PNGCodec Imaging CPictureLibraries
  PictureFiles tests: PNGCodec Imaging
  Drawing: Geometry Imaging Fonts
  Rasterization: OperatingSystem Drawing Imaging Fonts Geometry CKernelLevel CPixelKernels
  Rasterization tests optimized: Drawing Imaging Fonts Geometry CKernelLevel CPixelKernels
  # The pictures by which machines are compared; their hashes are part of the program.
  ReferenceScenes: Rasterization Drawing Typesetting Fonts Imaging Geometry Reports
  ReferenceScenes tests: Fonts
  Devices: Geometry
  DeviceFrames: Devices Drawing Rasterization Typesetting Fonts Imaging Geometry
  DeviceFrames tests: Devices Imaging Fonts Geometry Rasterization Typesetting

  Sources/Interface/
  ViewCore swift5: LayoutEngine Typesetting Fonts Drawing Imaging Geometry OpenCombine
  # These two need nothing of each other, so that they compile at the same time.
  ViewContent swift5: ViewCore LayoutEngine Typesetting Fonts Drawing Imaging Geometry CMarkdown
  ViewLayout swift5: ViewCore LayoutEngine Drawing Imaging Geometry
  Views swift5: ViewContent ViewLayout ViewCore LayoutEngine Typesetting Fonts Drawing Imaging Geometry
  Controls swift5: Views LayoutEngine Imaging Geometry
  Controls tests: Views Rendering LayoutEngine Drawing Rasterization Geometry Imaging Fonts RenderSupport
  Screens swift5: Controls Views LayoutEngine Typesetting Drawing Imaging Geometry
  Screens tests: Windows Controls Charts Rendering Views LayoutEngine Rasterization Geometry Imaging Fonts Typesetting RenderSupport
  Windows swift5 unoptimized: Screens Controls Views LayoutEngine Typesetting Drawing Imaging Geometry
  Apps swift5 macros unoptimized: Windows Screens Controls Views LayoutEngine Geometry CombineShim UIKitShim \
    UniformTypeIdentifiersShim CoreTransferableShim CoreGraphicsShim FoundationAdditions \(macros)
  Apps tests: Windows Screens Controls Rendering Views LayoutEngine Rasterization Geometry Imaging Fonts RenderSupport
  # These bear Apple's names, so that unchanged sources find what they import. No others do: a module called "os" here would make
  # "canImport(os)" true for every package in the build.
  Charts swift5 product: Views LayoutEngine Drawing Geometry
  Charts tests: Views Rendering LayoutEngine Drawing Rasterization Geometry Imaging Fonts RenderSupport
  SwiftUI product: Apps Controls Screens Windows Views LayoutEngine Geometry FoundationAdditions CombineShim CoreTransferableShim \
    CoreGraphicsShim UIKitShim PreviewDeclarations SwiftUICoreShim

  Sources/Interface/StandIns/
  # SwiftUI passes these on. The runner has the compiler take UIKitShim for UIKit; what stands for other modules is compiled when a source
  # imports it (StandIns), and uses StandInSupport. They are long lists of names that do no work; their imports are public.
  UniformTypeIdentifiersShim standIn
  CoreTransferableShim standIn: UniformTypeIdentifiersShim
  CombineShim standIn: OpenCombine OpenCombineFoundation OpenCombineDispatch
  CoreGraphicsShim standIn: Geometry FoundationAdditions
  QuartzCoreShim standIn: CoreGraphicsShim FoundationAdditions
  UIFoundationShim standIn
  UserNotificationsShim standIn
  CoreImageShim standIn: CoreGraphicsShim FoundationAdditions
  ImageIOShim standIn: CoreGraphicsShim FoundationAdditions Imaging Views
  UIKitShim standIn: Controls Views ViewCore LayoutEngine Geometry Imaging CoreGraphicsShim QuartzCoreShim UIFoundationShim \
    UserNotificationsShim CoreImageShim ImageIOShim CombineShim UniformTypeIdentifiersShim FoundationAdditions
  SwiftUICoreShim standIn: CombineShim FoundationAdditions Geometry LayoutEngine Views
  FoundationAdditions standIn product: CICU UniformTypeIdentifiersShim
  StandInSupport swift5 unoptimized product: Apps CoreGraphicsShim Imaging OperatingSystem UIKitShim Views

  Sources/Previews/
  Rendering: Views Screens Windows LayoutEngine Typesetting Drawing Rasterization Imaging Fonts Geometry CClock Reports
  Rendering tests: Views LayoutEngine Drawing Rasterization Geometry Imaging Fonts UIKitShim Controls Screens Windows RenderSupport \
    OpenCombine
  Linting: Rendering Views Rasterization Drawing PNGCodec Imaging Geometry Reports
  Linting tests: PNGCodec Rendering Views LayoutEngine Rasterization Geometry Imaging Fonts Controls Reports RenderSupport
  Projects: OperatingSystem Reports YAMLDocuments CConfinement@linux CSandbox@linux
  Projects tests
  Galleries: OperatingSystem Reports Fonts Geometry Imaging ImageComparison LayoutEngine PNGCodec Rasterization Rendering Views
  Galleries tests
  Breakpoints: Reports
  Breakpoints tests: Reports
  ProjectAssets: OperatingSystem StringCatalogs Reports PictureFiles Imaging Geometry Views
  ProjectAssets tests: StringCatalogs PNGCodec Imaging Geometry Views
  PreviewDeclarations macros: Apps CombineShim Geometry Screens ViewCore Views LayoutEngine \(macros)
  PreviewRunner: OperatingSystem LoadedTypes SourceConditions Rendering Screens Windows Views Rasterization PNGCodec Imaging Fonts \
    Typesetting Geometry LayoutEngine StringCatalogs Linting PreviewDeclarations ViewCore ReferenceScenes CProcess CSandbox CClock \
    DeviceFrames Devices Reports ProjectAssets FoundationAdditions UIKitShim
  PreviewRunner tests: CProcess LoadedTypes Views Linting Rendering DeviceFrames Devices Geometry Imaging PNGCodec PreviewDeclarations \
    Reports RenderSupport LayoutEngine Rasterization

  Sources/Strings/
  StringCatalogs: OperatingSystem Reports CICU CExpat
  StringCatalogs tests optimized: Reports
  StringMeasuring: OperatingSystem StringCatalogs Typesetting Fonts PNGCodec Geometry Reports YAMLDocuments Yams
  StringMeasuring tests optimized: StringCatalogs Fonts Typesetting Reports CMarkdown

  Sources/Comparison/
  ImageComparison: Imaging
  ImageComparison tests optimized: PNGCodec Imaging
  ComparisonRuns: OperatingSystem ImageComparison PNGCodec Imaging Reports
  ComparisonRuns tests: OperatingSystem ImageComparison PNGCodec Imaging Reports
  ReviewServer unoptimized: WebServer OperatingSystem ComparisonRuns PNGCodec Reports
  ReviewServer tests: WebServer OperatingSystem ComparisonRuns ImageComparison PNGCodec Imaging Reports
  VersionControl unoptimized: ComparisonRuns OperatingSystem
  VersionControl tests: ComparisonRuns ImageComparison PNGCodec Imaging
  FittingRoomKit product: OperatingSystem ComparisonRuns ImageComparison PNGCodec Imaging Rendering Rasterization Views LayoutEngine Fonts \
    Geometry ProjectAssets
  FittingRoomKit tests: SwiftUI
  SnapshotAssertions product: OperatingSystem ComparisonRuns ImageComparison PNGCodec Imaging Rendering Rasterization Views FittingRoomKit \
    LayoutEngine Geometry Devices Reports ProjectAssets
  SnapshotAssertions tests: PNGCodec Imaging Views
  # The names of libraries that Apple's platforms have.
  SnapshotTesting product: OperatingSystem SnapshotAssertions UIKitShim Views Rendering LayoutEngine Geometry Imaging PNGCodec Devices \
    ComparisonRuns Reports SourceConditions CTestEnd
  SnapshotTesting tests: SnapshotAssertions SwiftUI UIKitShim PNGCodec Imaging
  InlineSnapshotTesting syntax product: SnapshotTesting SnapshotAssertions \(syntax)
  InlineSnapshotTesting tests syntax: SnapshotTesting \(syntax)
  SnapshotTestingCustomDump product: SnapshotTesting CustomDump@\(customDump)
  SnapshotPreviewsCore product: LoadedTypes OperatingSystem FittingRoomKit PreviewDeclarations Rendering Rasterization Imaging Devices \
    LayoutEngine Views
  Snapshotting product
  SnapshottingTests product: SnapshotPreviewsCore LoadedTypes OperatingSystem Rendering Linting Rasterization PNGCodec Imaging Devices \
    Reports Views UIKitShim CTestStart
  SnapshottingTests tests: SnapshotPreviewsCore Snapshotting Devices Rendering Imaging PNGCodec SwiftUI UIKitShim Views

  Sources/Tool/
  WebServer: FlyingFox
  WebServer tests
  PreviewService: OperatingSystem PreviewRunner PreviewDeclarations Rendering Views Geometry Linting Devices DeviceFrames PNGCodec \
    Imaging Projects ProjectAssets StringCatalogs Reports
  PreviewService tests: Reports
  AgentServer: OperatingSystem PreviewService PreviewRunner Linting Rendering Views Devices ComparisonRuns ImageComparison \
    StringCatalogs StringMeasuring Fonts Reports
  AgentServer tests: Reports PreviewService
  PreviewServer: CProcess OperatingSystem WebServer PreviewService AgentServer PreviewRunner PreviewDeclarations Rendering Views \
    Devices Reports
  Launcher program: ComparisonRuns CStart OperatingSystem
  # Options and calls, which take no time as they are written; last in the chain of modules, they are waited for.
  CommandLineTool program unoptimized: OperatingSystem PreviewRunner PreviewDeclarations Projects Galleries Breakpoints ProjectAssets \
    Rendering Views ComparisonRuns ReviewServer VersionControl ImageComparison PNGCodec PictureFiles Imaging Geometry PreviewService \
    AgentServer WebServer PreviewServer Fonts StringMeasuring StringCatalogs Typesetting Linting DeviceFrames Devices Reports CStart \
    ArgumentParser FoundationAdditions Apps SwiftUI StandInSupport Charts
  # No package of its own: what it measures is internal to this one (package).
  Benchmarks program: OperatingSystem PNGCodec Imaging ImageComparison ComparisonRuns CPNG LayoutEngine Geometry Typesetting Fonts \
    StringMeasuring StringCatalogs CHarfBuzz CFreeType Drawing Reports Rasterization Rendering CProcess SwiftUI

  Sources/C/
  # The first has the levels of processors, for which the kernels of both modules have forms.
  CKernelLevel c
  CRowKernels c: CKernelLevel
  CPixelKernels c: CKernelLevel
  CStart c
  CTestEnd c
  CTestStart c
  CThreadSanitizer c
  CClock c
  CNetworking c

  Tests/
  # What all tests share: seeded inputs, folders of their own, the project's files; and what those share that render views.
  TestSupport
  RenderSupport: TestSupport Views Rendering Rasterization LayoutEngine Imaging Fonts
  ArchitectureTests suite syntax optimized: \(syntax)
  AppleMeasurementsTests suite optimized: RenderSupport Views Controls Screens Windows Rendering LayoutEngine Rasterization Geometry \
    Imaging Fonts Typesetting
  CommandLineToolTests suite: Imaging PNGCodec YAMLDocuments
  """

var targets: [Target] = []
var folder: Substring = ""
for line in table.split(separator: "\n") where !line.hasPrefix("#") {
  if line.hasSuffix("/") { folder = line } else { targets.append(target(line, in: folder)) }
}

// MARK: What is more than a line

let shims = targets.map(\.name).filter { $0.hasSuffix("Shim") }
let linux = BuildSettingCondition.when(platforms: [.linux])
@MainActor func named(_ name: String) -> Target { targets.first { $0.name == name }! }

// What is part of the program.
named("ReferenceScenes").resources = [.embedInCode("SceneHashes.txt")]
named("Devices").resources = [.embedInCode("Devices.json")]
named("PreviewServer").resources = [.embedInCode("page.html")]
named("ControlsTests").exclude = ["references.txt"]
named("CommandLineToolTests").exclude = [
  "Agents", "Documents/Files", "Probes", "RealFiles", "ScreenReferences",
]
for name in ["InlineSnapshotTesting", "ArchitectureTests"] { named(name).linkerSettings = syntaxLinking }
// Loading shared libraries would take longer than comparing.
named("Launcher").linkerSettings = [.unsafeFlags(["-static-executable", "-use-ld=lld", "-lz", "-lm"], linux)]
// Compiled previews are loaded into the program and find the library's symbols in it. The folder of an installation's runtime comes
// behind the toolchain's, which `make install` takes away.
var linking = ["--export-dynamic", "-rpath", "$ORIGIN/../lib/fittingroom/swift"]
// The libraries behind those for the network and XML were a third of the start. Views that need XML bring its library; that for the
// network becomes part of the program, and loads libcurl when it is called (CNetworking).
if let parts = staticLibraries {
  linking += [
    "--remap-inputs=*/libFoundationXML.so=/dev/null",
    "--remap-inputs=*/libFoundationNetworking.so=\(parts)/libFoundationNetworking.a",
    "--undefined-glob=$s20FoundationNetworking*", "\(parts)/lib_CFURLSessionInterface.a",
  ]
  named("CommandLineTool").dependencies.append("CNetworking")
  named("PreviewRunner").swiftSettings! += [.define("NETWORKING_INSIDE", linux)]
}
let linkerFlags = ["-use-ld=lld"] + linking.flatMap { ["-Xlinker", $0] }
named("CommandLineTool").linkerSettings = [.unsafeFlags(linkerFlags, linux)]
named("CommandLineTool").dependencies += shims.map { .byName(name: $0) }
named("CommandLineTool").plugins = ["PreviewMacroLibrary"]

/// A C library of the system.
func system(_ name: String, _ pkgConfig: String? = nil, apt: String...) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt(apt)])
}
targets += ["CICU", "CProcess", "CConfinement", "CSandbox", "CPictureLibraries"].map { system($0) }
targets += [
  system("CFreeType", "freetype2", apt: "libfreetype-dev"), system("CPNG", "libpng", apt: "libpng-dev"),
  system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
  system("CExpat", "expat", apt: "libexpat1-dev"), system("CDeflate", "libdeflate", apt: "libdeflate-dev"),
  system("CMarkdown", "libcmark-gfm", apt: "libcmark-gfm-dev", "libcmark-gfm-extensions-dev"),
  .plugin(name: "PreviewMacroLibrary", capability: .buildTool()),
  .plugin(
    name: "FittingRoomCommand",
    capability: .command(
      intent: .custom(
        verb: "fittingroom", description: "Render, verify, lint, measure and preview the package's views."),
      permissions: [.writeToPackageDirectory(reason: "Pictures, reports and references are written there.")])),
]
/// The macros as packages need them: a plug-in of the compiler's, whose program is compiled beside the package's modules and knows
/// none of them. `PreviewMacros` then only becomes that program. Without the toolchain's SwiftSyntax it is the plug-in itself.
let syntaxOfMacros =
  "SwiftCompilerPlugin SwiftDiagnostics SwiftParser SwiftSyntax SwiftSyntaxBuilder SwiftSyntaxMacros"
if !isProgram {
  let isLauncher = toolchainLibraries != nil
  targets.append(
    .macro(
      name: "PreviewMacros", dependencies: isLauncher ? [] : dependencies(syntaxOfMacros),
      path: "Sources/Previews/PreviewMacro\(isLauncher ? "Launcher" : "s")", swiftSettings: strict,
      plugins: isLauncher ? ["PreviewMacroLibrary"] : []))
}

// MARK: The package

/// What packages depend on to import Apple's names on Linux: `SwiftUI`, `Charts` and the libraries for snapshots bear them, the others are
/// renamed where they are used, by the compiler's `-module-alias` (Documentation/Packages.md).
let libraries: [Product] =
  table.matches(of: /(?m)^(\w+)[^:\n]* product\b/).map { .library(name: "\($0.1)", targets: ["\($0.1)"]) }
  + shims.map { .library(name: String($0.dropLast("Shim".count)), targets: [$0]) }
  + [.library(name: "AppleModules", targets: ["SwiftUI"] + shims)]

let package = Package(
  name: "FittingRoom",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fittingroom", targets: ["Launcher"]),
    .executable(name: "fittingroom-engine", targets: ["CommandLineTool"]),
    .plugin(name: "FittingRoomCommand", targets: ["FittingRoomCommand"]),
  ] + libraries,
  traits: [
    .trait(name: customDump, description: "Snapshots of values as swift-custom-dump describes them."),
    .trait(name: threadSanitizer, description: "This package's own tests, for ThreadSanitizer."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0")] : []),
  targets: targets
)

if var left = only {
  var kept: Set<String> = []
  while let name = left.popLast() {
    let target = package.targets.first { $0.name == name }
    guard kept.insert(name).inserted, let target else { continue }
    for case .targetItem(let name, _) in target.dependencies { left.append(name) }
    for case .byNameItem(let name, _) in target.dependencies { left.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
