public import Views

/// A note by a stand-in about a picture that is not as a device would show it.
public enum StandInNote {
  /// In what way the picture differs.
  public enum Cause: Sendable {
    /// It is drawn, but not exactly as on a device.
    case approximated
    /// It is accepted and changes nothing, although it would on a device.
    case withoutEffect
    /// An image is not available here and is replaced.
    case placeholder

    fileprivate var cause: FidelityNote.Cause {
      switch self {
      case .approximated: .approximated
      case .withoutEffect: .withoutEffect
      case .placeholder: .placeholder
      }
    }
  }

  /// Adds a note to the current picture, for code that has no view to add it to (`View.standInNoted`).
  ///
  /// - Parameters:
  ///   - subject: the name as it is written in source.
  ///   - sentence: one English sentence with its full stop.
  public static func add(_ cause: Cause, _ subject: String, _ sentence: String) {
    RenderContext.current.note(cause.cause, subject, sentence)
  }
}

nonisolated extension View {
  /// The same view; a picture that shows it is reported with a note, at the view's line.
  ///
  /// - Parameters:
  ///   - subject: the view or modifier as it is written in source.
  ///   - sentence: one English sentence with its full stop.
  public func standInNoted(
    _ cause: StandInNote.Cause, _ subject: String, _ sentence: String
  ) -> some View {
    noted(cause.cause, subject, sentence)
  }
}
