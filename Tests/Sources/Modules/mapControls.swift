// run: --size 300x200
// notes: MapUserLocationButton
// notes: MapPitchToggle
// The buttons of a map are labelled boxes beside it.
import MapKit
import SwiftUI

#Preview {
  VStack {
    // shows: MapUserLocationButton
    MapUserLocationButton()
    // shows: MapPitchToggle
    MapPitchToggle()
    // A device shows it while the map is turned.
    MapCompass()
  }
}
