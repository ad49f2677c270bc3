internal import Devices
internal import Foundation
internal import OperatingSystem
internal import PNGCodec
internal import Rendering
internal import Reports
internal import SnapshotPreviewsCore
public import UIKitShim
public import Views
internal import XCTest

/// Draws each preview of the program.
///
/// If `SNAPSHOTS_EXPORT_DIR` names a folder, pictures are written there, each with its sidecar; otherwise
/// they are only drawn, and a test fails if its preview cannot be.
open class SnapshotTest: PreviewBaseTest, PreviewFilters {
  open class func snapshotPreviews() -> [String]? { nil }
  open class func excludedSnapshotPreviews() -> [String]? { nil }
  open class func snapshotPreviewModules() -> [String]? { nil }
  open class func excludedSnapshotPreviewModules() -> [String]? { nil }

  /// In SnapshotPreviews, makes the view around a preview with `.snapshotAccessibility(true)`. Here such a
  /// preview is always drawn with its elements and a legend, and this is not called.
  open class func setupA11y() -> ((UIViewController, UIWindow, PreviewLayout) -> UIView)? { nil }

  /// The preview passed to `render`.
  public struct Preview {
    let type: PreviewType
    var preview: SnapshotPreviewsCore.Preview

    /// The name of its containing type, with the module.
    public var typeName: String { type.typeName }

    /// The preview with a modifier around its view.
    public func modifier(_ modifier: some ViewModifier) -> Preview {
      var copy = self
      copy.preview = preview.modifier(modifier)
      return copy
    }
  }

  /// The result of `render`.
  public struct RenderOutput {
    let drawn: PreviewDrawing.Drawn
  }

  /// Renders a preview. An override may do something before and after, and returns the result of `super`, or
  /// nil to skip the preview.
  @MainActor
  open func render(_ preview: Preview) -> RenderOutput? {
    do {
      return RenderOutput(drawn: try PreviewDrawing.draw(preview.preview, on: PreviewDestination.device))
    } catch {
      XCTFail("\(preview.typeName) cannot be drawn: \(error)")
      return nil
    }
  }

  package override func test(_ test: PreviewTest) {
    guard let output = render(Preview(type: test.type, preview: test.preview)) else { return }
    do {
      let picture = try output.drawn.picture
      guard let folder = SnapshotExport.folder else { return }
      let stem = "\(folder)/\(test.name)"
      try FileSystem.write(picture, to: stem + ".png")
      let sidecar = sidecar(test, output.drawn).json.text + "\n"
      try FileSystem.write(Array(sidecar.utf8), to: stem + ".json")
    } catch {
      XCTFail("\(test.name): \(error)")
    }
  }

  private func sidecar(_ test: PreviewTest, _ drawn: PreviewDrawing.Drawn) -> PreviewSidecar {
    var sidecar = test.type.sidecar
    sidecar.previewName = test.preview.displayName
    sidecar.index = test.preview.index
    sidecar.orientation = test.preview.orientation.name
    sidecar.colorScheme = drawn.outcome.preferredColorScheme.map { $0 == .dark ? "dark" : "light" }
    sidecar.device = drawn.device?.name
    sidecar.test = name
    sidecar.take(drawn.outcome.marks)
    return sidecar
  }
}

/// The destination of pictures.
enum SnapshotExport {
  /// The folder that pictures and sidecars are written to; nil for none.
  static var folder: String? { path("SNAPSHOTS_EXPORT_DIR") }

  /// The file to which the names of all pictures are written instead of drawing them; nil for none.
  static var namesFile: String? {
    path("SNAPSHOTS_ALL_IMAGE_NAMES_FILE") ?? path("SNAPSHOT_PREVIEWS_ALL_IMAGE_NAMES_FILE")
  }

  /// The value of an environment variable, with or without the prefix with which Xcode passes it to tests.
  private static func path(_ name: String) -> String? {
    let value = ProcessEnvironment.value(name) ?? ProcessEnvironment.value("TEST_RUNNER_\(name)")
    let path = value?.trimmingCharacters(in: .whitespacesAndNewlines)
    return path?.isEmpty == false ? path : nil
  }
}
