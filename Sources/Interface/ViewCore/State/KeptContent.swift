/// Counts the closures that a view has been given: as long as a body is kept, so are the closures in it.
package final class ContentRun<Owner> {
  private var last: Owner?
  package private(set) var number = 0

  package init() {}

  package func note(_ owner: Owner) {
    if let last, areBytesSame(last, owner) { return }
    last = owner
    number += 1
  }
}

/// What a body gave for its view, or a closure of one for an element, when it last ran.
package final class KeptContent<Element, Content> {
  private var last: (element: Element, content: Content, run: Int, epoch: Int, isStale: ChangeFlag)?

  package init() {}

  /// - Parameters:
  ///   - run: the number of the closure.
  ///   - isSame: whether an element is still the same; by default to the last bit.
  ///   - make: runs the closure.
  @MainActor
  package func content(
    of element: Element, in run: Int, _ inputs: _ViewInputs,
    isSame: (Element, Element) -> Bool = areBytesSame, make: () -> Content
  ) -> Content {
    if let last, last.run == run, last.epoch == KeptBodies.epoch, !last.isStale.isSet,
      isSame(last.element, element)
    {
      return last.content
    }
    last = nil
    let isStale = ChangeFlag()
    let content = KeptBodies.observing(isStale, inputs.graph, make)
    last = (element, content, run, KeptBodies.epoch, isStale)
    return content
  }
}

/// Whether two values are the same to the last bit: closures and objects are compared by identity.
package func areBytesSame<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafeBytes(of: first) { own in
    withUnsafeBytes(of: second) { own.elementsEqual($0) }
  }
}
