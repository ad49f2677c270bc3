extension Device {
  /// A screen that one or more devices share.
  struct Screen {
    var names: [String]
    var width: Double
    var height: Double
    var scale: Double
    var portrait: SafeArea
    var landscape: SafeArea
    var isTablet = false
    /// Whether a phone is wide enough for the regular width class when it lies.
    var isRegularInLandscape = false
  }

  /// Screen sizes and size classes as the Human Interface Guidelines list them. Apple publishes no safe areas:
  /// those are what the simulators report, and the least certain numbers here.
  static let screens: [Screen] = [
    Screen(
      names: ["iPhone SE"], width: 375, height: 667, scale: 2,
      portrait: .init(top: 20, bottom: 0, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 0, leading: 0, trailing: 0)),
    Screen(
      names: ["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2,
      portrait: .init(top: 48, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 48, trailing: 48), isRegularInLandscape: true),
    Screen(
      names: ["iPhone 11 Pro", "iPhone X", "iPhone XS"], width: 375, height: 812, scale: 3,
      portrait: .init(top: 44, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 44, trailing: 44)),
    Screen(
      names: ["iPhone 11 Pro Max", "iPhone XS Max"], width: 414, height: 896, scale: 3,
      portrait: .init(top: 44, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 44, trailing: 44), isRegularInLandscape: true),
    Screen(
      names: ["iPhone 12 mini", "iPhone 13 mini"], width: 375, height: 812, scale: 3,
      portrait: .init(top: 50, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 50, trailing: 50)),
    Screen(
      names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"], width: 390,
      height: 844, scale: 3,
      portrait: .init(top: 47, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 47, trailing: 47)),
    Screen(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], width: 428, height: 926, scale: 3,
      portrait: .init(top: 47, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 47, trailing: 47), isRegularInLandscape: true),
    Screen(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], width: 393, height: 852, scale: 3,
      portrait: .init(top: 59, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 59, trailing: 59)),
    Screen(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], width: 430,
      height: 932, scale: 3,
      portrait: .init(top: 59, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 59, trailing: 59), isRegularInLandscape: true),
    Screen(
      names: ["iPhone 16e", "iPhone 17e"], width: 390, height: 844, scale: 3,
      portrait: .init(top: 47, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 47, trailing: 47)),
    Screen(
      names: ["iPhone 16 Pro"], width: 402, height: 874, scale: 3,
      portrait: .init(top: 62, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 62, trailing: 62)),
    Screen(
      names: ["iPhone 16 Pro Max"], width: 440, height: 956, scale: 3,
      portrait: .init(top: 62, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 0, bottom: 21, leading: 62, trailing: 62), isRegularInLandscape: true),
    Screen(
      names: ["iPhone 17", "iPhone 17 Pro"], width: 402, height: 874, scale: 3,
      portrait: .init(top: 62, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 20, leading: 62, trailing: 62)),
    Screen(
      names: ["iPhone 17 Pro Max"], width: 440, height: 956, scale: 3,
      portrait: .init(top: 62, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 20, leading: 62, trailing: 62), isRegularInLandscape: true),
    Screen(
      names: ["iPhone Air"], width: 420, height: 912, scale: 3,
      portrait: .init(top: 68, bottom: 34, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 29, leading: 68, trailing: 68), isRegularInLandscape: true),
    Screen(
      names: ["iPad 9.7", "iPad mini 7.9"], width: 768, height: 1024, scale: 2,
      portrait: .init(top: 20, bottom: 0, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 0, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad 10.2"], width: 810, height: 1080, scale: 2,
      portrait: .init(top: 20, bottom: 0, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 0, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Air 3", "iPad Pro 10.5"], width: 834, height: 1112, scale: 2,
      portrait: .init(top: 20, bottom: 0, leading: 0, trailing: 0),
      landscape: .init(top: 20, bottom: 0, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad mini 8.3"], width: 744, height: 1133, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad 10.9", "iPad 11-inch"], width: 820, height: 1180, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Air 10.9", "iPad Air 11"], width: 820, height: 1180, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Pro 11"], width: 834, height: 1194, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Pro 11 M4"], width: 834, height: 1210, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Pro 12.9", "iPad Air 13"], width: 1024, height: 1366, scale: 2,
      portrait: .init(top: 24, bottom: 20, leading: 0, trailing: 0),
      landscape: .init(top: 24, bottom: 20, leading: 0, trailing: 0), isTablet: true),
    Screen(
      names: ["iPad Pro 13"], width: 1032, height: 1376, scale: 2,
      portrait: .init(top: 32, bottom: 25, leading: 0, trailing: 0),
      landscape: .init(top: 32, bottom: 25, leading: 0, trailing: 0), isTablet: true),
  ]
}
