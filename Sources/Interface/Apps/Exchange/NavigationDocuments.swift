public import CoreTransferableShim
public import Foundation
public import Views

/// The document that a screen is of, which its title offers to share or to move once it is tapped.
nonisolated extension View {
  public func navigationDocument(_ url: URL) -> some View { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}
