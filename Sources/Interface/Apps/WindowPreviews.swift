public import Views

/// Describes a view to preview in a window of visionOS.
@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
  _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Describes a view to preview in an immersive space of visionOS.
@freestanding(declaration)
public macro Preview<Style: ImmersionStyle>(
  _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
