public import CoreTransferableShim
public import Foundation
public import Views

/// The document of a screen, which its title offers to share or to move when it is tapped.
nonisolated extension View {
  public func navigationDocument(_ url: URL) -> some View { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}
