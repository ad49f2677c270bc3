import PreviewDeclarations
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var rowHeight: Double = 44
  @Entry fileprivate var nickname: String?
  @Entry fileprivate var columns = 3
}

extension Transaction {
  @Entry fileprivate var isSilent: Bool = false
}

/// Reads an entry of the environment through its key path, as views do.
@Suite struct EntryTests {
  @Test func startsWithItsDefault() {
    let values = EnvironmentValues()
    #expect(values.rowHeight == 44)
    #expect(values.nickname == nil)
    #expect(values.columns == 3)
  }

  @Test func keepsWhatIsSet() {
    var values = EnvironmentValues()
    values.rowHeight = 60
    values.nickname = "Ada"
    values.columns = 2
    #expect(values.rowHeight == 60)
    #expect(values.nickname == "Ada")
    #expect(values.columns == 2)
  }

  @Test func doesNotTouchOtherValues() {
    var values = EnvironmentValues()
    values.rowHeight = 60
    #expect(values.nickname == nil)
    #expect(values.columns == 3)
  }

  @Test func belongsToTransactionsToo() {
    var transaction = Transaction()
    #expect(!transaction.isSilent)
    transaction.isSilent = true
    #expect(transaction.isSilent)
  }
}
