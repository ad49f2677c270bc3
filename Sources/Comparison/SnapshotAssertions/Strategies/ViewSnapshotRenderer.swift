import ComparisonRuns
import Dispatch
internal import FittingRoomKit
import Foundation
import Geometry
import ImageComparison
import Imaging
import LayoutEngine
internal import OperatingSystem
import ProjectAssets
import Rasterization
package import Rendering
package import Views

/// Renders views for snapshots with the bundled fonts, and with the texts, assets and fonts of the test's own project.
@MainActor
package struct ViewSnapshotRenderer {
  /// One for all snapshots of a project, because opening fonts takes longer than rendering a view.
  private static var renderers: [String: Result<ViewSnapshotRenderer, any Error>] = [:]

  private let renderer: ViewRenderer
  private let rasterizer = Rasterizer(options: .init(threads: min(Parallel.processorCount, 8)))

  /// - Parameter testFile: a source of the project whose resources views show; `nil` for none.
  private init(testFile: String?) throws {
    renderer = try ProjectRenderer.make(near: testFile)
  }

  private static func renderer(testFile: String?) throws -> ViewSnapshotRenderer {
    // A test may run where its sources are not available.
    let testFile = testFile.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    let project = testFile.map(CatalogSearch.project(of:)) ?? ""
    let known = renderers[project] ?? Result { try ViewSnapshotRenderer(testFile: testFile) }
    renderers[project] = known
    return try known.get()
  }

  /// Renders a view from any thread: views belong to the main actor, but tests need not run there.
  nonisolated static func render<V: View>(
    _ view: V, _ layout: SwiftUISnapshotLayout, _ traits: SnapshotTraits
  ) throws -> ViewSnapshot {
    var request = request(layout, traits)
    request.steps = traits.steps.map(\.step)
    request.moment = traits.moment
    request.showsMovement = traits.moment != nil
    nonisolated(unsafe) let view = view
    return try render(request) { view }
  }

  /// Renders a view that is created on the main actor.
  package nonisolated static func render<V: View>(
    _ request: RenderRequest, _ view: @MainActor () throws -> V
  ) throws -> ViewSnapshot {
    let testFile = SnapshotVerification.testFile
    func render() throws -> ViewSnapshot {
      try MainActor.assumeIsolated { try renderer(testFile: testFile).render(view(), request) }
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
    var image = SnapshotImage(bitmap: outcome.bitmap(rasterizer), scale: request.scale)
    image.views = ViewFrame(outcome.tree.root)
    return ViewSnapshot(
      image: image, frames: outcome.tree.outline + "\n", texts: TextOutline.text(of: outcome.tree))
  }

  package nonisolated static func request(
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

/// The result of rendering a view.
package struct ViewSnapshot: Sendable {
  package var image: SnapshotImage
  /// The tree of placed views.
  package var frames: String
  /// The texts and their lines.
  package var texts: String
}

extension ViewFrame {
  fileprivate init(_ node: FrameTree.Node) {
    self.init(
      type: node.type, id: node.id ?? "", source: node.source?.description, x: Double(node.frame.minX),
      y: Double(node.frame.minY), width: Double(node.frame.width), height: Double(node.frame.height),
      children: node.children.map(ViewFrame.init))
    text = node.text?.string
    styles = (node.text?.styles ?? []).map { TextStyle(size: $0.size, weight: $0.weight, color: $0.color) }
  }
}

/// The texts of a render as a list: each with its lines and problems.
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
