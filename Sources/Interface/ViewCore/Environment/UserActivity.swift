public import Foundation

// What views tell the system about themselves, or take from it; nothing of it shows in a picture.

nonisolated extension View {
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
