/// Changes the transaction of the views below.
package nonisolated struct _TransactionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  /// The value whose changes the modifier applies to; nil applies it to all changes.
  let value: Value?
  let transform: (inout Transaction) -> Void

  /// The value of the pass before, and when it last changed.
  private final class Record {
    var value: Value?
    var changeTime: Double?
  }

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    guard let timeline = inputs.graph.timeline else {
      list.items.append(contentsOf: content(inputs).items)
      return
    }
    var inputs = inputs.child(.part(.transactionContent))
    var applies = modifier.value == nil && timeline.passCount > 1
    if let value = modifier.value {
      let record = inputs.identity.slot { Record() }
      if let old = record.value, old != value { record.changeTime = timeline.now }
      record.value = value
      // The passes that follow from a change belong to it.
      applies = record.changeTime == timeline.now
    }
    if applies, timeline.isRunning {
      var transaction = inputs.scope?.transaction ?? Transaction()
      modifier.transform(&transaction)
      inputs.scope = TransactionScope(transaction)
    }
    list.items.append(contentsOf: content(inputs).items)
  }
}

/// The transaction outside a view that has one of its own.
nonisolated final class OuterTransaction {
  /// Set before the view's list is made, which reads it.
  var scope: TransactionScope?
}

/// A view changed by modifiers that have a transaction of their own, which the view itself does not see.
nonisolated struct OwnTransactionView<Content: View>: TransparentView {
  let transform: (inout Transaction) -> Void
  let outer: OuterTransaction
  let content: Content

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    outer.scope = inputs.scope
    var inner = inputs.child(.modifier).child(.body)
    if let timeline = inputs.graph.timeline, timeline.isRunning, timeline.passCount > 1 {
      var transaction = inputs.scope?.transaction ?? Transaction()
      transform(&transaction)
      inner.scope = TransactionScope(transaction)
    }
    Content._makeViewList(content, inputs: inner, into: &list)
  }
}

extension ViewPart {
  /// Content with a transaction of its own.
  fileprivate static let transactionContent = ViewPart("transactionContent")
}
