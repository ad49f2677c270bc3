import Foundation
import LayoutEngine
import Linting
import Rasterization
import RenderSupport
import Rendering
import Views

/// Checks views in the bundled fonts.
@MainActor
enum LintTesting {
  /// A view rendered in a window of 200 points.
  static func outcome(_ view: some View) throws -> RenderOutcome {
    try Render.renderer.render(
      view, RenderRequest(proposal: ProposedViewSize(width: 200, height: 200), scale: 2))
  }

  /// The findings of one rule for a view in a window of the given size.
  static func observations(
    _ rule: LintRule, _ view: some View, width: CGFloat = 200, height: CGFloat = 200,
    pictures: Bool = false, change: (inout RenderRequest, inout LintSettings) -> Void = { _, _ in }
  ) throws -> [LintObservation] {
    var request = RenderRequest(proposal: ProposedViewSize(width: width, height: height), scale: 2)
    var settings = LintSettings()
    settings.rules = [rule]
    change(&request, &settings)
    let outcome = try Render.renderer.render(view, request)
    return ViewLinter(settings: settings, rasterizer: Rasterizer())
      .observations(in: outcome, scale: Double(request.scale), withPictures: pictures)
  }

  /// The sentences of one rule's findings, counterexamples left out.
  static func messages(
    _ rule: LintRule, _ view: some View, width: CGFloat = 200, height: CGFloat = 200,
    change: (inout RenderRequest, inout LintSettings) -> Void = { _, _ in }
  ) throws -> [String] {
    try observations(rule, view, width: width, height: height, change: change)
      .filter { !$0.isCounterexample }.map { "\($0.subject) \($0.message)" }
  }
}
