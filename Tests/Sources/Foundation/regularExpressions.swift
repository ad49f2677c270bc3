// run: --size 300x*
// `/…/` is a regular expression, as in Xcode's projects, and the names of Security are there with Foundation.
import Foundation
import SwiftUI

func randomBytes(_ count: Int) -> Int {
  var bytes = [UInt8](repeating: 0, count: count)
  return SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess ? bytes.count : 0
}
#Preview {
  VStack {
    // shows: 12
    Text(verbatim: "a12b".firstMatch(of: /[0-9]+/).map { String($0.output) } ?? "none")
    Text(verbatim: "\(randomBytes(3)) bytes")  // shows: 3 bytes
  }
}
