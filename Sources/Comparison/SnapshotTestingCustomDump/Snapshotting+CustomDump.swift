@_exported public import SnapshotTesting

#if CustomDump
  internal import CustomDump

  extension Snapshotting where Format == String {
    /// Compares what swift-custom-dump says about values, in references that end in `.txt`.
    ///
    /// It is there where a package asks for this one with the trait `CustomDump` (Documentation/Moving.md).
    public static var customDump: Snapshotting {
      Snapshotting<String, String>.lines.pullback { String(customDumping: $0) }
    }
  }
#endif
