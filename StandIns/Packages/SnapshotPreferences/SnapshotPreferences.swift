import Foundation
import SnapshotSharedModels
import StandInSupport
import SwiftUI
import Views

// What previews say about their snapshots reaches `fittingroom snapshot`, `render --sidecars` and tests of
// SnapshottingTests.

extension View {
  /// Draws the VoiceOver elements.
  public func snapshotAccessibility(_ enabled: Bool?) -> some View {
    standInMarked { $0.drawsAccessibility = enabled ?? $0.drawsAccessibility }
  }

  /// Sets the share of pixels that may differ, 0 to 1.
  public func snapshotDiffThreshold(_ diffThreshold: Float?) -> some View {
    emergeSnapshotPrecision(diffThreshold.map { 1 - $0 })
  }

  /// Whether the first scroll view is as tall as its content.
  public func snapshotExpansion(_ enabled: Bool?) -> some View {
    standInMarked { $0.expandsScrollViews = enabled ?? $0.expandsScrollViews }
  }

  /// How a simulator takes the picture; without effect here.
  public func snapshotRenderingMode(_ renderingMode: EmergeRenderingMode?) -> some View { self }

  /// Adds tags to the picture.
  public func snapshotTags(_ tags: [String: String]) -> some View {
    standInMarked { $0.tags.merge(tags) { _, new in new } }
  }

  /// Adds context to the picture.
  public func snapshotAdditionalContext(_ context: [String: Any]) -> some View {
    let values = SnapshotMetadataValue.dictionary(from: context).mapValues(\.mark)
    return standInMarked { $0.context.merge(values) { _, new in new } }
  }

  /// Names the picture's group.
  public func snapshotGroup(_ group: String) -> some View { snapshotGroup(.custom(group)) }

  /// Sets the picture's group.
  public func snapshotGroup(_ group: SnapshotGroup) -> some View {
    standInMarked { marks in
      switch group {
      case .default: marks.group = .own
      case .custom(let name): marks.group = .named(name)
      case .module: marks.group = .module
      }
    }
  }

  /// Sets the background that the picture is displayed on.
  public func snapshotCanvasTheme(_ theme: SnapshotCanvasTheme?) -> some View {
    standInMarked { $0.canvasTheme = theme?.rawValue ?? $0.canvasTheme }
  }

  // MARK: Former names

  public func diffThreshold(_ diffThreshold: Float?) -> some View { snapshotDiffThreshold(diffThreshold) }

  public func emergeAccessibility(_ enabled: Bool?) -> some View { snapshotAccessibility(enabled) }

  /// Sets the share of the pixels that must match, 0 to 1.
  public func emergeSnapshotPrecision(_ precision: Float?) -> some View {
    standInMarked { $0.precision = precision.map(Double.init) ?? $0.precision }
  }

  public func emergeExpansion(_ enabled: Bool?) -> some View { snapshotExpansion(enabled) }

  public func emergeRenderingMode(_ renderingMode: EmergeRenderingMode?) -> some View { self }

  /// Marks a picture for a service that is not used here.
  public func emergeAppStoreSnapshot(_ enabled: Bool?) -> some View { self }
}

extension SnapshotMetadataValue {
  fileprivate var mark: _PreviewMarks.Value {
    switch self {
    case .string(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let flag): .flag(flag)
    case .object(let members): .members(members.mapValues(\.mark))
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets whether the preview has no snapshot; `fittingroom snapshot` reads it in the source.
  public static func snapshotExcluded(_ excluded: Bool) -> PreviewTrait { .standInExcluded(excluded) }

  public static var snapshotExcluded: PreviewTrait { .snapshotExcluded(true) }
}
