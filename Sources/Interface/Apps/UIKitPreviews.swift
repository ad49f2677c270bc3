public import UIKitShim
public import Views

/// Describes a UIKit view controller or view to preview. It is `#Preview` in the source: the runner decides
/// by the body which of the two is meant, and calls this one by its own name, because the compiler cannot
/// tell them apart by what follows a declaration.
@freestanding(declaration)
public macro UIShown(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro UIShown(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A SwiftUI view, after all.
@freestanding(declaration)
public macro UIShown(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

extension Preview {
  public static func _shown(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) -> Preview {
    Preview(name, traits: traits) { AnyView(ShownController(make: body)) }
  }

  public static func _shown(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
  ) -> Preview {
    Preview(name, traits: traits) { AnyView(ShownView(make: body)) }
  }

  public static func _shown(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> any View
  ) -> Preview {
    @MainActor func erased(_ view: some View) -> AnyView { AnyView(view) }
    return Preview(name, traits: traits) { erased(body()) }
  }
}

/// A view controller as a preview's view.
private struct ShownController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A UIKit view as a preview's view.
private struct ShownView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
