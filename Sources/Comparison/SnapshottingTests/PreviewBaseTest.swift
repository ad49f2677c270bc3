internal import Devices
internal import OperatingSystem
package import SnapshotPreviewsCore
internal import Views
public import XCTest

/// Tests of previews, one for each preview that is found in the program: they are created when tests run, and
/// are not declared in code.
open class PreviewBaseTest: XCTestCase {
  /// One of the tests of a class.
  package struct PreviewTest {
    /// The test's name, which is that of the picture.
    package var name: String
    package var type: PreviewType
    package var preview: SnapshotPreviewsCore.Preview
    /// The file name of a picture, from the preview's group and name.
    package var fileName: String { name + ".png" }
  }

  /// The tests of the class, in the order of modules, files and lines.
  @MainActor
  package class func previewTests() -> [PreviewTest] {
    guard let filters = self as? any PreviewFilters.Type else { return [] }
    let types = FindPreviews.findPreviews(
      included: filters.snapshotPreviews(), excluded: filters.excludedSnapshotPreviews(),
      includedModules: filters.snapshotPreviewModules(),
      excludedModules: filters.excludedSnapshotPreviewModules())
    let named = PreviewFileNames(types)
    let current = PreviewDestination.name
    var tests: [PreviewTest] = []
    for type in types {
      for preview in type.previews where !preview.isExcluded {
        // A preview for another device than the one that tests run on is skipped.
        if let current, let own = preview.device?.rawValue, !own.isEmpty, own != current { continue }
        tests.append(PreviewTest(name: named.name(of: preview, type), type: type, preview: preview))
      }
    }
    return tests
  }

  /// Tests one preview.
  @MainActor
  package func test(_ test: PreviewTest) {
    XCTFail("\(type(of: self)) is not a SnapshotTest, PreviewLayoutTest or AccessibilityPreviewTest")
  }
}

/// The device that previews are shown on.
enum PreviewDestination {
  /// The device name from the environment, which a simulator sets.
  static var name: String? {
    let names = ["SIMULATOR_DEVICE_NAME", "SIMULATOR_MODEL_IDENTIFIER"]
    return names.lazy.compactMap { ProcessEnvironment.value($0) }.first { !$0.isEmpty }
  }

  /// The device with that name, or else an iPhone 16 Pro.
  static var device: Device {
    guard let device = name.flatMap({ Device(simulator: $0) }) ?? Device(named: "iPhone 16 Pro") else {
      preconditionFailure("The table of devices has an iPhone 16 Pro")
    }
    return device
  }
}
