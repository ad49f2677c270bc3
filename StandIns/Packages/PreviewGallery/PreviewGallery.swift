import StandInSupport
import SwiftUI

/// All previews of an app, which a device finds in the app's own program.
public struct PreviewGallery: View {
  public init() {}

  public var body: some View { LabelledBox("PreviewGallery", kind: "all previews of the app") }
}
