public import Views

nonisolated extension View {
  /// The prominence of badges.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inputs {
      $0.environment.badgeProminence = prominence
      if prominence != .standard {
        $0.note(.withoutEffect, "badgeProminence", "Badges are drawn with the standard prominence.")
      }
    }
  }
}
