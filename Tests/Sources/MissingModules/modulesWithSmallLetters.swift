// run: --size 200x100
// in a package
// nothing else is shown
// Types of a missing module are known by what follows its name, which may begin with a small letter.
import SwiftUI
import secp

struct Pair {
  let key: secp.Signing.PrivateKey
  init(data: [UInt8]) throws { key = try secp.Signing.PrivateKey(data: data, parity: 0) }
}

#Preview("Pairs") {
  // shows: made
  Text((try? Pair(data: [1])) == nil ? "not made" : "made")
}
