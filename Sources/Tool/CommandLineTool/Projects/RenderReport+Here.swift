import Linting
import PreviewRunner
import Views

extension RenderReport {
  /// The report with paths from the current folder for files below it, as sources that are named have them: a project's are absolute.
  var fromHere: RenderReport {
    var report = self
    report.file = ProjectRun.shownPath(file)
    for index in fidelity.indices {
      report.fidelity[index].file = fidelity[index].file.map(ProjectRun.shownPath)
    }
    if var lint {
      lint.variant.file = ProjectRun.shownPath(lint.variant.file)
      for index in lint.observations.indices {
        lint.observations[index].file = lint.observations[index].file.map(ProjectRun.shownPath)
      }
      report.lint = lint
    }
    return report
  }
}
