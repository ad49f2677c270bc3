import SwiftUI

/// An app of three screens: the trips, one of them, and a stop of that.
@main
struct TripsApp: App {
  @State private var trips = Trip.examples

  var body: some Scene {
    WindowGroup {
      TripList(trips: $trips)
    }
  }
}

struct Trip: Identifiable, Hashable {
  struct Stop: Identifiable, Hashable {
    var name: String
    var isVisited = false
    var id: String { name }
  }

  var name: String
  var stops: [Stop]
  var id: String { name }
  var visitCount: Int { stops.count { $0.isVisited } }

  static let examples = [
    Trip(name: "Lakes", stops: [Stop(name: "Como"), Stop(name: "Garda"), Stop(name: "Iseo")]),
    Trip(name: "Coast", stops: [Stop(name: "Porto"), Stop(name: "Lisbon")]),
  ]
}

struct TripList: View {
  @Binding var trips: [Trip]

  var body: some View {
    NavigationStack {
      List($trips) { $trip in
        NavigationLink {
          TripDetail(trip: $trip)
        } label: {
          LabeledContent(trip.name, value: "\(trip.visitCount) of \(trip.stops.count)")
        }
      }
      .navigationTitle("Trips")
    }
  }
}

struct TripDetail: View {
  @Binding var trip: Trip

  var body: some View {
    List($trip.stops) { $stop in
      NavigationLink {
        StopDetail(stop: $stop)
      } label: {
        Label(stop.name, systemImage: stop.isVisited ? "checkmark.circle.fill" : "circle")
      }
    }
    .navigationTitle(trip.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct StopDetail: View {
  @Binding var stop: Trip.Stop
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Toggle("Visited", isOn: $stop.isVisited)
      Button("Done") { dismiss() }
    }
    .navigationTitle(stop.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}
