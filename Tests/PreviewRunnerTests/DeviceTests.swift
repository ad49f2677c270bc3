import Devices
import PreviewRunner
import Testing

@Suite struct DeviceTests {
  @Test func isFoundByItsName() throws {
    let device = try #require(Device(named: "iPhone 16 Pro"))
    #expect(device.width == 402 && device.height == 874 && device.scale == 3)
    #expect(device.isCompactWidth && !device.isCompactHeight && !device.isLandscape)
  }

  @Test func isFoundWhateverTheCaseAndWithHyphens() {
    #expect(Device(named: "iphone-16-pro") == Device(named: "iPhone 16 Pro"))
    #expect(Device(named: "iPhone-16-Pro-landscape") == Device(named: "iPhone 16 Pro landscape"))
  }

  @Test func isUnknownOtherwise() {
    #expect(Device(named: "iPhone") == nil)
    #expect(Device(named: "") == nil)
  }

  @Test(arguments: Device.names)
  func turnsItsScreen(name: String) throws {
    let upright = try #require(Device(named: name))
    let lying = try #require(Device(named: "\(name) landscape"))
    #expect(upright.width == lying.height && upright.height == lying.width)
    #expect(upright.width < upright.height)
    #expect(upright.name == name)
  }

  /// The rule of the Human Interface Guidelines' table: the large phones have a regular width in landscape.
  @Test(arguments: [
    ("iPhone 16 Pro Max", false), ("iPhone 16 Pro", true), ("iPhone SE", true), ("iPad 10.9", false),
  ])
  func isCompactWhenItLies(name: String, isCompact: Bool) throws {
    #expect(try #require(Device(named: "\(name) landscape")).isCompactWidth == isCompact)
  }
}
