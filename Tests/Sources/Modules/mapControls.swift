import MapKit
import SwiftUI

#Preview {
  VStack {
    // notes: MapUserLocationButton
    MapUserLocationButton()
    // notes: MapPitchToggle
    MapPitchToggle()
    // A device shows it while the map is turned.
    MapCompass()
  }
}
