internal import Reports

extension ServiceError {
  /// An unknown name, with a suggestion and the available ones.
  package static func unknown(_ kind: String, _ name: String, among names: [String]) -> ServiceError {
    ServiceError("the \(kind) “\(name)” is not known\(list(names, near: name))")
  }

  /// The end of a sentence about an unknown name: a suggestion and the available ones.
  package static func list(_ names: [String], near name: String) -> String {
    let list = names.isEmpty ? "there are none" : "there are: \(names.joined(separator: ", "))"
    let question = NearestName.question(name, in: names)
    return question.isEmpty ? "; \(list)" : "\(question) \(list)"
  }
}
