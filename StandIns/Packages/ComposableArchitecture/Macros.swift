/// Makes a type a reducer, and an enumeration of features a reducer of all of them.
@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope), named(reduce)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() = #externalMacro(module: "PreviewMacros", type: "ReducerMacro")

@attached(
  member,
  names: named(State), named(Action), named(init), named(body), named(CaseScope), named(scope), named(reduce)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "PreviewMacros", type: "ReducerMacro")

/// What the state or the actions of an enumeration of features conform to.
public struct _SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

/// Marks a case whose state is that of an alert or a dialog.
@attached(peer) public macro ReducerCaseEphemeral() =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// Marks a case that is not a feature.
@attached(peer) public macro ReducerCaseIgnored() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// State whose changes views see: here the store tells them. It adds nothing, because the compiler does not survive
/// conformances of types inside of a type that has macros inside as well.
@attached(peer) public macro ObservableState() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer) public macro ObservationStateIgnored() =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")
@attached(peer) public macro ObservationStateTracked() =
  #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// Lets a view send a feature's view actions.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "PreviewMacros", type: "ViewActionMacro")

/// A state that is observed; no API here asks for it.
public protocol ObservableState {}
