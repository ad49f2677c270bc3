import ArgumentParser
import PreviewRunner
import Reports

/// `fittingroom doctor`: checks what an installation has and what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "List what is installed and what is missing, with the command that installs it.",
    discussion: """
      Examples:
        fittingroom doctor
        fittingroom doctor --json

      Checks the modules, the Swift toolchain and its version, the C library's headers, the fonts, the versions of \
      the text libraries, the folder of compiled sources, the kernel's sandbox, the libraries that read pictures, ffmpeg \
      and git. It does not compile or draw anything; “fittingroom selftest” does.

      Exit codes:
        0   rendering has everything that it needs
        69  the toolchain, the modules, the headers or the fonts are missing
        71  the operating system refused something
        73  the folder of compiled sources cannot be used
      """)

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("The folder with the fonts.", valueName: "folder"), completion: .directory)
  var fonts: String?

  func run() throws {
    let diagnoses = InstallationCheck(fonts: fonts).diagnoses()
    if json {
      print(Self.document(diagnoses).text)
    } else {
      print("fittingroom \(EngineVersion.text)")
      for diagnosis in diagnoses { print(Self.lines(diagnosis)) }
    }
    let code = diagnoses.map(\.exitCode).max() ?? 0
    if code != 0 { throw ExitCode(code) }
  }

  private static func lines(_ diagnosis: Diagnosis) -> String {
    let start = padded(diagnosis.state == .present ? "ok" : diagnosis.state.rawValue, 9)
    let line = start + padded(diagnosis.name, 11) + TerminalText.line(diagnosis.finding)
    guard let remedy = diagnosis.remedy else { return line }
    return line + "\n" + padded("", 20) + "→ " + TerminalText.line(remedy)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func document(_ diagnoses: [Diagnosis]) -> JSONValue {
    .object([
      "version": .string(EngineVersion.number), "text": .string(EngineFingerprint.text),
      "checks": .array(
        diagnoses.map { diagnosis in
          .object([
            "name": .string(diagnosis.name), "state": .string(diagnosis.state.rawValue),
            "finding": .string(diagnosis.finding), "remedy": .optional(diagnosis.remedy),
            "exitCode": .integer(Int(diagnosis.exitCode)),
          ])
        }),
    ])
  }
}
