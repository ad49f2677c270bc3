import SnapshotAssertions
import Testing
import Views

/// The screens that suites written for swift-snapshot-testing expect.
@Suite struct ViewImageConfigTests {
  private typealias Make = @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig

  /// Each device in portrait: its size, scale and the safe area at its top and bottom; and whether its width
  /// is regular in landscape.
  private static let phones: [(Make, Double, Double, Double, Double, Double, Bool)] = [
    ({ .iPhoneSe($0) }, 320, 568, 2, 20, 0, false), ({ .iPhone8($0) }, 375, 667, 2, 20, 0, false),
    ({ .iPhoneX($0) }, 375, 812, 3, 44, 34, false), ({ .iPhoneXr($0) }, 414, 896, 2, 48, 34, true),
    ({ .iPhoneXsMax($0) }, 414, 896, 3, 44, 34, true), ({ .iPhone12($0) }, 390, 844, 3, 47, 34, false),
    ({ .iPhone12Pro($0) }, 390, 844, 3, 47, 34, false), ({ .iPhone12ProMax($0) }, 428, 926, 3, 47, 34, true),
    ({ .iPhone13($0) }, 390, 844, 3, 47, 34, false), ({ .iPhone13Mini($0) }, 375, 812, 3, 50, 34, false),
    ({ .iPhone13Pro($0) }, 390, 844, 3, 47, 34, false), ({ .iPhone13ProMax($0) }, 428, 926, 3, 47, 34, true),
    ({ .iPhone16($0) }, 393, 852, 3, 59, 34, false), ({ .iPhone16Pro($0) }, 402, 874, 3, 62, 34, false),
    ({ .iPhone16ProMax($0) }, 440, 956, 3, 62, 34, true),
  ]

  @Test(arguments: phones.indices)
  func phonesHaveTheirScreens(index: Int) {
    let (make, width, height, scale, top, bottom, isWide) = Self.phones[index]
    #expect(
      make(.portrait)
        == ViewImageConfig(
          width: width, height: height, scale: scale, safeArea: .init(top: top, bottom: bottom),
          dynamicTypeSize: .medium))
    // Lying, phones with a notch keep its height free on both sides.
    #expect(
      make(.landscape)
        == ViewImageConfig(
          width: height, height: width, scale: scale,
          safeArea: bottom == 0 ? .init() : .init(leading: top, bottom: 21, trailing: top),
          hasCompactWidth: !isWide, hasCompactHeight: true, dynamicTypeSize: .medium))
  }

  @Test func tabletsHaveTheirScreens() {
    let tablets: [(Make, Double, Double, Double, Double)] = [
      ({ .iPadMini($0) }, 768, 1024, 20, 0), ({ .iPadPro11($0) }, 834, 1194, 24, 20),
      ({ .iPadPro12_9($0) }, 1024, 1366, 24, 20),
    ]
    for (make, width, height, top, bottom) in tablets {
      for (orientation, size) in [
        (ViewImageConfig.Orientation.portrait, (width, height)), (.landscape, (height, width)),
      ] {
        #expect(
          make(orientation)
            == ViewImageConfig(
              width: size.0, height: size.1, scale: 2, safeArea: .init(top: top, bottom: bottom),
              hasCompactWidth: false, dynamicTypeSize: .medium))
      }
    }
  }
}
