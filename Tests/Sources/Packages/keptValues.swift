// run: --size 300x600
// nothing else is shown
// nothing is noted
// Values are stored for the duration of the picture.
import Defaults
import DeviceKit
import KeychainAccess
import Path
import SwiftUI

enum Level: String, Defaults.Serializable { case low, high }
extension Defaults.Keys {
  static let count = Key<Int>("count", default: 3)
  static let level = Key<Level>("level", default: .high)
  static let name = Key<String?>("name")
}
struct Counter: View {
  @Default(.count) private var count
  // shows: 3 high unnamed
  var body: some View { Text("\(count) \(Defaults[.level].rawValue) \(Defaults[.name] ?? "unnamed")") }
}
@MainActor func secret() -> String {
  let keychain = Keychain(service: "a").accessibility(.afterFirstUnlock)
  keychain["token"] = "kept"  // shows: kept
  return (try? Keychain(service: "a").get("token")) ?? "lost"
}

#Preview("Screen") {
  VStack {
    Counter()
    Text(Device.current.realDevice.description)  // shows: iPhone 16
    Text((Path("/a/b")! / "c.txt").basename(dropExtension: true))  // shows: c
    Text(secret())
  }
}
