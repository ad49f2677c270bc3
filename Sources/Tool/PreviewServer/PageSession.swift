internal import Foundation
internal import OperatingSystem
internal import Reports
internal import WebServer

/// One open page: passes its questions on, of which only the newest of a kind counts, and tells it when a source has changed.
actor PageSession {
  private let host: HostChannel
  private let background: HostChannel
  private let report: @Sendable (JSONValue) -> Void
  private let answers: AsyncStream<WebMessage>.Continuation
  /// The questions that wait, the newest for each place of the page, in the order in which places asked.
  private var waiting: [(place: String, question: JSONValue)] = []
  private var isAsking = false
  private var breakpoints: JSONValue?
  private var isSearching = false
  /// The versions of files that were prepared last.
  private var prepared: [String: String] = [:]
  /// The files that the newest picture was made of, with what tells their versions apart.
  private var watched: [String: String?] = [:]

  /// How often files are looked at.
  private static let interval = Duration.milliseconds(30)
  private static let mostPlaces = 64

  init(
    host: HostChannel, background: HostChannel, answers: AsyncStream<WebMessage>.Continuation,
    report: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.host = host
    self.background = background
    self.answers = answers
    self.report = report
  }

  func take(_ message: WebMessage) {
    guard case .text(let text) = message, let question = try? JSONParser.parse(Array(text.utf8)) else {
      return
    }
    if question["do"]?.string == "breakpoints" {
      breakpoints = question
      search()
      return
    }
    let place = question["place"]?.string ?? question["do"]?.string ?? ""
    if let index = waiting.firstIndex(where: { $0.place == place }) {
      waiting[index].question = question
    } else if waiting.count < Self.mostPlaces {
      waiting.append((place, question))
    }
    ask()
  }

  /// Asks what waits, one question after the other.
  private func ask() {
    guard !isAsking, !waiting.isEmpty else { return }
    isAsking = true
    // The picture that somebody drags comes before those beside it.
    let index = waiting.firstIndex { $0.place == "main" } ?? 0
    let (place, question) = waiting.remove(at: index)
    Task {
      let answer = await host.ask(question)
      if case .array(let paths)? = answer.json["watched"], place == "main" {
        watched = Dictionary(
          paths.compactMap(\.string).map { ($0, FileSystem.signature(of: $0)) }, uniquingKeysWith: { $1 })
        report(answer.json)
        if answer.json["isPrepared"]?.bool == false { prepare(question) }
      }
      send(answer, to: question)
      isAsking = false
      ask()
    }
  }

  /// Has a file compiled so that changes of its literals need no compiler, which nobody waits for.
  private func prepare(_ question: JSONValue) {
    let version = watched.mapValues { $0 ?? "" }
    guard let file = question["file"], version != prepared else { return }
    prepared = version
    Task { _ = await background.ask(.object(["do": .string("prepare"), "file": file])) }
  }

  private func search() {
    guard !isSearching, let question = breakpoints else { return }
    isSearching = true
    breakpoints = nil
    Task {
      send(await background.ask(question), to: question)
      isSearching = false
      search()
    }
  }

  /// An answer with the question's own number before it: the length of the JSON, the JSON, and the picture.
  private func send(_ answer: HostChannel.Answer, to question: JSONValue) {
    guard case .object(let members) = answer.json else { return }
    let own = ["do", "place", "id"].compactMap { key in
      question[key].map { JSONValue.Member(key: key, value: $0) }
    }
    let json = Array(JSONValue.object(own + members).line.utf8)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (24 - 8 * $0)) }
    answers.yield(.bytes(length + json + answer.picture))
  }

  /// Looks at the files until the page goes.
  func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.interval)
      guard watched.contains(where: { FileSystem.signature(of: $0.key) != $0.value }) else { continue }
      // Each change is told once.
      for path in watched.keys { watched[path] = .some(FileSystem.signature(of: path)) }
      answers.yield(.text("{\"changed\": true}"))
    }
  }
}
