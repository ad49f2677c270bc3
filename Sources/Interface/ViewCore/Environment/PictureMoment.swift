package import Foundation

/// The moment that every picture shows, whatever the machine's clock says: 9:41 UTC on 15 September 2025, the day of
/// iOS 26.
package enum PictureMoment {
  package static let secondsSince1970: Int64 = 1_757_929_260

  package static var date: Date { Date(timeIntervalSince1970: TimeInterval(secondsSince1970)) }
}

extension EnvironmentValues {
  private struct PictureMomentKey: EnvironmentKey {
    static var defaultValue: Date { PictureMoment.date }
  }

  /// The moment that views which change with time show.
  package var pictureMoment: Date {
    get { self[PictureMomentKey.self] }
    set { self[PictureMomentKey.self] = newValue }
  }
}
