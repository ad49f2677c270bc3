// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import StandInSupport
import SwiftUI
import Views

/// Apple's button that asks for the location once, shown as a labelled box.
public struct LocationButton: View {
  public struct Title: Hashable, Sendable {
    let text: String
    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }
  private let title: Title
  public init(_ title: Title? = nil, action: @escaping () -> Void) { self.title = title ?? .currentLocation }
  public var body: some View {
    Label(title.text, systemImage: "location.fill").padding(.horizontal, 12).padding(.vertical, 8)
      .foregroundStyle(.white).background(.tint, in: RoundedRectangle(cornerRadius: 8))
      .standInNoted(
        .approximated, "LocationButton",
        "Apple's own button is drawn by the system; one like it is drawn here.")
  }
}
