import Reports
import StringMeasuring

/// Budgets files are refused with a reason, or give rules that can be asked. See scripts/fuzz.sh.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let devices = BudgetsFile.Devices(names: ["iPhone", "iPad"]) { $0 == "iPhone" ? 393 : nil }
  do throws(LocatedError) {
    for rule in try BudgetsFile.rules(text, file: "f", devices: devices) {
      _ = rule.matches(key: "settings.title", table: "Localizable")
      _ = rule.matches(key: "", table: "")
    }
  } catch {
    guard error.file == "f", !error.reason.isEmpty else { fatalError("\(error)") }
  }
  return 0
}
