import Foundation
import Geometry
import LayoutEngine
import ViewCore
import Views

/// The name of a missing container, where it leaves the content legible: above the container if there is room, otherwise
/// in the upper trailing corner of a high one, and nowhere if it is wider than the container.
struct MissingContainerName: View {
  let name: String

  /// Fits into the gap that stacks leave between their views.
  static let height: CGFloat = 8
  /// The least height of a container that has its name inside.
  static let leastHeight: CGFloat = 44

  var body: some View {
    GeometryReader { proxy in
      let isAbove = proxy.frame(in: .global).minY >= Self.height
      ViewThatFits(in: .horizontal) {
        if isAbove || proxy.size.height >= Self.leastHeight {
          Text(verbatim: name).font(.system(size: 6.5)).foregroundStyle(.secondary).lineLimit(1).fixedSize()
            .padding(.horizontal, 2)
        }
        Color.clear
      }
      .frame(
        width: proxy.size.width, height: Self.height, alignment: isAbove ? .leading : .trailing
      )
      .offset(y: isAbove ? -Self.height : 0)
    }
  }
}

extension EnvironmentValues {
  /// The names of the missing containers around a view, the outermost first.
  var missingContainers: [String] {
    get { self[MissingContainersKey.self] }
    set { self[MissingContainersKey.self] = newValue }
  }
}

private struct MissingContainersKey: EnvironmentKey {
  static let defaultValue: [String] = []
}
