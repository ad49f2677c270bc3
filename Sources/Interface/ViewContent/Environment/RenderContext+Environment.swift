package import Foundation

extension RenderContext {
  /// The interface's language and region.
  package var locale: Locale { environment.locale }
  /// Where the interface's texts are looked up.
  package var strings: any LocalizedStringSource { environment.strings }
  /// Where named images and colours come from.
  package var assets: any AssetSource { environment.assets }

  /// The image with a name; nil if there is none or it cannot be read.
  package func image(named name: String) -> AssetImage? {
    (try? assets.image(named: name, in: environment)) ?? nil
  }

  /// Whether there is a colour with a name.
  package func hasColor(named name: String) -> Bool {
    ((try? assets.color(named: name, in: environment)) ?? nil) != nil
  }

  /// Notes that something is not as on a device, for code that has no environment; code that does not belong
  /// to the current render notes nothing.
  package func note(_ cause: FidelityNote.Cause, _ subject: String, _ sentence: String) {
    guard MainQueue.isCurrent else { return }
    notes.addLasting(FidelityNote(cause, subject, sentence))
  }
}
