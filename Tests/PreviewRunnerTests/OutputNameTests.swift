import Devices
import Geometry
import PreviewRunner
import Rendering
import Testing
import Views

@Suite struct OutputNameTests {
  private func name(_ change: (inout PreviewVariant) -> Void = { _ in }) -> String {
    var variant = PreviewVariant(width: 200, height: 60)
    change(&variant)
    return OutputName.name(file: "UploadProgress", view: "UploadProgressView", variant: variant)
  }

  @Test func isMadeOfFileViewAndSize() {
    #expect(name() == "UploadProgress.UploadProgressView.200x60.png")
  }

  @Test func leavesOutTheViewsOwnSize() {
    func own(_ change: (inout PreviewVariant) -> Void = { _ in }) -> String {
      name {
        ($0.width, $0.height) = (nil, nil)
        change(&$0)
      }
    }
    #expect(own() == "UploadProgress.UploadProgressView.png")
    #expect(own { $0.scale = 2 } == "UploadProgress.UploadProgressView@2x.png")
    #expect(own { $0.colorScheme = .dark } == "UploadProgress.UploadProgressView.dark.png")
    #expect(PreviewVariant().name == "ideal size")
  }

  @Test func tellsUnspecifiedInfiniteAndFractionalLengths() {
    #expect(name { $0.width = nil } == "UploadProgress.UploadProgressView.x60.png")
    #expect(name { $0.height = nil } == "UploadProgress.UploadProgressView.200x.png")
    #expect(name { $0.height = .infinity } == "UploadProgress.UploadProgressView.200xinf.png")
    #expect(name { $0.height = 60.5 } == "UploadProgress.UploadProgressView.200x60.5.png")
  }

  @Test func addsWhatWasAskedForInAFixedOrder() {
    let all = name {
      $0.scale = 2
      $0.device = Device(named: "iPhone 16 Pro")
      $0.colorScheme = .dark
      $0.contrast = .increased
      $0.locale = "ar"
      $0.dynamicTypeSize = .accessibility3
      $0.layoutDirection = .rightToLeft
      $0.scrollTarget = "bottom"
    }
    #expect(
      all
        == "UploadProgress.UploadProgressView.200x60@2x.iPhone-16-Pro.dark.increased-contrast.ar.accessibility3.rtl.bottom.png"
    )
  }

  @Test(arguments: [
    ("Dark mode", "Dark-mode"), ("a/b", "a-b"), ("../x", "-.-x"), ("Größe", "Größe"),
    ("50 %", "50--"), ("日本語", "日本語"),
  ])
  func replacesWhatAFileNameCouldTakeAmiss(text: String, safe: String) {
    #expect(OutputName.safe(text) == safe)
  }

  @Test func refusesMorePixelsThanAllowed() throws {
    try PreviewVariant.checkSize(width: 10, height: 10, scale: 1, limit: 100)
    #expect(throws: PreviewRunnerError.tooManyPixels(width: 10.5, height: 10, scale: 1, limit: 100)) {
      try PreviewVariant.checkSize(width: 10.5, height: 10, scale: 1, limit: 100)
    }
    #expect(throws: PreviewRunnerError.tooManyPixels(width: 6, height: 5, scale: 2, limit: 100)) {
      try PreviewVariant.checkSize(width: 6, height: 5, scale: 2, limit: 100)
    }
  }

  @Test func refusesARowThatIsTooWideWithoutAHeight() {
    #expect(throws: PreviewRunnerError.self) {
      try PreviewVariant(width: 1e9, height: nil).checkSize(limit: 100_000_000)
    }
  }
}
