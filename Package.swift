// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Swift 6 mode, imports that are not re-exported by accident, and members only from imported modules.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether only the program and its tests are built, as `make` does it (`FITTINGROOM_PROGRAM=1`).
///
/// Packages that depend on this one need the macros as a plug-in of its own, which takes the minutes that swift-syntax takes.
/// The program has them as a library, and its modules only declare them: the compiler would warn of each that it finds none.
let isProgram = Context.environment["FITTINGROOM_PROGRAM"] != nil
let macros: [Target.Dependency] = isProgram ? [] : ["PreviewMacros"]
let macroSettings: [SwiftSetting] = isProgram ? [.unsafeFlags(["-suppress-warnings"])] : []

/// For modules of which no picture waits for anything, which the program has as they are written: optimizing takes more than
/// half of their compilation.
let unoptimized: [SwiftSetting] = isProgram ? [.unsafeFlags(["-Onone"])] : []

/// Whether scripts/sanitizers.sh builds: no sanitizer can be linked into a static program.
let isSanitized = Context.environment["FITTINGROOM_SANITIZED"] != nil

/// Whether it builds for ThreadSanitizer.
let isThreadSanitized = Context.environment["FITTINGROOM_SANITIZED"] == "thread"

/// Where the toolchain keeps SwiftSyntax as shared libraries, against which the macros are compiled, which spares everybody the
/// minutes. Nil where the first `swiftc` on the path lies in no toolchain.
let toolchainLibraries: String? = {
  guard let path = Context.environment["PATH"] else { return nil }
  let compilers = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
  guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
  else {
    return nil
  }
  let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift/host").path
  return FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") ? host : nil
}()

/// The same for what the program's tests need of SwiftSyntax. Packages' modules cannot be compiled against it: some of theirs may need
/// another version, and all lie in one folder.
let toolchainSyntax = isProgram ? toolchainLibraries : nil
let syntax: [Target.Dependency] =
  toolchainSyntax == nil
  ? ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") } : []
let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  toolchainSyntax.map {
    [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []
/// The macros as packages need them: a plug-in of the compiler's, whose program is compiled beside the package's modules and knows
/// none of them. `PreviewMacros` then only becomes that program. Without the toolchain's SwiftSyntax it is the plug-in itself.
let macroTargets: [Target] =
  isProgram
  ? []
  : toolchainLibraries != nil
    ? [.macro(name: "PreviewMacros", swiftSettings: strict, plugins: ["PreviewMacroLibrary"])]
    : [
      .macro(
        name: "PreviewMacros",
        dependencies: [
          "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder",
          "SwiftSyntaxMacros",
        ].map { .product(name: $0, package: "swift-syntax") }, swiftSettings: strict)
    ]

/// The trait with which `SnapshotTestingCustomDump` has its strategy. The package that makes the dumps is fetched for those
/// alone who ask for it.
let customDump = "CustomDump"

/// Modules of Apple's that `SwiftUI` passes on, and what stands for each depends on: `UIKit` is `UIKitShim` here. The
/// runner has the compiler take them for what they stand for. What stands for all others is compiled when a source imports
/// it (StandIns).
let standIns: [(name: String, dependencies: [Target.Dependency])] = [
  ("UniformTypeIdentifiers", []),
  ("CoreTransferable", ["UniformTypeIdentifiersShim"]),
  (
    "Combine",
    [
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
    ]
  ),
  ("CoreGraphics", ["Geometry", "FoundationAdditions"]),
  ("QuartzCore", ["CoreGraphicsShim", "FoundationAdditions"]),
  ("UIFoundation", []),
  ("UserNotifications", []),
  ("CoreImage", ["CoreGraphicsShim", "FoundationAdditions"]),
  ("ImageIO", ["CoreGraphicsShim", "FoundationAdditions", "Imaging", "Views"]),
  (
    "UIKit",
    [
      "Controls", "Views", "ViewCore", "LayoutEngine", "Geometry", "Imaging", "CoreGraphicsShim",
      "QuartzCoreShim",
      "UIFoundationShim", "UserNotificationsShim", "CoreImageShim", "ImageIOShim",
      "CombineShim", "UniformTypeIdentifiersShim", "FoundationAdditions",
    ]
  ),
  ("SwiftUICore", ["CombineShim", "FoundationAdditions", "Geometry", "LayoutEngine", "Views"]),
]

/// The folders of `Sources` in the order in which data flows. A module lies in one of them, in a folder of its name.
let folders = [
  "System", "Reports", "Geometry", "Text", "Layout", "Pictures", "Interface", "Interface/StandIns",
  "Previews", "Strings",
  "Comparison", "Tool", "C",
]

/// A C library of the system.
func cLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A module of the package; what it may import is what it depends on.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  settings: [SwiftSetting] = [], linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict + settings,
    linkerSettings: linkerSettings)
}

/// What stands for a module of Apple's.
///
/// These are long lists of names, whose imports are all public: what one names, sources may name. They hold values and do no
/// work that anybody waits for: the program has them as they are written, which spares it a twentieth of its build.
func standIn(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized)
}

/// The tests of the module with the same name, with what else they import.
///
/// - Parameter isHeavy: whether they spend much of their time in their own code, such as a model of what they test. All others are
///   compiled as they are written, in a third of the time.
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = [], isHeavy: Bool = false
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: strict + settings + (isHeavy ? [] : unoptimized))
}

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")

// Modules that stand for Apple's, so that unchanged sources find what they import. Apple's platforms have their
// own. Only SwiftUI bears Apple's name as a target: a module called "os" here would make "canImport(os)" true for
// every package in the build. The runner has the compiler take the others for what they stand for.
#if os(Linux)
  let shims: [Target] =
    [
      standIn("FoundationAdditions", ["CICU", "UniformTypeIdentifiersShim"]),
      module(
        "Apps",
        [
          "Windows", "Screens", "Controls", "Views", "LayoutEngine", "Geometry", "CombineShim", "UIKitShim",
          "UniformTypeIdentifiersShim", "CoreTransferableShim", "CoreGraphicsShim", "FoundationAdditions",
        ] + macros,
        settings: [.swiftLanguageMode(.v5)] + macroSettings + unoptimized),
      module(
        "SwiftUI",
        [
          "Apps", "Controls", "Screens", "Windows", "Views", "LayoutEngine", "Geometry",
          "FoundationAdditions", "CombineShim", "CoreTransferableShim", "CoreGraphicsShim", "UIKitShim",
          "PreviewDeclarations", "SwiftUICoreShim",
        ]),
      // What stand-ins that are compiled later use of the library.
      module(
        "StandInSupport",
        [
          "Apps", "CoreGraphicsShim", "Imaging", "OperatingSystem", "UIKitShim", "Views",
        ],
        settings: [.swiftLanguageMode(.v5)] + unoptimized),
      // The name of the library that Apple's platforms have.
      module(
        "SnapshotTesting",
        [
          "OperatingSystem", "SnapshotAssertions", "UIKitShim", "Views", "Rendering", "LayoutEngine",
          "Geometry", "Imaging", "PNGCodec", "Devices", "ComparisonRuns", "Reports", "SourceConditions",
          "CTestEnd",
        ]),
      // The names of the libraries that make tests of previews on Apple's platforms.
      module(
        "SnapshotPreviewsCore",
        [
          "LoadedTypes", "OperatingSystem", "FittingRoomKit", "PreviewDeclarations", "Rendering",
          "Rasterization", "Imaging", "Devices", "LayoutEngine", "Views",
        ]),
      module(
        "SnapshottingTests",
        [
          "SnapshotPreviewsCore", "LoadedTypes", "OperatingSystem", "Rendering", "Linting", "Rasterization",
          "PNGCodec", "Imaging", "Devices", "Reports", "Views", "UIKitShim", "CTestStart",
        ]),
      module("Snapshotting"),
      module(
        "InlineSnapshotTesting",
        ["SnapshotTesting", "SnapshotAssertions"] + syntax, settings: syntaxSettings,
        linkerSettings: syntaxLinking),
      module(
        "SnapshotTestingCustomDump",
        [
          "SnapshotTesting",
          .product(
            name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: [customDump])),
        ]),
      module(
        "Charts", ["Views", "LayoutEngine", "Drawing", "Geometry"], settings: [.swiftLanguageMode(.v5)]),
    ] + standIns.map { standIn("\($0.name)Shim", $0.dependencies) }
  let swiftUI: [Target.Dependency] = ["SwiftUI"]
  let linuxTests: [Target] = [
    tests(
      of: "Apps",
      [
        "Windows", "Screens", "Controls", "Rendering", "Views", "LayoutEngine", "Rasterization", "Geometry",
        "Imaging", "Fonts", "RenderSupport",
      ]),
    tests(of: "SnapshotTesting", ["SnapshotAssertions", "SwiftUI", "UIKitShim", "PNGCodec", "Imaging"]),
    tests(of: "InlineSnapshotTesting", ["SnapshotTesting"] + syntax, settings: syntaxSettings),
    tests(
      of: "SnapshottingTests",
      [
        "SnapshotPreviewsCore", "Snapshotting", "Devices", "Rendering", "Imaging", "PNGCodec", "SwiftUI",
        "UIKitShim",
        "Views",
      ]),
  ]
#else
  let shims: [Target] = []
  let linuxTests: [Target] = []
  let swiftUI: [Target.Dependency] = []
#endif
// What packages depend on to import Apple's names on Linux: `SwiftUI` and `Charts` bear them, the others are renamed
// where they are used, by the compiler's `-module-alias` (Documentation/Packages.md).
#if os(Linux)
  let appleModules: [Product] =
    [
      "SwiftUI", "Charts", "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
      "SnapshottingTests", "SnapshotPreviewsCore", "Snapshotting",
    ].map { .library(name: $0, targets: [$0]) }
    + standIns.map { .library(name: $0.name, targets: ["\($0.name)Shim"]) }
    + [.library(name: "AppleModules", targets: ["SwiftUI"] + standIns.map { "\($0.name)Shim" })]
    + ["StandInSupport", "FoundationAdditions"].map { .library(name: $0, targets: [$0]) }
#else
  let appleModules: [Product] = []
#endif
let shimDependencies: [Target.Dependency] = shims.filter { !$0.name.contains("Snapshot") }
  .map { .byName(name: $0.name) }

let package = Package(
  name: "FittingRoom",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fittingroom", targets: ["Launcher"]),
    .executable(name: "fittingroom-engine", targets: ["CommandLineTool"]),
    .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
    .library(name: "FittingRoomKit", targets: ["FittingRoomKit"]),
    .plugin(name: "FittingRoomCommand", targets: ["FittingRoomCommand"]),
  ] + appleModules,
  traits: [.trait(name: customDump, description: "Snapshots of values as swift-custom-dump describes them.")],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
  ]
    + (toolchainSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0")] : []),
  targets: [
    // C libraries.
    cLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    cLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    cLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    cLibrary("CMarkdown", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-dev", brew: "cmark-gfm"),
    cLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    .systemLibrary(name: "CICU"),
    .systemLibrary(name: "CProcess"),
    .systemLibrary(name: "CConfinement"),
    .systemLibrary(name: "CSandbox"),
    .target(name: "CStart"),
    .target(name: "CTestEnd"),
    .target(name: "CTestStart"),
    .target(name: "CThreadSanitizer"),
    .systemLibrary(name: "CPictureLibraries"),

    // Values, pictures and text.
    module("Geometry"),
    module(
      "OperatingSystem",
      [.target(name: "CProcess", condition: .when(platforms: [.linux]))]
        + (isThreadSanitized ? ["CThreadSanitizer"] : [])),
    module("SourceConditions"),
    // What the compiler leaves in programs of their types.
    module("LoadedTypes", [.target(name: "CProcess", condition: .when(platforms: [.linux]))]),
    module("Imaging"),
    module("Reports"),
    module("YAMLDocuments", [.product(name: "Yams", package: "Yams")]),
    // The levels of processors, for which the kernels of both modules have forms.
    .target(name: "CKernelLevel"),
    .target(name: "CRowKernels", dependencies: ["CKernelLevel"]),
    module(
      "PNGCodec", ["OperatingSystem", "Imaging", "CPNG", "CDeflate", "CKernelLevel", "CRowKernels"],
      // What the compiler of Swift 6.3 makes of it for ThreadSanitizer does not pass its own verification, and runs.
      settings: isThreadSanitized ? [.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"])] : []),
    module("PictureFiles", ["PNGCodec", "Imaging", "CPictureLibraries"]),
    module("ImageComparison", ["Imaging"]),
    module("ComparisonRuns", ["OperatingSystem", "ImageComparison", "PNGCodec", "Imaging", "Reports"]),
    module("WebServer", [.product(name: "FlyingFox", package: "FlyingFox")]),
    module(
      "ReviewServer", ["WebServer", "OperatingSystem", "ComparisonRuns", "PNGCodec", "Reports"],
      settings: unoptimized),
    module("VersionControl", ["ComparisonRuns", "OperatingSystem"], settings: unoptimized),
    module("Fonts", ["Geometry", "Imaging", "PNGCodec", "CFreeType", "CHarfBuzz"]),
    module("Typesetting", ["Fonts", "Geometry", "CHarfBuzz", "CICU"]),

    // Translations.
    module("StringCatalogs", ["OperatingSystem", "Reports", "CICU", "CExpat"]),
    module(
      "StringMeasuring",
      [
        "OperatingSystem", "StringCatalogs", "Typesetting", "Fonts", "PNGCodec", "Geometry", "Reports",
        "YAMLDocuments", .product(name: "Yams", package: "Yams"),
      ]),

    // From views to pixels.
    module("LayoutEngine", ["Geometry"]),
    module("Drawing", ["Geometry", "Imaging", "Fonts"]),
    .target(name: "CPixelKernels", dependencies: ["CKernelLevel"]),
    .target(name: "CClock"),
    module(
      "Rasterization",
      ["OperatingSystem", "Drawing", "Imaging", "Fonts", "Geometry", "CKernelLevel", "CPixelKernels"]),
    // Views are main-actor code that layout calls from functions which, as Apple declares them, are not: these modules
    // are in Swift 5 mode. The second and third need nothing of each other, so that they compile at the same time.
    module(
      "ViewCore",
      ["LayoutEngine", "Typesetting", "Fonts", "Drawing", "Imaging", "Geometry", openCombine],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "ViewContent",
      ["ViewCore", "LayoutEngine", "Typesetting", "Fonts", "Drawing", "Imaging", "Geometry", "CMarkdown"],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "ViewLayout", ["ViewCore", "LayoutEngine", "Drawing", "Imaging", "Geometry"],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "Views",
      [
        "ViewContent", "ViewLayout", "ViewCore", "LayoutEngine", "Typesetting", "Fonts", "Drawing", "Imaging",
        "Geometry",
      ],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "Controls",
      ["Views", "LayoutEngine", "Imaging", "Geometry"],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "Screens",
      ["Controls", "Views", "LayoutEngine", "Typesetting", "Drawing", "Imaging", "Geometry"],
      settings: [.swiftLanguageMode(.v5)]),
    module(
      "Windows",
      ["Screens", "Controls", "Views", "LayoutEngine", "Typesetting", "Drawing", "Imaging", "Geometry"],
      settings: [.swiftLanguageMode(.v5)] + unoptimized),
    module(
      "Rendering",
      [
        "Views", "Screens", "Windows", "LayoutEngine", "Typesetting", "Drawing", "Rasterization", "Imaging",
        "Fonts",
        "Geometry", "CClock", "Reports",
      ]),

    // The pictures by which machines are compared; their hashes are part of the program.
    module(
      "ReferenceScenes",
      ["Rasterization", "Drawing", "Typesetting", "Fonts", "Imaging", "Geometry", "Reports"],
      resources: [.embedInCode("SceneHashes.txt")]),

    module(
      "Linting",
      ["Rendering", "Views", "Rasterization", "Drawing", "PNGCodec", "Imaging", "Geometry", "Reports"]),

    // Devices, which are part of the program, and pictures for the store.
    module("Devices", ["Geometry"], resources: [.embedInCode("Devices.json")]),
    module(
      "DeviceFrames", ["Devices", "Drawing", "Rasterization", "Typesetting", "Fonts", "Imaging", "Geometry"]),

    // What a project consists of.
    module(
      "Projects",
      [
        "OperatingSystem", "Reports", "YAMLDocuments",
        .target(name: "CConfinement", condition: .when(platforms: [.linux])),
        .target(name: "CSandbox", condition: .when(platforms: [.linux])),
      ]),

    // The page that shows pictures.
    module(
      "Galleries",
      [
        "OperatingSystem", "Reports", "Fonts", "Geometry", "Imaging", "ImageComparison", "LayoutEngine",
        "PNGCodec", "Rasterization",
        "Rendering", "Views",
      ]),

    // The lengths at which views are laid out otherwise.
    module("Breakpoints", ["Reports"]),

    // Previews.
    module(
      "ProjectAssets",
      ["OperatingSystem", "StringCatalogs", "Reports", "PictureFiles", "Imaging", "Geometry", "Views"]),
    module(
      "PreviewDeclarations",
      ["Apps", "CombineShim", "Geometry", "Screens", "ViewCore", "Views", "LayoutEngine"] + macros,
      settings: macroSettings),
    .plugin(name: "PreviewMacroLibrary", capability: .buildTool()),
    .plugin(
      name: "FittingRoomCommand",
      capability: .command(
        intent: .custom(
          verb: "fittingroom", description: "Render, verify, lint, measure and preview the package's views."),
        permissions: [
          .writeToPackageDirectory(reason: "Pictures, reports and references are written into the package.")
        ])),
    module(
      "PreviewRunner",
      [
        "OperatingSystem", "LoadedTypes", "SourceConditions", "Rendering", "Screens", "Windows", "Views",
        "Rasterization",
        "PNGCodec", "Imaging",
        "Fonts",
        "Typesetting",
        "Geometry",
        "LayoutEngine", "StringCatalogs", "Linting", "PreviewDeclarations", "ViewCore", "ReferenceScenes",
        "CProcess",
        "CSandbox", "CClock", "DeviceFrames", "Devices", "Reports", "ProjectAssets",
      ]),

    // What people use.
    module(
      "FittingRoomKit",
      [
        "OperatingSystem", "ComparisonRuns", "ImageComparison", "PNGCodec", "Imaging", "Rendering",
        "Rasterization", "Views", "LayoutEngine", "Fonts", "Geometry", "ProjectAssets",
      ]),
    module(
      "SnapshotAssertions",
      [
        "OperatingSystem", "ComparisonRuns", "ImageComparison", "PNGCodec", "Imaging", "Rendering",
        "Rasterization", "Views", "FittingRoomKit",
        "LayoutEngine", "Geometry", "Devices", "Reports", "ProjectAssets",
      ]),
    // What editors, browsers and agents ask of previews, again and again.
    module(
      "PreviewService",
      [
        "OperatingSystem", "PreviewRunner", "PreviewDeclarations", "Rendering", "Views", "Geometry",
        "Linting", "Devices", "DeviceFrames",
        "PNGCodec", "Imaging", "ProjectAssets", "StringCatalogs", "Reports",
      ]),
    module(
      "AgentServer",
      [
        "OperatingSystem", "PreviewService", "PreviewRunner", "Linting", "Rendering", "Views", "Devices",
        "ComparisonRuns", "ImageComparison", "StringCatalogs", "StringMeasuring", "Fonts", "Reports",
      ]),
    module(
      "PreviewServer",
      [
        "CProcess", "OperatingSystem", "WebServer", "PreviewService", "PreviewRunner", "PreviewDeclarations",
        "Rendering", "Views", "Devices",
        "Reports",
      ], resources: [.embedInCode("page.html")]),
    .executableTarget(
      name: "Launcher", dependencies: ["ComparisonRuns", "CStart", "OperatingSystem"], swiftSettings: strict,
      // Loading shared libraries would take longer than comparing.
      linkerSettings: [
        .unsafeFlags(
          isSanitized ? ["-lz"] : ["-static-executable", "-use-ld=lld", "-lz", "-lm"],
          .when(platforms: [.linux]))
      ]),
    .executableTarget(
      name: "CommandLineTool",
      dependencies: [
        "OperatingSystem", "PreviewRunner", "PreviewDeclarations", "Projects", "Galleries", "Breakpoints",
        "ProjectAssets",
        "Rendering",
        "Views",
        "ComparisonRuns",
        "ReviewServer", "VersionControl", "ImageComparison", "PNGCodec", "PictureFiles", "Imaging",
        "Geometry", "PreviewService", "AgentServer", "WebServer", "PreviewServer",
        "Fonts", "StringMeasuring", "StringCatalogs", "Typesetting", "Linting", "DeviceFrames", "Devices",
        "Reports", "CStart",
        argumentParser,
      ] + shimDependencies,
      // Options and calls, which take no time as they are written; last in the chain of modules, they are waited for.
      swiftSettings: strict + unoptimized,
      // Compiled previews are loaded into the program and find the library's symbols in it. The folder of an installation's
      // runtime comes behind the toolchain's, which `make install` takes away.
      linkerSettings: [
        .unsafeFlags(
          [
            "-Xlinker", "--export-dynamic", "-Xlinker", "-rpath", "-Xlinker",
            "$ORIGIN/../lib/fittingroom/swift",
          ], .when(platforms: [.linux]))
      ],
      plugins: ["PreviewMacroLibrary"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "OperatingSystem", "PNGCodec", "Imaging", "ImageComparison", "ComparisonRuns", "CPNG", "LayoutEngine",
        "Geometry", "Typesetting", "Fonts", "StringMeasuring", "StringCatalogs", "CHarfBuzz", "CFreeType",
        "Drawing", "Reports",
        "Rasterization", "Rendering", "CProcess",
      ] + swiftUI,
      swiftSettings: strict),

    // Tests.
    tests(of: "Geometry", isHeavy: true),
    tests(of: "Reports", ["CMarkdown", "CExpat"], isHeavy: true),
    tests(of: "Fonts", ["Geometry", "Imaging"], isHeavy: true),
    tests(of: "Typesetting", ["Fonts"], isHeavy: true),
    tests(of: "StringCatalogs", ["Reports"], isHeavy: true),
    tests(of: "Projects"),
    tests(of: "Galleries"),
    tests(of: "Breakpoints", ["Reports"]),
    tests(of: "YAMLDocuments"),
    tests(of: "PictureFiles", ["PNGCodec", "Imaging"]),
    tests(of: "ProjectAssets", ["StringCatalogs", "PNGCodec", "Imaging", "Geometry", "Views"]),
    tests(
      of: "StringMeasuring", ["StringCatalogs", "Fonts", "Typesetting", "Reports", "CMarkdown"], isHeavy: true
    ),
    tests(
      of: "Rasterization", ["Drawing", "Imaging", "Fonts", "Geometry", "CKernelLevel", "CPixelKernels"],
      isHeavy: true),
    tests(
      of: "Rendering",
      [
        "Views", "LayoutEngine", "Drawing", "Rasterization", "Geometry", "Imaging", "Fonts", "UIKitShim",
        "Controls", "Screens", "Windows", "RenderSupport", openCombine,
      ]),
    tests(
      of: "Controls",
      [
        "Views", "Rendering", "LayoutEngine", "Drawing", "Rasterization", "Geometry", "Imaging", "Fonts",
        "RenderSupport",
      ],
      exclude: ["references.txt"]),
    tests(
      of: "Screens",
      [
        "Windows", "Controls", "Charts", "Rendering", "Views", "LayoutEngine", "Rasterization", "Geometry",
        "Imaging", "Fonts", "Typesetting", "RenderSupport",
      ]),
    tests(
      of: "Charts",
      [
        "Views", "Rendering", "LayoutEngine", "Drawing", "Rasterization", "Geometry", "Imaging", "Fonts",
        "RenderSupport",
      ]),
    tests(of: "OperatingSystem"),
    tests(of: "ReferenceScenes", ["Fonts"]),
    tests(
      of: "Linting",
      [
        "PNGCodec", "Rendering", "Views", "LayoutEngine", "Rasterization", "Geometry", "Imaging", "Fonts",
        "Controls", "Reports", "RenderSupport",
      ]),
    tests(
      of: "PNGCodec", ["OperatingSystem", "Imaging", "CPNG", "CDeflate", "CKernelLevel", "CRowKernels"],
      isHeavy: true),
    tests(of: "ImageComparison", ["PNGCodec", "Imaging"], isHeavy: true),
    tests(of: "ComparisonRuns", ["OperatingSystem", "ImageComparison", "PNGCodec", "Imaging", "Reports"]),
    tests(
      of: "ReviewServer",
      ["WebServer", "OperatingSystem", "ComparisonRuns", "ImageComparison", "PNGCodec", "Imaging", "Reports"]),
    tests(of: "VersionControl", ["ComparisonRuns", "ImageComparison", "PNGCodec", "Imaging"]),
    tests(of: "FittingRoomKit", swiftUI),
    tests(of: "SnapshotAssertions", ["PNGCodec", "Imaging", "Views"]),
    tests(of: "LayoutEngine", ["Geometry"], isHeavy: true),
    tests(
      of: "PreviewRunner",
      [
        "CProcess", "LoadedTypes", "Views", "Linting", "Rendering", "DeviceFrames", "Devices", "Geometry",
        "Imaging",
        "PNGCodec", "PreviewDeclarations", "Reports",
      ]),
    tests(of: "PreviewService", ["Reports"]),
    tests(of: "WebServer"),
    tests(of: "AgentServer", ["Reports", "PreviewService"]),
    tests(of: "DeviceFrames", ["Devices", "Imaging", "Fonts", "Geometry", "Rasterization", "Typesetting"]),
    .testTarget(
      name: "CommandLineToolTests", dependencies: ["Imaging", "PNGCodec", "TestSupport", "YAMLDocuments"],
      exclude: ["Agents", "Documents/Files", "Probes", "RealFiles", "ScreenReferences"],
      swiftSettings: strict + unoptimized),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"] + syntax,
      swiftSettings: strict + syntaxSettings,
      linkerSettings: syntaxLinking),
    .testTarget(
      name: "AppleMeasurementsTests",
      dependencies: [
        "TestSupport", "RenderSupport", "Views", "Controls", "Screens", "Windows", "Rendering",
        "LayoutEngine",
        "Rasterization",
        "Geometry", "Imaging",
        "Fonts", "Typesetting",
      ], swiftSettings: strict),
  ] + macroTargets + shims + linuxTests
)

for target in package.targets where !target.isTest && target.type != .plugin {
  let paths = folders.map { "Sources/\($0)/\(target.name)" }
  guard
    let path = paths.first(where: {
      FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0)")
    })
  else { fatalError("\(target.name) is in none of the folders of Sources") }
  target.path = path
}
if toolchainLibraries != nil, let macros = package.targets.first(where: { $0.type == .macro }) {
  macros.path = "Sources/Previews/PreviewMacroLauncher"
}

// What all tests share: seeded inputs, folders of their own, the project's files.
package.targets.append(.target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict))
// And what those share that render views.
package.targets.append(
  .target(
    name: "RenderSupport",
    dependencies: ["TestSupport", "Views", "Rendering", "Rasterization", "LayoutEngine", "Imaging", "Fonts"],
    path: "Tests/RenderSupport", swiftSettings: strict))

// Scripts that build in ways of their own, with sanitizers or changed operators, build a part: FITTINGROOM_ONLY names the
// targets, parted by commas; what these depend on comes with them.
if let names = Context.environment["FITTINGROOM_ONLY"] {
  var kept: Set<String> = []
  var left = names.split(separator: ",").map(String.init)
  while let name = left.popLast() {
    guard kept.insert(name).inserted else { continue }
    guard let target = package.targets.first(where: { $0.name == name }) else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): left.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
