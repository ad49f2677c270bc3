@_exported public import SnapshotTesting

#if CustomDump
  internal import CustomDump

  extension Snapshotting where Format == String {
    /// Compares swift-custom-dump's output for values, in references with the extension `.txt`.
    ///
    /// It is available if a package depends on this one with the trait `CustomDump`
    /// (Documentation/Moving.md).
    public static var customDump: Snapshotting {
      Snapshotting<String, String>.lines.pullback { String(customDumping: $0) }
    }
  }
#endif
