import LayoutEngine
import Typesetting
package import Views

extension ViewRenderer {
  /// The preview settings of each leaf of a view.
  package func previewSettings(of view: AnyView) -> [PreviewSettings] {
    let graph = ViewGraph(fonts: fonts, typesetter: Typesetter(fonts: fonts))
    let inputs = _ViewInputs(
      environment: EnvironmentValues(), identity: graph.root, graph: graph,
      preferences: PreferenceCollector(),
      container: LayoutContainer())
    return view.viewList(inputs).elements().map(\.traits.preview)
  }
}
