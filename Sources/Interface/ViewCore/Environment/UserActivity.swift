public import Foundation

// Modifiers with which views hand activities to the system or receive them; nothing of this shows in a
// picture.

nonisolated extension View {
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
