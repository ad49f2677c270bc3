internal import Reports

extension ServiceError {
  /// A name that nothing has, with what may have been meant and what there is.
  package static func unknown(_ kind: String, _ name: String, among names: [String]) -> ServiceError {
    let list = names.isEmpty ? "there are none" : "there are: \(names.joined(separator: ", "))"
    return ServiceError("the \(kind) “\(name)” is not known\(NearestName.question(name, in: names)); \(list)")
  }
}
