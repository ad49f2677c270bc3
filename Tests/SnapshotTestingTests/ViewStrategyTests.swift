import Foundation
import Imaging
import PNGCodec
import SnapshotTesting
import SwiftUI
import TestSupport
import Testing

import struct SnapshotAssertions.SnapshotVerification

private struct Badge: View {
  var color = Color.blue

  var body: some View {
    HStack {
      Text(verbatim: "Badge")
      color
        .frame(width: 12, height: 12)
    }
  }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    Text(verbatim: "\(scheme) \(size) \(width!) \(direction) \(scale) \(weight == .bold)")
  }
}

struct ViewStrategyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ name: String = "a"
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: .missing, snapshotDirectory: folder.path, testName: "t()")
  }

  private func snapshot<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws
    -> Format
  {
    var taken: Format?
    strategy.snapshot(value).run { taken = $0 }
    return try #require(taken)
  }

  @MainActor @Test func `a view's picture is recorded and compared`() throws {
    #expect(verify(Badge(), .image)?.contains("Automatically recorded") == true)
    #expect(verify(Badge(), .image) == nil)
    let message = try #require(verify(Badge(color: .red), .image))
    #expect(message.hasPrefix("Snapshot t.a.png of Badge does not match its reference."))
    #expect(message.contains("in 1 region: 12 x 12 at ("))
    #expect(message.contains("in Color at ViewStrategyTests.swift:"))
    #expect(verify(Badge(color: .red), .image(precision: 0.5)) == nil)
  }

  @Test func `the share of pixels that must match is the one that was written`() throws {
    func image(_ changed: Int) -> UIImage {
      UIImage(
        bitmap: Bitmap(
          width: 10, height: 10,
          pixels: (0..<100).map { .init(red: $0 < changed ? 255 : 0, green: 0, blue: 0, alpha: 255) }),
        scale: 1)
    }
    #expect(verify(image(0), .image) != nil)
    #expect(verify(image(2), .image(precision: 0.98)) == nil)
    #expect(verify(image(3), .image(precision: 0.98)) != nil)
  }

  @MainActor @Test func `layouts and traits hold`() throws {
    let size = try snapshot(
      Badge(), .image(layout: .fixed(width: 30, height: 20), traits: .init(displayScale: 2)))
    #expect(size.size == CGSize(width: 30, height: 20) && size.scale == 2)
    let screen = try snapshot(Badge(), .image(layout: .device(config: .iPhone13)))
    #expect(screen.size == CGSize(width: 390, height: 844) && screen.scale == 3)

    func said(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection = .init()) throws -> String {
      let text = try snapshot(Surroundings(), .recursiveDescription(layout: layout, traits: traits))
      return String(text.split(separator: "\"")[1])
    }
    #expect(try said(.sizeThatFits) == "light large compact leftToRight 1.0 false")
    #expect(try said(.device(config: .iPhone8)) == "light medium compact leftToRight 2.0 false")
    #expect(
      try said(.device(config: .iPadPro11(.landscape(splitView: .oneThird))))
        == "light medium compact leftToRight 2.0 false")
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection { $0.layoutDirection = .rightToLeft },
      UITraitCollection(legibilityWeight: .bold),
    ])
    #expect(
      try said(.device(config: .iPhone8), traits) == "dark accessibility2 regular rightToLeft 2.0 true")
  }

  @MainActor @Test func `a hosting controller shows its view, and no other controller does`() throws {
    #expect(verify(Badge(), .image(layout: .device(config: .iPhoneSe))) != nil)
    #expect(verify(UIHostingController(rootView: Badge()), .image(on: .iPhoneSe)) == nil)
    let tree = try snapshot(UIHostingController(rootView: Badge()), .recursiveDescription)
    #expect(tree.contains("Text") && tree.contains("\"Badge\""))
    // At its ideal size, at the one that its view was given, and at the one that the strategy names.
    let host = UIHostingController(rootView: Color.red)
    host.view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(try snapshot(host, .image).size == CGSize(width: 40, height: 30))
    #expect(
      try snapshot(host, .image(size: CGSize(width: 20, height: 10))).size == CGSize(width: 20, height: 10))
    #expect(verify(UIViewController(), .image, "b")?.contains("UIViewController is drawn by UIKit") == true)
  }

  @Test func `a reference that is no picture fails with its reason`() throws {
    _ = verify(UIImage(), .image)
    try folder.write("t.a.png", "version https://git-lfs.github.com/spec/v1\n")
    #expect(verify(Color.red, .image(precision: 0))?.contains("is a git-lfs pointer") == true)
  }

  @Test func `tablets have their shares`() {
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPad9_7(.portrait).size == CGSize(width: 768, height: 1024))
    #expect(ViewImageConfig.iPad10_2(.landscape(splitView: .oneHalf)).size == CGSize(width: 535, height: 810))
    #expect(ViewImageConfig.iPadPro10_5(.portrait(splitView: .twoThirds)).size?.width == 504)
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.tv4K.size == CGSize(width: 3840, height: 2160))
    #expect(UITraitCollection.iPhoneX(.portrait).preferredContentSizeCategory == .medium)
  }
}

/// Views in a separate project, in a folder.
struct ProjectResourceTests {
  @Test func `texts and pictures of the test's project are shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    try folder.write(
      "Sources/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
      """)
    try PNGEncoder.write(
      Bitmap(width: 7, height: 5, filledWith: .init(red: 9, green: 9, blue: 9, alpha: 255)),
      to: folder.path + "/Sources/spot.png")
    struct Card: View {
      var body: some View {
        VStack {
          Text("hello", bundle: .main)
          Image("spot")
        }
      }
    }
    func tree(_ locale: String) -> String? {
      var tree: String?
      SnapshotVerification.$testFile.withValue(folder.path + "/Tests/CardTests.swift") {
        Snapshotting<AnyView, String>.recursiveDescription
          .snapshot(AnyView(Card().environment(\.locale, Locale(identifier: locale)))).run { tree = $0 }
      }
      return tree
    }
    try folder.write("Tests/CardTests.swift", "")
    #expect(try #require(tree("en")).contains("\"Hello\""))
    #expect(try #require(tree("de")).contains("\"Hallo\""))
    #expect(try #require(tree("de")).contains("7, 5)"))
  }
}
