public import Foundation

/// The location of the project's own files that tests read.
public enum Repository {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bundled fonts.
  public static let fonts = root.appendingPathComponent("Fonts")
}
