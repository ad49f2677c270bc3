extension Optional: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(embed: { nil }, extract: { $0 == nil ? () : nil })
    }
    public var some: AnyCasePath<Wrapped?, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }

    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member?> where Wrapped: CasePathable {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { $0.map(path.embed) },
        extract: { whole in
          guard let whole else { return .some(.none) }
          return path.extract(from: whole).map { .some($0) }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool { self?.is(keyPath) ?? false }

  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>, yield: (inout Value) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { self?.modify(keyPath, yield: yield) }
}

extension Result: CasePathable {
  public struct AllCasePaths: Sendable {
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
    }
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never: CasePathable {
  public struct AllCasePaths: Sendable {}
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
