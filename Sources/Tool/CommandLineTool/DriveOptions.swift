import ArgumentParser
import OperatingSystem
import Rendering

/// The options for user steps before a view's picture is taken, in the given order.
struct DriveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Scroll to “top”, “bottom” or the view with an identifier; may be repeated.", valueName: "target"))
  var scrollTo: [String] = []

  @Option(help: ArgumentHelp("Tap the view with an identifier or a text; may be repeated.", valueName: "id"))
  var tap: [String] = []

  @Option(
    help: ArgumentHelp(
      "Type into a field; \\n at the end presses Return; may be repeated.", valueName: "id=text"))
  var type: [String] = []

  @Option(help: ArgumentHelp("Set a control’s value; may be repeated.", valueName: "id=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "Scroll a view to an offset in points, or to “bottom”; may be repeated.", valueName: "id=points"))
  var scroll: [String] = []

  @Option(
    help: ArgumentHelp(
      "Reveal the swipe actions of a list's row: leading or trailing; may be repeated.",
      valueName: "id=edge"))
  var swipe: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep a finger on a view, for a number of seconds (default: 1); may be repeated.",
      valueName: "id=seconds"))
  var press: [String] = []

  @Option(
    help: ArgumentHelp(
      "Drag a finger across a view by a distance in points; a third number is the seconds that it rests first; may be repeated.",
      valueName: "id=x,y"))
  var drag: [String] = []

  @Option(
    help: ArgumentHelp("The same, without lifting the finger; may be repeated.", valueName: "id=x,y"))
  var hold: [String] = []

  @Option(
    help: ArgumentHelp(
      "Move a row of a list in edit mode before another one, or to the end; may be repeated.",
      valueName: "id=before:other"))
  var move: [String] = []

  @Option(help: ArgumentHelp("Move the keyboard focus to a field; may be repeated.", valueName: "id"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("Open a menu, context menu or picker; may be repeated.", valueName: "id"))
  var open: [String] = []

  @Option(
    help: ArgumentHelp("Push these values or links onto a navigation stack.", valueName: "name/name…"))
  var path: [String] = []

  @Flag(help: "Show lists in edit mode.")
  var editMode = false

  @Flag(help: "Show the keyboard.")
  var keyboard = false

  @Option(
    help: ArgumentHelp(
      "Change the scene phase: active, inactive or background; may be repeated.",
      valueName: "phase"))
  var scenePhase: [String] = []

  @Option(
    help: ArgumentHelp(
      "Let seconds of virtual time pass; may be repeated.", valueName: "seconds"))
  var wait: [String] = []

  @Option(
    name: .customLong("open-url"),
    help: ArgumentHelp(
      "Open a URL in the app, as links in other apps do; may be repeated.", valueName: "url"))
  var openURL: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      How much virtual time the tasks of views get before each picture (default: 1); work that does not wait for that clock \
      then gets the same in real time.
      """,
      valueName: "seconds"))
  var settle: Double?

  @Option(
    help: ArgumentHelp(
      """
      Show animations this long after the last step, or after the view has appeared; by default, they are complete.
      """,
      valueName: "seconds"))
  var at: Double?

  @Option(
    help: ArgumentHelp(
      "The initial value of a key in AppStorage, SceneStorage and UserDefaults; may be repeated.",
      valueName: "key=value"))
  var defaults: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file with one such step per line, such as “tap Add”; render makes a picture after each.",
      valueName: "file"), completion: .file())
  var steps: String?

  /// The names of the options in the order of their steps.
  private static func order(_ arguments: [String]) -> [DriveStep.Verb] {
    arguments.prefix { $0 != "--" }.compactMap { argument in
      guard argument.hasPrefix("--") else { return nil }
      return DriveStep.Verb(rawValue: String(argument.dropFirst(2).prefix { $0 != "=" }))
    }
  }

  func validate() throws {
    if let at, !(at >= 0 && at <= 600) { throw ValidationError("--at must be from 0 to 600 seconds") }
    if at != nil, steps != nil {
      throw ValidationError("--at cannot be used with --steps; give the steps as options")
    }
    if let settle, !(settle >= 0 && settle <= 3600) {
      throw ValidationError("--settle must be from 0 to 3600 seconds")
    }
    if let wrong = defaults.first(where: { !$0.contains("=") || $0.hasPrefix("=") }) {
      throw ValidationError("--defaults \(wrong) lacks a value; write --defaults key=value")
    }
    do {
      _ = try commandLineSteps(CommandLine.arguments)
      _ = try script()
    } catch let error as DriveError {
      throw ValidationError(error.description)
    }
  }

  /// The steps of the options.
  private func commandLineSteps(_ arguments: [String]) throws -> [DriveStep] {
    var values: [DriveStep.Verb: [String]] = [
      .tap: tap, .type: type, .set: set, .scroll: scroll, .swipe: swipe, .focus: focus, .open: open,
      .press: press, .drag: drag, .hold: hold, .move: move, .scenePhase: scenePhase, .wait: wait,
      .path: path, .openURL: openURL, .editMode: editMode ? [""] : [], .keyboard: keyboard ? [""] : [],
    ]
    var steps: [DriveStep] = []
    for verb in Self.order(arguments) {
      guard let first = values[verb]?.first else { continue }
      values[verb]?.removeFirst()
      steps.append(try DriveStep(verb, first))
    }
    return steps
  }

  /// The steps of the script.
  private func script() throws -> [DriveStep] {
    guard let steps else { return [] }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(steps) } catch { throw DriveError("\(error)") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DriveError("\(steps) is not UTF-8")
    }
    do {
      return try DriveStep.script(text)
    } catch {
      throw DriveError("\(steps), \(error)")
    }
  }

  /// The values for views by their names.
  var defaultValues: [String: String] {
    var values: [String: String] = [:]
    for pair in defaults {
      guard let equals = pair.firstIndex(of: "=") else { continue }
      values[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
    }
    return values
  }

  /// The steps before the first picture, and those with a picture after each.
  var all: (first: [DriveStep], pictured: [DriveStep]) {
    // Both have been validated.
    ((try? commandLineSteps(CommandLine.arguments)) ?? [], (try? script()) ?? [])
  }
}
