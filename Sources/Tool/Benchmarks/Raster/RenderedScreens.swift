import Drawing
import Fonts
import Rendering
import SwiftUI

/// Screens of a phone as an app's views make them, for what draws display lists.
enum RenderedScreens {
  /// A screen as it is drawn.
  struct Screen {
    var name: String
    var list: DisplayList
  }

  /// The screens on white, 390 by 844 points at three pixels to a point.
  ///
  /// - Throws: `RenderError` if one cannot be drawn.
  @MainActor
  static func all(fonts: FontLibrary) throws -> [Screen] {
    [
      try screen("greetings", Greetings(), fonts), try screen("settings", Settings(), fonts),
      try screen("page", Page(), fonts),
    ]
  }

  @MainActor
  private static func screen(_ name: String, _ view: some View, _ fonts: FontLibrary) throws -> Screen {
    let request = RenderRequest(proposal: ProposedViewSize(width: 390, height: 844), scale: 3)
    let filled = view.frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
    return Screen(name: name, list: try ViewRenderer(fonts: fonts).render(filled, request).displayList)
  }
}

/// Small text in twelve writing systems.
private struct Greetings: View {
  private static let texts = [
    "Save changes before closing?", "Änderungen vor dem Schließen sichern?", "Uložit změny před zavřením?",
    "Сохранить изменения перед закрытием?", "Αποθήκευση αλλαγών πριν το κλείσιμο;",
    "هل تريد حفظ التغييرات قبل الإغلاق؟", "לשמור את השינויים לפני הסגירה?",
    "बंद करने से पहले परिवर्तन सहेजें?", "மூடுவதற்கு முன் மாற்றங்களைச் சேமிக்கவா?",
    "บันทึกการเปลี่ยนแปลงก่อนปิดหรือไม่", "閉じる前に変更を保存しますか", "닫기 전에 변경사항을 저장할까요",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<40, id: \.self) { row in
        HStack(spacing: 8) {
          Text(verbatim: "\(row)").font(.caption2.monospaced()).foregroundStyle(.secondary)
          Text(verbatim: Self.texts[row % Self.texts.count]).font(.footnote)
        }
      }
    }
  }
}

/// Cards of rows with symbols, switches and separators.
private struct Settings: View {
  private static let symbols = ["wifi", "bell", "moon.fill", "gear", "star.fill", "house"]

  var body: some View {
    VStack(spacing: 20) {
      ForEach(0..<3, id: \.self) { section in
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            HStack(spacing: 12) {
              Image(systemName: Self.symbols[(section * 4 + row) % Self.symbols.count])
                .foregroundStyle(.white)
                .frame(width: 29, height: 29)
                .background(.indigo.gradient, in: RoundedRectangle(cornerRadius: 6))
              Toggle("Setting \(section * 4 + row)", isOn: .constant(row % 2 == 0))
            }
            .padding(12)
            Divider()
          }
        }
        .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 12))
        .shadow(radius: 4, y: 2)
      }
    }
    .padding(16)
  }
}

/// A page of text under a large gradient, with capsules above it.
private struct Page: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 240)
        .clipShape(RoundedRectangle(cornerRadius: 24))
      HStack {
        ForEach(["Swift", "Layout", "Fonts", "Linux"], id: \.self) { tag in
          Text(verbatim: tag).font(.subheadline).padding(.horizontal, 10).padding(.vertical, 4)
            .background(.teal.opacity(0.2), in: Capsule())
        }
      }
      Text(verbatim: "First programmer").font(.largeTitle.bold())
      Text(
        verbatim: String(
          repeating: "A parent proposes a size, and its children answer with the size that they take. ",
          count: 8))
    }
    .padding(16)
  }
}
