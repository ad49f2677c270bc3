extension SourceFacts {
  /// What makes `value!` and `try! call()` answer with an empty value where there is none, in the order of the source.
  func editsThatSoftenDemands(in source: [UInt8]) -> [RepairAnswer.Edit] {
    var edits: [RepairAnswer.Edit] = []
    for demand in demands where demand.start < demand.end && demand.end <= source.count {
      let keyword = demand.isTry ? 4 : 0
      let words = source[demand.start + keyword..<demand.end].prefix { $0 != UInt8(ascii: "\n") }
      let name = String(decoding: words, as: UTF8.self).filter { $0 != "\"" && $0 != "\\" }
        .drop(while: \.isWhitespace).prefix(40)
      edits.append(
        .init(
          offset: demand.start, length: keyword,
          // A closure around it would be taken for one that throws, were it not for another around the `try` itself.
          text: demand.isTry ? "_Missing.attempt({ try" : "_Missing.unwrap("))
      edits.append(
        .init(
          offset: demand.end, length: demand.isTry ? 0 : 1,
          text: (demand.isTry ? " }" : "") + ", \"\(name)\")"))
    }
    // Of several at one place, what ends before comes before what begins, and the outer begins first.
    return edits.enumerated().sorted { ($0.element.offset, -$0.offset) < ($1.element.offset, -$1.offset) }
      .map(\.element)
  }
}
