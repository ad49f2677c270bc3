// run: --size 240x* --locale de
// in a package
// nothing else is shown
// A type of the app may have members that Foundation's have, and extensions of its own of Foundation's types.
import SwiftUI

enum ProductTarget {
  case app
  var bundleIdentifier: String { "app" }
  func createDirectory() {}
  static func url(forResource name: String) -> String { name }
}
extension Locale {
  var isEnglish: Bool { identifier.hasPrefix("en") }
}
#Preview {
  Text(verbatim: Bundle.main.object(forInfoDictionaryKey: "CFBundlePackageType") as! String)  // shows: APPL
}
#Preview { Text(verbatim: Locale.current.isEnglish ? "English" : 1234.5.formatted()) }  // shows: 1.234,5
