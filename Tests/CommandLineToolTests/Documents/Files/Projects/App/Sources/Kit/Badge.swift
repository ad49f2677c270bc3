import SwiftUI

public struct Badge: View {
  public init() {}
  public var body: some View { Text("New").padding(4).background(.orange, in: .capsule) }
}

#Preview("Badge") {
  Badge()
}
