public import Views

nonisolated extension View {
  /// How much badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inputs {
      $0.environment.badgeProminence = prominence
      if prominence != .standard {
        $0.note(.withoutEffect, "badgeProminence", "Badges are drawn with the standard prominence.")
      }
    }
  }
}
