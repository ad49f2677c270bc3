import SwiftUI

public struct Rim: View {
  let width: Double

  public init(width: Double) { self.width = width }

  public var body: some View { Rectangle().stroke(lineWidth: width) }
}
