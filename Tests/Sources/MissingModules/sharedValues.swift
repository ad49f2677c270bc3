// run: --size 300x*
// in a package
// A shared value that a missing module makes is of the type that has it, which says so by its name or by what makes it.
import Foundation
import SwiftUI
import Theming

struct Constants {
  let limit: Int
  let home: URL
}
extension Constants {
  static let shared = decoded("Constants")
  static let other = loader.load(Constants.self)
}

private struct Limits: View {
  let constants: Constants
  var body: some View { Text("limit \(constants.limit)") }
}
#Preview("Constants") {
  VStack {
    Limits(constants: .shared)  // shows: limit 0
    Text("other \(Constants.other.limit)")  // shows: other 0
  }
}
