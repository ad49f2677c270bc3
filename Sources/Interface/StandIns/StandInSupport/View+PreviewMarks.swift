public import Views

extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets whether the preview has no snapshot, for stand-ins of tools that make snapshots of previews.
  public static func standInExcluded(_ isExcluded: Bool) -> PreviewTrait { .excluded(isExcluded) }
}

nonisolated extension View {
  /// Sets marks for the snapshot of the view's preview, for stand-ins of tools that make snapshots of
  /// previews.
  public func standInMarked(_ change: @escaping (inout _PreviewMarks) -> Void) -> some View {
    previewMarked(change)
  }
}
