package import Foundation
import Views

/// One thing that a user does with an interface.
package enum DriveStep: Hashable, Codable, Sendable {
  /// Taps the view with an id or a text.
  case tap(String)
  /// Focuses a field and enters a text; a line break at its end is the return key.
  case type(String, text: String)
  /// Sets a control's value.
  case set(String, value: String)
  /// Scrolls to an offset in points from the content's beginning, or to its end.
  case scroll(String, to: ScrollGoal)
  /// Reveals the actions at one end of a list row.
  case swipe(String, SwipedEdge)
  /// Long-presses a view for a number of seconds.
  case press(String, seconds: Double)
  /// Drags a finger across a view.
  case drag(String, Way)
  /// Drags a finger across a view and leaves it there.
  case hold(String, Way)
  /// Moves a list row in front of another one, or to the end of its collection.
  case move(String, before: String?)
  /// Focuses a field.
  case focus(String)
  /// Opens a menu or context menu.
  case open(String)
  /// Pushes the values or links with these names, one after another.
  case path([String])
  /// Starts editing of the window's lists.
  case editMode
  /// Shows the keyboard.
  case keyboard
  /// Moves the scene to the foreground or the background.
  case scenePhase(Phase)
  /// Advances virtual time by a number of seconds.
  case wait(Double)
  /// Opens the app with a URL.
  case openURL(URL)

  /// The phase of a scene.
  package enum Phase: String, CaseIterable, Codable, Sendable {
    case active
    case inactive
    case background

    var value: ScenePhase {
      switch self {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }
  }

  /// A scroll offset.
  package enum ScrollGoal: Hashable, Codable, Sendable {
    case offset(Double)
    case bottom
  }

  /// The path of a drag.
  package struct Way: Hashable, Codable, Sendable {
    /// In points.
    package var x: Double
    package var y: Double
    /// How long the finger rests before it moves, in seconds.
    package var rest = 0.0

    package init(x: Double, y: Double, rest: Double = 0) {
      self.x = x
      self.y = y
      self.rest = rest
    }
  }

  /// The default duration of a press.
  package static let pressTime = 1.0

  /// The end of a row that a swipe reveals.
  package enum SwipedEdge: String, Codable, Sendable {
    case leading
    case trailing
  }

  /// The words that steps start with, in scripts and, after two dashes, on the command line.
  package enum Verb: String, CaseIterable, Sendable {
    case tap
    case type
    case set
    case scroll
    case swipe
    case press
    case drag
    case hold
    case move
    case focus
    case open
    case path
    case editMode = "edit-mode"
    case keyboard
    case scenePhase = "scene-phase"
    case wait
    case openURL = "open-url"
  }

  /// Parses a step as written: "tap" with "Add", "type" with "name=Ada".
  ///
  /// - Throws: a `DriveError` that explains the step's syntax.
  package init(_ verb: Verb, _ argument: String) throws(DriveError) {
    if argument.isEmpty, verb != .editMode, verb != .keyboard {
      throw DriveError(
        verb == .openURL
          ? "“open-url” does not say which address" : "“\(verb.rawValue)” does not say which view is meant")
    }
    let text = StepText(verb: verb, argument: argument)
    switch verb {
    case .tap: self = .tap(argument)
    case .focus: self = .focus(argument)
    case .open: self = .open(argument)
    case .editMode: self = .editMode
    case .keyboard: self = .keyboard
    case .scenePhase: self = .scenePhase(try text.phase())
    case .wait: self = .wait(try StepText.seconds(argument, upTo: 86400))
    case .path: self = .path(argument.split(separator: "/").map(String.init))
    case .openURL: self = .openURL(try text.url())
    case .press:
      guard argument.contains("=") else {
        self = .press(argument, seconds: Self.pressTime)
        return
      }
      let (id, time) = try text.pair("ID=seconds")
      self = .press(id, seconds: try StepText.seconds(time, upTo: 600))
    case .drag, .hold:
      let (id, numbers) = try text.pair("ID=x,y")
      let way = try StepText.way(numbers)
      self = verb == .drag ? .drag(id, way) : .hold(id, way)
    case .move:
      let (id, goal) = try text.pair("ID=before:OTHER or ID=end")
      self = .move(id, before: try StepText.row(goal))
    case .type:
      let (id, typed) = try text.pair("ID=text")
      self = .type(id, text: typed.replacing("\\n", with: "\n"))
    case .set:
      let (id, value) = try text.pair("ID=value")
      self = .set(id, value: value)
    case .scroll:
      let (id, goal) = try text.pair("ID=points or ID=bottom")
      self = .scroll(id, to: try StepText.scrollTarget(goal))
    case .swipe:
      let (id, name) = try text.pair("ID=leading or ID=trailing")
      guard let edge = SwipedEdge(rawValue: name) else {
        throw DriveError("“\(name)” is neither “leading” nor “trailing”")
      }
      self = .swipe(id, edge)
    }
  }

  /// The steps of a script: one per line, without empty lines and lines that start with #.
  package static func script(_ text: String) throws(DriveError) -> [DriveStep] {
    var steps: [DriveStep] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimming { $0 == " " || $0 == "\t" || $0 == "\r" }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let word = line.prefix { $0 != " " && $0 != "\t" }
      let argument = line[word.endIndex...].trimming { $0 == " " || $0 == "\t" }
      guard let verb = Verb(rawValue: String(word.trimmingPrefix("--"))) else {
        let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
        throw DriveError("line \(number + 1): “\(word)” is not a step; there are: \(verbs)")
      }
      do {
        steps.append(try DriveStep(verb, String(argument)))
      } catch {
        throw DriveError("line \(number + 1): \(error)")
      }
    }
    return steps
  }

  /// Whether a finger on a view stays there.
  package var keepsFinger: Bool {
    switch self {
    case .wait, .scenePhase: true
    default: false
    }
  }

  /// The step as written in a script.
  package var description: String {
    switch self {
    case .tap(let id): "tap \(id)"
    case .type(let id, let text): "type \(id)=\(text.replacing("\n", with: "\\n"))"
    case .set(let id, let value): "set \(id)=\(value)"
    case .scroll(let id, .bottom): "scroll \(id)=bottom"
    case .scroll(let id, .offset(let points)): "scroll \(id)=\(points)"
    case .swipe(let id, let edge): "swipe \(id)=\(edge.rawValue)"
    case .press(let id, let seconds): "press \(id)=\(seconds)"
    case .drag(let id, let way): "drag \(id)=\(way.description)"
    case .hold(let id, let way): "hold \(id)=\(way.description)"
    case .move(let id, let other): "move \(id)=\(other.map { "before:\($0)" } ?? "end")"
    case .openURL(let url): "open-url \(url.absoluteString)"
    case .focus(let id): "focus \(id)"
    case .open(let id): "open \(id)"
    case .path(let names): "path \(names.joined(separator: "/"))"
    case .editMode: "edit-mode"
    case .keyboard: "keyboard"
    case .scenePhase(let phase): "scene-phase \(phase.rawValue)"
    case .wait(let seconds): "wait \(seconds)"
    }
  }
}

extension DriveStep.Way {
  fileprivate var description: String { "\(x),\(y)" + (rest > 0 ? ",\(rest)" : "") }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}

/// Why a step could not be taken, as a sentence.
package struct DriveError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The parsed arguments of a step.
private struct StepText {
  let verb: DriveStep.Verb
  let argument: String

  /// The view's id and the value after the equals sign.
  func pair(_ example: String) throws(DriveError) -> (id: String, value: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      throw DriveError(
        "“\(verb.rawValue) \(argument)” lacks a value; write \(verb.rawValue) \(example)")
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  func phase() throws(DriveError) -> DriveStep.Phase {
    guard let phase = DriveStep.Phase(rawValue: argument) else {
      throw DriveError("“\(argument)” is not a scene phase; there are: active, inactive, background")
    }
    return phase
  }

  func url() throws(DriveError) -> URL {
    guard let url = URL(string: argument), url.scheme != nil else {
      throw DriveError("“\(argument)” is not a URL; begin it with its scheme, as in myapp://items/7")
    }
    return url
  }

  static func seconds(_ text: String, upTo limit: Double) throws(DriveError) -> Double {
    guard let seconds = Double(text), seconds >= 0, seconds <= limit else {
      throw DriveError("“\(text)” is not a number of seconds from 0 to \(Int(limit))")
    }
    return seconds
  }

  static func way(_ text: String) throws(DriveError) -> DriveStep.Way {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimming { $0 == " " })
    }
    guard (2...3).contains(numbers.count), let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite,
      let rest = numbers.count == 3 ? numbers[2] : 0, rest >= 0, rest <= 600
    else {
      throw DriveError(
        "“\(text)” is not a distance; write x,y in points, and after another comma the seconds before the finger moves"
      )
    }
    return DriveStep.Way(x: x, y: y, rest: rest)
  }

  /// The row in front of which another one is moved; nil for the end.
  static func row(_ goal: String) throws(DriveError) -> String? {
    if goal == "end" { return nil }
    guard goal.hasPrefix("before:"), goal.count > 7 else {
      throw DriveError("“\(goal)” is neither “before:” with a row nor “end”")
    }
    return String(goal.dropFirst(7))
  }

  static func scrollTarget(_ goal: String) throws(DriveError) -> DriveStep.ScrollGoal {
    if goal == "bottom" { return .bottom }
    guard let points = Double(goal), points.isFinite else {
      throw DriveError("“\(goal)” is neither a number of points nor “bottom”")
    }
    return .offset(points)
  }
}
