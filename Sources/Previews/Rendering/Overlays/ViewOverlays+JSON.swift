import Foundation
internal import Reports
import Views

extension ViewOverlays {
  /// The overlays as a JSON object: guides with the ends of their lines, hit areas with their frames.
  package var json: String {
    let value: JSONValue = .object([
      "guides": .array(
        guides.map { guide in
          .object([
            "name": .string(guide.name), "source": .optional(guide.source?.description),
            "start": .array([guide.start.x, guide.start.y].map { .number(Double($0)) }),
            "end": .array([guide.end.x, guide.end.y].map { .number(Double($0)) }),
          ])
        }),
      "hitAreas": .array(
        hitAreas.map { area in
          let frame = area.frame
          return .object([
            "name": .string(area.name), "source": .optional(area.source?.description),
            "frame": .array(
              [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }),
          ])
        }),
    ])
    return value.line
  }
}
