import CPixelKernels
import Foundation
import Geometry

/// The pixels of each row that a small loop covers and touches, at any position.
///
/// Rows are reported a little too high and columns with a margin, so that the result holds for all positions
/// that a profile stands for, despite the rounding of corners: pixels reported as covered are covered
/// entirely, and no pixel outside those reported as touched is touched.
struct LoopProfile {
  /// A row relative to the one in which the loop begins, in pixels from the loop's start.
  struct Row {
    /// The completely covered pixels; none if the first is not below the second.
    var inner: (min: Double, max: Double)
    /// The touched pixels.
    var outer: (min: Double, max: Double)
  }

  /// The position of the first row, from the row in which the loop begins.
  let firstRow: Int
  let rows: [Row]

  /// The fractions of a pixel at which profiles are made.
  static let phases = 16
  /// More than rounding moves a corner, and than chords differ if there is one more or fewer.
  static let margin = 1.0 / 64

  /// Nil if the loop may run around a point in the opposite direction, or cover one twice.
  ///
  /// - Parameters:
  ///   - edges: of the loop, which begins at 0.
  ///   - phase: how far below a row's upper side it begins, in sixteenths; the profile includes up to one
  ///     more.
  ///   - isClockwise: its direction on screen.
  init?(_ edges: UnsafeMutableBufferPointer<EdgeList.Edge>, phase: Int, isClockwise: Bool) {
    let unit = Double(EdgeList.one)
    let shift = Double(phase) / Double(Self.phases)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for edge in edges {
      top = min(top, Double(min(edge.y0, edge.y1)) / unit)
      bottom = max(bottom, Double(max(edge.y0, edge.y1)) / unit)
    }
    guard top < bottom else { return nil }
    let first = Int((top + shift - Self.margin).rounded(.down))
    let last = Int((bottom + shift + 1 / Double(Self.phases) + Self.margin).rounded(.down))
    var rows: [Row] = []
    for row in first...last {
      // The part of the loop that may be in the row.
      let low = Double(row) - shift - 1 / Double(Self.phases) - Self.margin
      let high = Double(row + 1) - shift + Self.margin
      var entering = (min: Double.infinity, max: -Double.infinity)
      var leaving = (min: Double.infinity, max: -Double.infinity)
      for edge in edges {
        let (x0, y0) = (Double(edge.x0) / unit, Double(edge.y0) / unit)
        let (x1, y1) = (Double(edge.x1) / unit, Double(edge.y1) / unit)
        if min(y0, y1) > high || max(y0, y1) < low { continue }
        var (least, most) = (min(x0, x1), max(x0, x1))
        if y0 != y1 {
          let slope = (x1 - x0) / (y1 - y0)
          let ends = (
            x0 + (min(max(low, min(y0, y1)), max(y0, y1)) - y0) * slope,
            x0 + (max(min(high, max(y0, y1)), min(y0, y1)) - y0) * slope
          )
          (least, most) = (max(min(ends.0, ends.1), least), min(max(ends.0, ends.1), most))
          // On the left side of a clockwise loop the path goes up.
          if (y1 < y0) == isClockwise {
            entering = (min(entering.min, least), max(entering.max, most))
          } else {
            leaving = (min(leaving.min, least), max(leaving.max, most))
          }
        } else {
          // A horizontal edge changes nothing, but its pixels are touched.
          entering.min = min(entering.min, least)
          leaving.max = max(leaving.max, most)
        }
      }
      // Then the pixels in between are inside once at every height, and nothing is inside on the other side
      // of the loop.
      if entering.max > leaving.min + 2 / unit { return nil }
      let isWhole = low >= top && high <= bottom
      rows.append(
        Row(
          inner: isWhole ? (entering.max + Self.margin, leaving.min - Self.margin) : (0, -1),
          outer: (
            min(entering.min, leaving.min) - Self.margin, max(entering.max, leaving.max) + Self.margin
          )))
    }
    firstRow = first
    self.rows = rows
  }
}
