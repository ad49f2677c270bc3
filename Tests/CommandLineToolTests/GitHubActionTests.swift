import Foundation
import Testing

/// What action.yml does, with a bare repository instead of GitHub's and a stand-in for its command line.
@Suite struct GitHubActionTests {
  private static func views(_ changed: Set<Int> = []) -> String {
    "import SwiftUI\n"
      + (0..<6).map {
        "#Preview(\"\($0)\") { Color(white: 0.1).frame(width: \(changed.contains($0) ? 3 : 9), height: 9) }\n"
      }.joined()
  }

  private func program() throws -> Program {
    let program = try Program(["Views/V.swift": Self.views(), "bin/gh": "#!/bin/sh\necho \"$@\" >> gh.log\n"])
    let made = try program.shell(
      "chmod +x bin/gh && git init --quiet --bare remote.git && ln -s \"$0\" bin/fittingroom && git init --quiet ."
    )
    try #require(made.exitCode == 0, "\(made)")
    return program
  }

  /// Carries out a step of the action.
  private func run(
    _ program: Program, _ step: String, part: Int = 0, of total: Int = 1, _ more: [String: String] = [:]
  ) throws -> (result: Program.Result, code: String) {
    let variables = [
      "STEP": step, "REFERENCES": "References", "PATHS": "Views\n", "OPTIONS": "--size 9x9\n",
      "FITTINGROOM_JOB_INDEX": "\(part)", "FITTINGROOM_JOB_TOTAL": "\(total)",
      "REFERENCES_BRANCH": "references", "PICTURES_BRANCH": "pictures", "COMMENT": "true",
      "PULL_REQUEST": "12", "GITHUB_REPOSITORY": "me/app", "GITHUB_RUN_ID": "7", "GITHUB_RUN_ATTEMPT": "1",
      "REMOTE": program.folder.path + "/remote.git", "GITHUB_OUTPUT": program.folder.path + "/output",
      "GITHUB_STEP_SUMMARY": program.folder.path + "/summary", "GH_TOKEN": "x",
    ].merging(more) { $1 }
    let script = Program.root.appendingPathComponent("scripts/github-action.sh").path
    let words = variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    let result = try program.shell(
      "rm -f output; env PATH=\"$PWD/bin:$PATH\" \(words) bash '\(script)' run && cat output")
    let code = result.output.split(separator: "\n").first { $0.hasPrefix("exit-code=") }
    return (result, code.map { String($0.dropFirst(10)) } ?? "")
  }

  @Test func aMatrixIsVerifiedMergedAndCommented() throws {
    let program = try program()
    let recorded = try run(program, "record")
    #expect(recorded.code == "0", "\(recorded)")
    let branch = try program.shell("git --git-dir remote.git ls-tree -r --name-only references")
    #expect(
      branch.output.contains("References/Views/V.0.9x9.png")
        && branch.output.contains("References/times.json"))
    try program.write(Self.views([4]), to: "Views/V.swift")
    for part in 0..<2 {
      let verified = try run(program, "verify", part: part, of: 2)
      #expect(["0", "1"].contains(verified.code), "\(verified)")
      #expect(verified.result.errors.contains("note: this is part \(part + 1)/2"), "\(verified)")
      let kept = try program.shell(
        "mkdir -p .fittingroom/parts && mv .fittingroom/part .fittingroom/parts/fittingroom-part-\(part)")
      #expect(kept.exitCode == 0)
    }
    let merged = try run(program, "merge")
    #expect(merged.code == "1", "\(merged)")
    #expect(merged.result.output.contains("6 pictures: 1 different, 5 identical"), "\(merged)")
    #expect(merged.result.output.contains("report=.fittingroom/report"))
    let asked = try program.text("gh.log")
    #expect(asked.contains("api --silent --method POST repos/me/app/issues/12/comments"), "\(asked)")
    let comment = try program.text(".fittingroom/report/comment.md")
    #expect(comment.hasPrefix("<!-- fittingroom-report -->"))
    #expect(
      comment.contains("https://github.com/me/app/raw/pictures/pr-12-7-1/comment-thumbnails/"), "\(comment)")
    let pictures = try program.shell("git --git-dir remote.git ls-tree -r --name-only pictures")
    #expect(pictures.output.hasPrefix("pr-12-7-1/comment-thumbnails/"), "\(pictures)")
    // One part is not enough.
    #expect(try program.shell("rm -r .fittingroom/parts/fittingroom-part-1").exitCode == 0)
    let partial = try run(program, "merge")
    #expect(
      partial.code == "2" && partial.result.errors.contains("add the results of part 2/2"), "\(partial)")
  }

  @Test func oneJobNeedsNoMerge_andForksWriteNothing() throws {
    let program = try program()
    #expect(try run(program, "record").code == "0")
    try program.write(Self.views([1]), to: "Views/V.swift")
    let verified = try run(program, "verify", ["IS_FORK": "true"])
    #expect(verified.code == "1", "\(verified)")
    #expect(try !program.files(in: ".").contains("gh.log"))
    #expect(try program.files(in: ".fittingroom/report").contains("index.html"))
    #expect(try program.shell("git --git-dir remote.git rev-parse --verify --quiet pictures").exitCode != 0)
    let wrong = try run(program, "merge")
    #expect(wrong.result.exitCode == 2 && wrong.result.output.contains("there are no parts"), "\(wrong)")
  }

  /// The release is downloaded from the address at which the release workflow puts it, once.
  @Test func theReleaseIsPutOnThePath() throws {
    let program = try program()
    let script = Program.root.appendingPathComponent("scripts/github-action.sh").path
    let installed = try program.shell(
      """
      name=fittingroom-0.2.0-linux-$(uname -m)
      mkdir -p made/$name/bin temporary
      printf '#!/bin/sh\n' > made/$name/bin/fittingroom
      chmod +x made/$name/bin/fittingroom
      printf '#!/bin/sh\necho "$@" >> "$PWD/curl.log"\ntar -C made -cz '$name'\n' > bin/curl
      chmod +x bin/curl
      for time in 1 2; do
        env PATH="$PWD/bin:$PATH" VERSION=0.2.0 RELEASES=me/rooms GH_TOKEN=x GITHUB_PATH="$PWD/path" \
          RUNNER_TEMP="$PWD/temporary" bash '\(script)' install || exit
      done
      test -x "$(tail -n 1 path)/fittingroom" && wc -l < curl.log && cat curl.log
      """)
    #expect(installed.exitCode == 0, "\(installed)")
    let lines = installed.output.split(separator: "\n")
    #expect(lines.first == "1", "\(installed)")
    #expect(
      installed.output.contains(
        "https://github.com/me/rooms/releases/download/0.2.0/fittingroom-0.2.0-linux-"),
      "\(installed)")
  }

  @Test func withoutGitHubsCommandLineTheRunIsNotCommented() throws {
    let program = try program()
    #expect(try run(program, "record").code == "0")
    try program.write(Self.views([1]), to: "Views/V.swift")
    // A path with the usual tools, but without gh.
    let made = try program.shell(
      "rm bin/gh && for tool in bash git env cat mkdir rm cp uname; do ln -s \"$(command -v $tool)\" bin/; done"
    )
    #expect(made.exitCode == 0, "\(made)")
    let script = Program.root.appendingPathComponent("scripts/github-action.sh").path
    let verified = try program.shell(
      """
      env PATH="$PWD/bin" STEP=verify REFERENCES=References PATHS=Views OPTIONS="--size 9x9" FITTINGROOM_JOB_INDEX=0 \
        FITTINGROOM_JOB_TOTAL=1 REFERENCES_BRANCH=references PICTURES_BRANCH=pictures COMMENT=true PULL_REQUEST=12 \
        GITHUB_REPOSITORY=me/app REMOTE="$PWD/remote.git" GITHUB_OUTPUT="$PWD/output" GH_TOKEN=x \
        GITHUB_STEP_SUMMARY="$PWD/summary" FITTINGROOM_SWIFTC="$(command -v swiftc)" bash '\(script)' run && cat output
      """)
    #expect(verified.output.contains("there is no gh to comment with"), "\(verified)")
    #expect(verified.output.contains("exit-code=1"), "\(verified)")
  }

  /// The workflow's author supplies names and versions; they are treated as words and never executed.
  @Test func valuesAreNoCommands() throws {
    let program = try program()
    let recorded = try run(
      program, "record",
      ["PATHS": "Views\n$(touch evil)\n", "OPTIONS": "--size 9x9\n--preview `touch evil`\n"])
    #expect(recorded.code != "0")
    #expect(try !program.files(in: ".").contains("evil"))
    let script = Program.root.appendingPathComponent("scripts/github-action.sh").path
    let installed = try program.shell(
      "VERSION='../x' RELEASES=a/b GH_TOKEN=x GITHUB_PATH=path bash '\(script)' install")
    #expect(installed.exitCode == 2 && installed.output.contains("“../x” is not a version"), "\(installed)")
  }
}
