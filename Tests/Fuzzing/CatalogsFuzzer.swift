import Foundation
import Reports
import StringCatalogs

/// Files are refused with a reason, or give a catalog that the checks and the writers can work with. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let format = CatalogFormat.allCases[input.below(CatalogFormat.allCases.count)]
  let bytes = input.rest()
  do {
    let catalog = try CatalogReader.read(bytes, format: format, file: "f", locale: "de")
    _ = CatalogChecker.findings(in: catalog)
    for entry in catalog.entries {
      for (locale, localization) in entry.localizations {
        guard let rules = try? PluralRules(locale: locale) else { continue }
        _ = SampleText().forms(of: localization, locale: Locale(identifier: "de"), rules: rules)
      }
    }
    for (output, format) in outputs {
      // A format that cannot store something reports it; its output has to be readable.
      guard let text = try? CatalogWriter.write(catalog, as: output) else { continue }
      do {
        _ = try CatalogReader.read(Array(text.utf8), format: format, file: "f", locale: "de")
      } catch {
        fatalError("\(output) was written so that it cannot be read: \(error)\n\(text)")
      }
    }
  } catch let error as LocatedError {
    guard error.file == "f", !error.reason.isEmpty else { fatalError("\(error)") }
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private let outputs: [(CatalogWriter.Output, CatalogFormat)] = [
  (.xcstrings(table: "Localizable"), .xcstrings), (.strings(table: "Localizable", locale: "de"), .strings),
  (.stringsdict(table: "Localizable", locale: "de"), .stringsdict), (.xliff12(target: "de"), .xliff),
  (.xliff20(target: "de"), .xliff), (.android(table: "Localizable", locale: "de"), .android),
  (.arb(table: "Localizable", locale: "de"), .arb), (.po(table: "Localizable", target: "de"), .po),
  (.json(table: "Localizable", locale: "de", isNested: true), .json),
]
