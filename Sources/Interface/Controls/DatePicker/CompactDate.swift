import Foundation
import Geometry
import LayoutEngine
import Views

/// A date and a time as text, each on a background of its own; 34 points high, text 12 points in.
nonisolated struct CompactDate: View {
  let date: Date
  let components: DatePickerComponents

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderVersion) private var version
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        part(format.month(.abbreviated).day().year())
      }
      if components.contains(.hourAndMinute) {
        part(format.hour().minute())
      }
    }
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  @MainActor
  private func part(_ format: Date.FormatStyle) -> some View {
    Text(verbatim: format.format(date))
      .lineLimit(1)
      // A device shrinks a long date instead of truncating it.
      .minimumScaleFactor(0.5)
      .foregroundStyle(Color(.system(isEnabled ? .label : .tertiaryLabel)))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        Color(.system(.tertiarySystemFill)),
        in: version < .iOS26 ? AnyShape(RoundedRectangle(cornerRadius: 8)) : AnyShape(Capsule()))
  }
}
