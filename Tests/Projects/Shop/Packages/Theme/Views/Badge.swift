import Shapes
import SwiftUI

public struct Badge: View {
  let title: String

  public init(title: String) { self.title = title }

  public var body: some View {
    Text(title).padding(4).overlay(Rim(width: 1))
  }
}

#Preview("Badge") {
  Badge(title: "New")
}
