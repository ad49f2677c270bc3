package import Fonts
import Foundation
import Geometry
package import Imaging
import LayoutEngine
package import Rasterization
import Views

/// A picture of the elements that VoiceOver stops at: the view with its elements numbered in reading order,
/// and a legend with what is spoken for each.
@MainActor
package struct AccessibilityPicture {
  private let renderer: ViewRenderer
  private let pixelLimit: Int

  package init(fonts: FontLibrary, pixelLimit: Int) {
    renderer = ViewRenderer(fonts: fonts)
    self.pixelLimit = pixelLimit
  }

  /// - Parameters:
  ///   - picture: the view's own picture, opaque.
  ///   - scale: its pixels per point.
  package func bitmap(
    of hierarchy: AccessibilityHierarchy, on picture: Bitmap, scale: Double, _ rasterizer: Rasterizer
  ) throws -> Bitmap {
    var request = RenderRequest(proposal: .unspecified, scale: scale)
    request.background = .white
    request.pixelLimit = pixelLimit
    // It is a separate page, and does not advance the view's clock.
    request.isNested = true
    let page = AccessibilityPage(elements: hierarchy.flattened, picture: picture, scale: scale)
    return try renderer.render(page, request).bitmap(rasterizer)
  }
}

/// The numbered view and the legend.
private nonisolated struct AccessibilityPage: View {
  let elements: [AccessibilityElement]
  let picture: Bitmap
  let scale: Double

  @MainActor var body: some View {
    HStack(alignment: .top, spacing: 0) {
      marked
      VStack(alignment: .leading, spacing: 14) {
        ForEach(Array(elements.enumerated()), id: \.offset) { number, element in
          AccessibilityLegendEntry(number: number + 1, element: element)
        }
        if elements.isEmpty { Text(verbatim: "VoiceOver stops at nothing.").font(.system(size: 13)) }
      }
      .frame(width: 288, alignment: .topLeading)
      .padding(16)
      .frame(minHeight: height, alignment: .topLeading)
      .background(AccessibilityPalette.paper)
    }
    .background(AccessibilityPalette.paper)
    .environment(\.colorScheme, .light)
  }

  private var width: CGFloat { CGFloat(Double(picture.width) / scale) }
  private var height: CGFloat { CGFloat(Double(picture.height) / scale) }

  /// Elements outside the picture are only in the legend.
  @MainActor private var marked: some View {
    ZStack(alignment: .topLeading) {
      Image(bitmap: picture, scale: CGFloat(scale))
      ForEach(Array(elements.enumerated()), id: \.offset) { number, element in
        mark(number + 1, element)
      }
    }
    .frame(width: width, height: height, alignment: .topLeading)
    .clipped()
  }

  @MainActor
  private func mark(_ number: Int, _ element: AccessibilityElement) -> some View {
    let color = AccessibilityPalette.color(number)
    let frame = element.frame
    return ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 4).fill(color.opacity(0.16))
      RoundedRectangle(cornerRadius: 4).strokeBorder(color, lineWidth: 1)
      if let point = element.activationPoint {
        Circle().strokeBorder(color, lineWidth: 2).frame(width: 10, height: 10)
          .offset(x: point.x - frame.minX - 5, y: point.y - frame.minY - 5)
      }
      AccessibilityBadge(number: number)
    }
    .frame(width: max(frame.width, 1), height: max(frame.height, 1), alignment: .topLeading)
    .offset(x: frame.minX, y: frame.minY)
  }
}

/// A number on its colour.
private nonisolated struct AccessibilityBadge: View {
  let number: Int

  @MainActor var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: 9, weight: .bold))
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 3)
      .frame(minWidth: 14, minHeight: 13)
      .background(RoundedRectangle(cornerRadius: 3).fill(AccessibilityPalette.color(number)))
  }
}

/// What is spoken for one element.
private nonisolated struct AccessibilityLegendEntry: View {
  let number: Int
  let element: AccessibilityElement

  @MainActor var body: some View {
    let speech = element.speech
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      AccessibilityBadge(number: number)
      VStack(alignment: .leading, spacing: 3) {
        line(speech.description.isEmpty ? "(nothing)" : speech.description, 13)
        if !speech.hint.isEmpty { line(speech.hint, 12).italic().foregroundStyle(AccessibilityPalette.faint) }
        ForEach(Array(details.enumerated()), id: \.offset) { _, detail in
          line(detail.text, 12).bold(detail.isBold).padding(.leading, detail.isInner ? 12 : 0)
        }
      }
    }
  }

  @MainActor
  private func line(_ text: String, _ size: CGFloat) -> Text {
    Text(verbatim: text).font(.system(size: size)).foregroundStyle(Color.black)
  }

  private typealias Detail = (text: String, isInner: Bool, isBold: Bool)

  private var details: [Detail] {
    var details: [Detail] = []
    if let level = element.headingLevel { details.append(("Heading level \(level)", false, false)) }
    let silent = element.traits.filter { Self.silentTraits.contains($0) }
    if !silent.isEmpty { details.append((silent.map(\.rawValue).joined(separator: ", "), false, false)) }
    if !element.inputLabels.isEmpty {
      details.append(("Voice: " + element.inputLabels.joined(separator: " | "), false, false))
    }
    if !element.actions.isEmpty { details.append(("Actions Available", false, false)) }
    details += element.actions.map { ("↳ \($0)", true, false) }
    if !element.customContent.isEmpty { details.append(("More Content Available", false, false)) }
    details += element.customContent.map { ("↳ \($0.label): \($0.value)", true, $0.isImportant) }
    for rotor in element.rotors {
      details.append(("Rotor: \(rotor.name)", false, true))
      details += rotor.entries.map { ("– \($0)", true, false) }
    }
    return details
  }

  /// Traits that VoiceOver has no word for.
  private static let silentTraits: Set<AccessibilityTrait> = [
    .keyboardKey, .summaryElement, .updatesFrequently, .playsSound, .startsMediaSession,
    .allowsDirectInteraction,
    .causesPageTurn, .modal, .supportsZoom, .scrollable,
  ]
}

/// The colours of the page: twelve on which white numbers are legible.
private enum AccessibilityPalette {
  static let paper = Color(red: 0.93, green: 0.93, blue: 0.94)
  static let faint = Color(red: 0.3, green: 0.3, blue: 0.32)

  private static let colors: [Color] = [
    Color(red: 0.43, green: 0.25, blue: 0.75), Color(red: 0.05, green: 0.42, blue: 0.70),
    Color(red: 0.07, green: 0.45, blue: 0.40), Color(red: 0.66, green: 0.16, blue: 0.38),
    Color(red: 0.75, green: 0.22, blue: 0.17), Color(red: 0.45, green: 0.20, blue: 0.20),
    Color(red: 0.16, green: 0.45, blue: 0.20), Color(red: 0.23, green: 0.30, blue: 0.58),
    Color(red: 0.62, green: 0.26, blue: 0.55), Color(red: 0.50, green: 0.38, blue: 0.05),
    Color(red: 0.20, green: 0.35, blue: 0.42), Color(red: 0.58, green: 0.30, blue: 0.08),
  ]

  static func color(_ number: Int) -> Color { colors[(number - 1) % colors.count] }
}
