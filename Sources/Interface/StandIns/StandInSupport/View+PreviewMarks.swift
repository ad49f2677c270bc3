public import Views

extension PreviewTrait where T == Preview.ViewTraits {
  /// Says whether the preview has no snapshot, for stand-ins of tools that make snapshots of previews.
  public static func standInExcluded(_ isExcluded: Bool) -> PreviewTrait { .excluded(isExcluded) }
}

nonisolated extension View {
  /// Says something of the snapshot of the preview that the view is part of, for stand-ins of tools that make snapshots of previews.
  public func standInMarked(_ change: @escaping (inout _PreviewMarks) -> Void) -> some View {
    previewMarked(change)
  }
}
