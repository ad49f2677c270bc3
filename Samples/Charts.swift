import Charts
import SwiftUI

struct Sales: Identifiable {
  let id = UUID()
  let month: String
  let kind: String
  let amount: Double
}

struct Reading: Identifiable {
  let date: Date
  let value: Double
  var id: Date { date }
}

/// Marks of all kinds.
struct ChartSamples: View {
  let sales = [
    Sales(month: "Jan", kind: "Tea", amount: 31), Sales(month: "Jan", kind: "Coffee", amount: 54),
    Sales(month: "Feb", kind: "Tea", amount: 45), Sales(month: "Feb", kind: "Coffee", amount: 62),
    Sales(month: "Mar", kind: "Tea", amount: 28), Sales(month: "Mar", kind: "Coffee", amount: 71),
  ]
  let readings = (0..<14).map { day in
    Reading(
      date: Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(day) * 86_400),
      value: 60 + 18 * sin(Double(day) / 2.2))
  }

  var body: some View {
    VStack(spacing: 24) {
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
      .frame(height: 160)
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
          .position(by: .value("Kind", sale.kind))
          .cornerRadius(4)
          .annotation { Text("\(Int(sale.amount))").font(.caption2) }
      }
      .chartLegend(position: .top)
      .frame(height: 180)
      Chart {
        ForEach(readings) { reading in
          AreaMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
            .foregroundStyle(
              .linearGradient(
                colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom)
            )
            .interpolationMethod(.catmullRom)
          LineMark(x: .value("Day", reading.date), y: .value("Value", reading.value))
            .interpolationMethod(.catmullRom)
        }
        RuleMark(y: .value("Goal", 70))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
          .annotation(position: .top, alignment: .trailing) {
            Text("Goal").font(.caption).foregroundStyle(.red)
          }
      }
      .chartYAxisLabel("Beats per minute")
      .frame(height: 170)
      Chart(sales) { sale in
        BarMark(x: .value("Amount", sale.amount), y: .value("Month", sale.month))
      }
      .frame(height: 120)
      HStack {
        Chart(readings) { reading in
          PointMark(
            x: .value("Value", reading.value),
            y: .value("Day", reading.date.timeIntervalSince1970 / 1e9)
          )
          .symbol(.diamond)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        Chart(sales) { sale in
          SectorMark(
            angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 1
          )
          .foregroundStyle(by: .value("Month", sale.month))
        }
      }
      .frame(height: 150)
    }
    .padding()
  }
}

#Preview {
  ChartSamples()
}
