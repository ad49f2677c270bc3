import Foundation
import StringCatalogs

/// The entities of a project's Core Data models for which Xcode generates classes.
package struct DataModel: Sendable {
  struct Property: Sendable {
    let name: String
    let type: String
    /// The destination class of a relationship.
    let destination: String?
    /// Whether the property holds many, and whether these have an order.
    let isToMany: Bool
    let isOrdered: Bool
  }

  struct Entity: Sendable {
    let name: String
    let className: String
    let parent: String?
    /// Whether Xcode generates the class, or only an extension.
    let isWholeClass: Bool
    let properties: [Property]
  }

  private(set) var entities: [Entity] = []

  /// Whether Xcode generates nothing for the project.
  package var isEmpty: Bool { entities.isEmpty }

  /// No model.
  package init() {}

  /// The models among a project's files, the nearest first; of several versions the current one.
  package init(_ files: ProjectFiles) {
    var bundles: [String] = []
    for path in files.files where path.hasSuffix(".xcdatamodel/contents") {
      let version = String(path.dropLast("/contents".count))
      guard let slash = version.lastIndex(of: "/") else { continue }
      let bundle = String(version[..<slash])
      // What lies within a version is nothing that Xcode knows of.
      if bundle.contains(".xcdatamodel/") || bundle.hasSuffix(".xcdatamodel") { continue }
      if bundle.hasSuffix(".xcdatamodeld") {
        if bundles.contains(bundle) { continue }
        bundles.append(bundle)
        add(Self.currentVersion(of: bundle) ?? version)
      } else {
        add(version)
      }
    }
  }

  /// A model's document.
  package init(document: [UInt8]) { add(document, file: "contents") }

  private static func currentVersion(of bundle: String) -> String? {
    guard let list = try? String(contentsOfFile: "\(bundle)/.xccurrentversion", encoding: .utf8),
      let start = list.range(of: "<string>"), let end = list.range(of: ".xcdatamodel</string>")
    else { return nil }
    return "\(bundle)/\(list[start.upperBound..<end.lowerBound]).xcdatamodel"
  }

  private mutating func add(_ version: String) {
    guard let data = FileManager.default.contents(atPath: "\(version)/contents") else { return }
    add([UInt8](data), file: version)
  }

  /// A document that cannot be read has no entities: the compiler says which classes are missing.
  private mutating func add(_ document: [UInt8], file: String) {
    guard let root = try? XMLReader.read(document, file: file) else { return }
    let nodes = root.elements("entity")
    var classNames: [String: String] = [:]
    for node in nodes {
      if let name = node.attributes["name"] {
        classNames[name] = Self.className(node.attributes["representedClassName"] ?? name)
      }
    }
    for node in nodes {
      guard let name = node.attributes["name"], let className = classNames[name],
        let generation = node.attributes["codeGenerationType"],
        generation == "class" || generation == "category",
        !entities.contains(where: { $0.className == className })
      else { continue }
      entities.append(
        Entity(
          name: name, className: className,
          parent: node.attributes["parentEntity"].flatMap { classNames[$0] },
          isWholeClass: generation == "class",
          properties: node.elements("attribute").compactMap(Self.attribute)
            + node.elements("relationship").compactMap { Self.relationship($0, classNames: classNames) }))
    }
  }

  /// The class's own name; models name it with its module, or a dot for that of the app.
  private static func className(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Apple modules with classes used for attributes.
  static let modules = ["AppKit", "CoreLocation", "Foundation", "MapKit", "UIKit"]

  /// A class's name with its module, if that is not the app's own.
  private static func customClass(_ name: String) -> String {
    modules.contains { name.hasPrefix("\($0).") } ? name : className(name)
  }

  private static func attribute(_ node: XMLNode) -> Property? {
    guard let name = node.attributes["name"] else { return nil }
    let isScalar = node.attributes["usesScalarValueType"] == "YES"
    let type =
      switch node.attributes["attributeType"] {
      case "String": "String?"
      case "Date": isScalar ? "Foundation.TimeInterval" : "Foundation.Date?"
      case "Binary": "Foundation.Data?"
      case "UUID": "Foundation.UUID?"
      case "URI": "Foundation.URL?"
      case "Decimal": "Foundation.NSDecimalNumber?"
      case "Boolean": isScalar ? "Bool" : "Foundation.NSNumber?"
      case "Integer 16": isScalar ? "Int16" : "Foundation.NSNumber?"
      case "Integer 32": isScalar ? "Int32" : "Foundation.NSNumber?"
      case "Integer 64": isScalar ? "Int64" : "Foundation.NSNumber?"
      case "Float": isScalar ? "Float" : "Foundation.NSNumber?"
      case "Double": isScalar ? "Double" : "Foundation.NSNumber?"
      case "Transformable": "\(customClass(node.attributes["customClassName"] ?? "Foundation.NSObject"))?"
      default: "Foundation.NSObject?"
      }
    return Property(name: name, type: type, destination: nil, isToMany: false, isOrdered: false)
  }

  private static func relationship(_ node: XMLNode, classNames: [String: String]) -> Property? {
    guard let name = node.attributes["name"] else { return nil }
    let destination = node.attributes["destinationEntity"].flatMap { classNames[$0] } ?? "NSManagedObject"
    let isOrdered = node.attributes["ordered"] == "YES"
    let isToMany = node.attributes["toMany"] == "YES"
    return Property(
      name: name,
      type: isToMany ? (isOrdered ? "Foundation.NSOrderedSet?" : "Foundation.NSSet?") : "\(destination)?",
      destination: destination, isToMany: isToMany, isOrdered: isOrdered)
  }
}
