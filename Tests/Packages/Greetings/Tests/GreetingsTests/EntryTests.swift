import SwiftUI
import Testing

/// Not sendable, like many values of apps.
private final class Palette {
  var count = 3
}

extension EnvironmentValues {
  @Entry fileprivate var rowHeight: Double = 44
  @Entry fileprivate var nickname: String?
  @Entry fileprivate var palette = Palette()
}

extension Transaction {
  @Entry fileprivate var isSilent: Bool = false
}

/// What the macro `@Entry` makes in a package, read through its key path as views do.
@Suite struct EntryTests {
  @Test func startsWithItsDefault() {
    let values = EnvironmentValues()
    #expect(values.rowHeight == 44)
    #expect(values.nickname == nil)
    #expect(values.palette.count == 3)
  }

  @Test func keepsWhatIsSet() {
    var values = EnvironmentValues()
    values.rowHeight = 60
    values.nickname = "Ada"
    values.palette = Palette()
    values.palette.count = 2
    #expect(values.rowHeight == 60)
    #expect(values.nickname == "Ada")
    #expect(values.palette.count == 2)
  }

  @Test func doesNotTouchOtherValues() {
    var values = EnvironmentValues()
    values.rowHeight = 60
    #expect(values.nickname == nil)
    #expect(values.palette.count == 3)
  }

  @Test func belongsToTransactionsToo() {
    var transaction = Transaction()
    #expect(!transaction.isSilent)
    transaction.isSilent = true
    #expect(transaction.isSilent)
  }
}
