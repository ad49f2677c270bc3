import DeviceFrames
import Devices
import Foundation
import Testing

@Suite struct DeviceBodyTests {
  @Test func hasABodyForEveryScreen() {
    for size in [
      CGSize(width: 1, height: 1), CGSize(width: 402, height: 874), CGSize(width: 3000, height: 20),
    ] {
      let body = DeviceBody.generic(screen: size)
      #expect(body.bezel.width > 0 && body.bezel.height > 0)
      #expect(body.cornerRadius <= Double(min(size.width, size.height)) / 2)
    }
  }
}
