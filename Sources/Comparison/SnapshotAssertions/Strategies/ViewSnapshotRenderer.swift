import Dispatch
import Fonts
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import Rendering
import Views

/// Renders views for snapshots with the bundled fonts.
@MainActor
struct ViewSnapshotRenderer {
  /// One for all snapshots, because opening fonts takes longer than rendering a view.
  private static let shared = Result { try ViewSnapshotRenderer() }

  private let renderer: ViewRenderer
  private let rasterizer = Rasterizer(options: .init(threads: min(Parallel.processorCount, 8)))

  private init() throws {
    renderer = ViewRenderer(fonts: try FontLibrary(directory: Self.fontFolder))
  }

  /// The fonts named by the environment or near the program, or else those of the package this was built from: a
  /// user's tests do not run inside it.
  private static var fontFolder: URL {
    get throws {
      do {
        return try FontLibrary.locate()
      } catch {
        let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
          url.deletingLastPathComponent()
        }
        let folder = package.appendingPathComponent("Fonts")
        guard FileManager.default.fileExists(atPath: folder.path) else { throw error }
        return folder
      }
    }
  }

  /// Renders a view wherever the caller is: views belong to the main actor, but tests need not run there.
  nonisolated static func render<V: View>(
    _ view: V, _ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits
  ) throws -> ViewSnapshot {
    nonisolated(unsafe) let view = view
    func render() throws -> ViewSnapshot {
      try MainActor.assumeIsolated {
        var request = request(layout, traits)
        request.steps = traits.steps.map(\.step)
        return try shared.get().render(view, request)
      }
    }
    return try isOnMainQueue ? render() : DispatchQueue.main.sync(execute: render)
  }

  /// Marks the main queue: once the main thread has given itself up, other threads serve its queue.
  private nonisolated static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private nonisolated static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  private func render<V: View>(_ view: V, _ request: RenderRequest) throws -> ViewSnapshot {
    let outcome = try renderer.render(view, request)
    return ViewSnapshot(
      image: SnapshotImage(bitmap: outcome.bitmap(rasterizer), scale: request.scale),
      frames: outcome.tree.outline + "\n", texts: TextOutline.text(of: outcome.tree))
  }

  private nonisolated static func request(
    _ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits
  ) -> RenderRequest {
    var circumstances = traits.circumstances
    circumstances.scale = traits.displayScale ?? 1
    switch layout {
    case .sizeThatFits:
      return RenderRequest(proposal: .unspecified, circumstances: circumstances)
    case .fixed(let width, let height):
      return RenderRequest(
        proposal: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)),
        circumstances: circumstances)
    case .device(let device):
      circumstances.scale = traits.displayScale ?? device.scale
      circumstances.safeAreaInsets = EdgeInsets(
        top: CGFloat(device.safeArea.top), leading: CGFloat(device.safeArea.leading),
        bottom: CGFloat(device.safeArea.bottom), trailing: CGFloat(device.safeArea.trailing))
      circumstances.dynamicTypeSize = traits.dynamicTypeSize ?? device.dynamicTypeSize
      circumstances.horizontalSizeClass = device.hasCompactWidth ? .compact : .regular
      circumstances.verticalSizeClass = device.hasCompactHeight ? .compact : .regular
      return RenderRequest(
        proposal: ProposedViewSize(width: CGFloat(device.width), height: CGFloat(device.height)),
        circumstances: circumstances)
    }
  }
}

/// What a render of a view brought.
struct ViewSnapshot: Sendable {
  var image: SnapshotImage
  /// The tree of placed views.
  var frames: String
  /// The texts and their lines.
  var texts: String
}

/// The texts of a render as a list: each with its lines, and what is wrong with it.
enum TextOutline {
  static func text(of tree: FrameTree) -> String {
    var lines: [String] = []
    func add(_ node: FrameTree.Node) {
      if let text = node.text {
        var notes: [String] = []
        if text.truncated { notes.append("truncated") }
        if text.scale < 1 { notes.append("scaled to \(text.scale)") }
        if !text.missingGlyphs.isEmpty {
          notes.append("missing \(text.missingGlyphs.joined(separator: " "))")
        }
        let note = notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]"
        lines.append("\(node.type)\(node.id.map { " #\($0)" } ?? "") \(text.string.debugDescription)\(note)")
        lines += text.lines.map { "  \($0.string.debugDescription)" }
      }
      node.children.forEach(add)
    }
    add(tree.root)
    return lines.map { $0 + "\n" }.joined()
  }
}
