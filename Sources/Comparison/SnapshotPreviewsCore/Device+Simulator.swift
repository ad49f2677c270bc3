package import Devices

extension Device {
  /// The device by its name here or in Xcode; nil for an unknown one.
  package init?(simulator name: String) {
    self.init(named: Self.simulatorNames[name] ?? name)
  }

  /// The names here of those Xcode simulators whose names differ.
  package static let simulatorNames = [
    "iPhone SE (1st generation)": "iPhone SE 1",
    "iPhone SE (2nd generation)": "iPhone SE",
    "iPhone SE (3rd generation)": "iPhone SE",
    "iPad (7th generation)": "iPad 10.2",
    "iPad (8th generation)": "iPad 10.2",
    "iPad (9th generation)": "iPad 10.2",
    "iPad (10th generation)": "iPad 10.9",
    "iPad (A16)": "iPad 11-inch",
    "iPad mini (5th generation)": "iPad mini 7.9",
    "iPad mini (6th generation)": "iPad mini 8.3",
    "iPad mini (A17 Pro)": "iPad mini 8.3",
    "iPad Air (3rd generation)": "iPad Air 3",
    "iPad Air (4th generation)": "iPad Air 10.9",
    "iPad Air (5th generation)": "iPad Air 10.9",
    "iPad Air 11-inch (M2)": "iPad Air 11",
    "iPad Air 11-inch (M3)": "iPad Air 11",
    "iPad Air 13-inch (M2)": "iPad Air 13",
    "iPad Air 13-inch (M3)": "iPad Air 13",
    "iPad Pro (9.7-inch)": "iPad 9.7",
    "iPad Pro (10.5-inch)": "iPad Pro 10.5",
    "iPad Pro (11-inch)": "iPad Pro 11",
    "iPad Pro (11-inch) (2nd generation)": "iPad Pro 11",
    "iPad Pro (11-inch) (3rd generation)": "iPad Pro 11",
    "iPad Pro (11-inch) (4th generation)": "iPad Pro 11",
    "iPad Pro 11-inch (M4)": "iPad Pro 11 M4",
    "iPad Pro 11-inch (M5)": "iPad Pro 11 M4",
    "iPad Pro (12.9-inch)": "iPad Pro 12.9",
    "iPad Pro (12.9-inch) (3rd generation)": "iPad Pro 12.9",
    "iPad Pro (12.9-inch) (4th generation)": "iPad Pro 12.9",
    "iPad Pro (12.9-inch) (5th generation)": "iPad Pro 12.9",
    "iPad Pro (12.9-inch) (6th generation)": "iPad Pro 12.9",
    "iPad Pro 13-inch (M4)": "iPad Pro 13",
    "iPad Pro 13-inch (M5)": "iPad Pro 13",
  ]
}
