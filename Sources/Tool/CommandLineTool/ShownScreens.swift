import PreviewRunner

/// Which views of a run were shown on a device by default, which is reported once.
struct ShownScreens {
  private var views: Set<String> = []

  /// A preview that names its device, or its orientation, specifies itself how it is shown.
  mutating func add(_ report: RenderReport) {
    guard report.extent?.device == PreviewVariant.standardDevice else { return }
    views.insert("\(report.file) \(report.view)")
  }

  /// How to show them differently; nil if there are none.
  var sentence: String? {
    guard !views.isEmpty else { return nil }
    let count =
      views.count == 1 ? "1 view fills a screen and is" : "\(views.count) views fill a screen and are"
    return "\(count) shown on an \(PreviewVariant.standardDevice); --device names another, "
      + "--size \"*x*\" takes their ideal sizes"
  }
}
