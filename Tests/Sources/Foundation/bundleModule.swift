// run: --size 300x*
// in a package
// A package's bundle is there whatever else is called like that.
import SwiftUI

private func describe() -> String {
  let module = "a module"
  return module
}
#Preview {
  VStack {
    Text(describe())  // shows: a module
    Text(Bundle.module.bundlePath.isEmpty ? "none" : "bundle")  // shows: bundle
  }
}
