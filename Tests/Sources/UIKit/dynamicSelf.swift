// run: --size 200x*
// in a package
// An object of a view's own class is made by `Self()`, as Objective-C's initializers allow it.
import SwiftUI
import UIKit

class Banner: UILabel {
  static func made(_ text: String) -> Banner {
    let banner = Self()
    banner.text = text
    return banner
  }
  class func plain() -> Self { Self(frame: .zero) }
}
struct BannerView: UIViewRepresentable {
  func makeUIView(context: Context) -> Banner { Banner.made("made") }
  func updateUIView(_ view: Banner, context: Context) {}
}
#Preview("Banner") {
  VStack {
    BannerView()  // shows: made
    Text(Banner.plain().text ?? "plain")  // shows: plain
    Text(Bundle(identifier: "com.example.kit") == nil ? "none" : "kit")  // shows: kit
  }
}
