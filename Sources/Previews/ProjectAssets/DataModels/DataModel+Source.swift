extension DataModel {
  /// The source of the classes to compile beside files that contain some identifiers: the named classes, and
  /// those that these refer to in turn. Empty if there are none.
  ///
  /// - Parameters:
  ///   - identifiers: all identifiers in the files.
  ///   - declared: what the files declare themselves.
  ///   - identifiable: the types that the files make `Identifiable` themselves, as they did before Xcode 12 wrote that.
  package func source(
    naming identifiers: Set<Substring>, declared: Set<Substring>, identifiable: Set<Substring> = []
  ) -> String {
    var wanted = entities.map(\.className).filter { identifiers.contains($0[...]) }
    var index = 0
    while index < wanted.count {
      let entity = entities.first { $0.className == wanted[index] }
      index += 1
      let next = (entity?.properties.compactMap(\.destination) ?? []) + [entity?.parent].compactMap { $0 }
      for name in next where !wanted.contains(name) && entities.contains(where: { $0.className == name }) {
        wanted.append(name)
      }
    }
    var text = ""
    for entity in entities where wanted.contains(entity.className) {
      let isDeclared = declared.contains(entity.className[...])
      // A class with the same name is unrelated to the model; an extension needs the class.
      if isDeclared == entity.isWholeClass { continue }
      text += source(of: entity, isIdentifiable: identifiable.contains(entity.className[...]))
    }
    if text.isEmpty { return "" }
    let modules = Self.modules.filter { $0 == "Foundation" || text.contains(": \($0).") }
    return (["CoreData"] + modules).map { "import \($0)\n" }.joined() + text
  }

  private func source(of entity: Entity, isIdentifiable: Bool) -> String {
    let name = entity.className
    var text = ""
    if entity.isWholeClass {
      text += "public class \(name): \(entity.parent ?? "CoreData.NSManagedObject") {}\n"
    }
    if entity.parent == nil, !isIdentifiable { text += "extension \(name): Swift.Identifiable {}\n" }
    text += "extension \(name) {\n"
    text +=
      "  public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> { .init(entityName: \"\(entity.name)\") }\n"
    for property in entity.properties {
      text += "  @CDManaged public var `\(property.name)`: \(property.type)\n"
      guard property.isToMany, let destination = property.destination else { continue }
      let ending = property.name.prefix(1).uppercased() + property.name.dropFirst()
      let many = property.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
      for (method, helper) in [("addTo", "_addManaged"), ("removeFrom", "_removeManaged")] {
        for type in [destination, many] {
          text += "  public func \(method)\(ending)(_ value: \(type)) { "
          text += "\(helper)(value, forKey: \"\(property.name)\", isOrdered: \(property.isOrdered)) }\n"
        }
      }
    }
    return text + "}\n"
  }
}
