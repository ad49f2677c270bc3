// Compiled twice, as SourceFacts.swift is.

/// Requirements of frameworks and the language that sources do not mention by name.
extension SourceFacts {
  /// Apple's protocols whose requirements are in `requirements`, and raw value types. Conformances to other protocols without a source
  /// may have any requirements.
  static let plainProtocols: Set = [
    "View", "ViewModifier", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable", "Sendable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable",
    "ObservableObject",
    "PreviewProvider", "App", "Scene", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "TextFieldStyle", "GroupBoxStyle", "ProgressViewStyle", "PreferenceKey",
    "EnvironmentKey", "CustomStringConvertible", "CustomDebugStringConvertible", "DynamicProperty",
    "Animatable",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "Layout", "AnyObject", "String", "Int", "Double", "Int16", "Int32",
    "Int64",
    "UInt8", "UInt16", "UInt32", "UInt64", "UInt", "CGFloat", "Float", "Character", "CodingKey",
    "Transferable",
    "NSObject", "UIView", "UIViewController", "UIHostingController",
  ]

  /// The names of their requirements, and of members that loops, builders, wrappers and calls of values are compiled to.
  static let requirements: Set = [
    "body", "id", "hash", "hashValue", "encode", "path", "role", "layoutDirectionBehavior", "inset",
    "makeBody",
    "defaultValue", "reduce", "description", "debugDescription", "errorDescription", "failureReason",
    "recoverySuggestion", "helpAnchor", "previews", "platform", "allCases", "rawValue", "codingKey",
    "stringValue",
    "intValue", "animatableData", "effectValue", "makeUIView", "updateUIView", "dismantleUIView",
    "makeUIViewController", "updateUIViewController", "dismantleUIViewController", "makeNSView",
    "updateNSView",
    "dismantleNSView", "makeNSViewController", "updateNSViewController", "dismantleNSViewController",
    "makeCoordinator", "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "explicitAlignment",
    "spacing",
    "layoutProperties", "wrappedValue", "projectedValue", "update", "callAsFunction", "dynamicallyCall",
    "makeIterator", "makeAsyncIterator", "next", "underestimatedCount", "startIndex", "endIndex", "index",
    "indices", "count", "transferRepresentation", "main", "objectWillChange", "localizedStringResource",
    "format",
    "distance", "advanced",
  ]
}
