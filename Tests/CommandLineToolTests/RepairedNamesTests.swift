import Foundation
import Testing

/// Names and forms that whole apps use and that were missing.
@Suite struct RepairedNamesTests {
  private func texts(_ files: [String: String], _ arguments: String...) throws -> String {
    let program = try Program(files)
    let result = try program.run(["inspect"] + files.keys.sorted() + ["--size", "300x300"] + arguments)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test func resourcesOfTextsAreThereWithFoundationAlone() throws {
    let output = try texts([
      "Model.swift": """
      import Foundation
      struct Item {
        var title: LocalizedStringResource = "Hello"
        var words = String(localized: LocalizedStringResource("Bye"))
        var version = Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String)
      }
      enum Failure: CustomLocalizedStringResourceConvertible {
        case lost
        var localizedStringResource: LocalizedStringResource { "Lost" }
      }
      """,
      "Screen.swift": "import SwiftUI\n#Preview { Text(Item().title); Text(Item().words) }\n",
    ])
    #expect(output.contains("\"Hello\"") && output.contains("\"Bye\""), "\(output)")
  }

  /// The classes' own code makes objects by their class, and may override the initializer.
  @Test func objectsOfCoreDataMayHaveInitializersOfTheirOwn() throws {
    let output = try texts([
      "Model.swift": """
      import CoreData
      final class Fruit: NSManagedObject {
        var kind = "none"
        override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
          super.init(entity: entity, insertInto: context)
          kind = "fruit"
        }
      }
      func make<T: NSManagedObject>(_ type: T.Type) -> T { T(entity: NSEntityDescription(), insertInto: nil) }
      """,
      "Screen.swift": "import SwiftUI\n#Preview { Text(make(Fruit.self).kind) }\n",
    ])
    #expect(output.contains("\"fruit\""), "\(output)")
  }

  @Test(arguments: ["5", "6"], ["nonisolated", "main-actor"])
  func providersCompileInEveryIsolation(version: String, isolation: String) throws {
    let output = try texts(
      [
        "Screen.swift": """
        import SwiftUI
        struct Plain: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Screen: View {
          let style: Plain
          init(style: Plain = Plain()) { self.style = style }
          var body: some View { Button("tap") {}.buttonStyle(style) }
        }
        struct Screen_Previews: PreviewProvider {
          static let title = "provided"
          static var previews: some View {
            Screen()
            Text(title)
          }
        }
        """
      ], "--swift-version", version, "--default-isolation", isolation)
    #expect(output.contains("\"provided\"") && output.contains("\"tap\""), "\(output)")
  }

  /// A package in an app finds the app's catalogs.
  @Test func viewsOfAPackageFindWhatTheAppAroundHas() throws {
    let colour = """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.0","green":"0.5","blue":"0.0","alpha":"1.0"}}}],"info":{"author":"xcode","version":1}}
      """
    let program = try Program([
      "App/App.xcodeproj/project.pbxproj": "", "App/App/Assets.xcassets/label.colorset/Contents.json": colour,
      "App/Kit/Package.swift": "// swift-tools-version: 6.0",
      "App/Kit/Sources/Kit/Screen.swift": """
      import SwiftUI
      import UIKit
      #Preview {
        var red: CGFloat = 0
        var green: CGFloat = 0
        UIColor(Color("label")).getRed(&red, green: &green, blue: nil, alpha: nil)
        let system = UIColor.label == UIColor(Color.label)
        return Text("\\(red) \\(green) \\(system)")
      }
      """,
    ])
    let result = try program.run("inspect", "App/Kit/Sources/Kit/Screen.swift", "--size", "300x300")
    #expect(
      result.exitCode == 0 && result.output.contains("\"1.000000 0.500000 false\""),
      "\(result.output)\(result.errors)")
  }
}
