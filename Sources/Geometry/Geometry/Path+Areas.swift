extension Path {
  /// The area that either path fills. Curves become lines within 1/256 point of them.
  ///
  /// Open subpaths count as closed, and both fill rules give the same result (Apple's documentation of
  /// `Path`).
  ///
  /// - Parameter eoFill: whether the paths are filled by the even-odd rule instead of the non-zero rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.combine(self, other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that both paths fill; see `union(_:eoFill:)`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.combine(self, other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that this path fills and the other does not; see `union(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.combine(self, other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that one of the paths fills and the other does not; see `union(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathBoolean.combine(self, other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area as a path whose subpaths do not cross themselves or each other; see `union(_:eoFill:)`.
  public func normalized(eoFill: Bool = true) -> Path {
    PathBoolean.combine(self, Path(), eoFill: eoFill) { first, _ in first }
  }

  /// The parts of this path's outline inside the area of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineClipping.clip(self, by: other, eoFill: eoFill, keepingInside: true)
  }

  /// The parts of this path's outline outside the area of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineClipping.clip(self, by: other, eoFill: eoFill, keepingInside: false)
  }
}
