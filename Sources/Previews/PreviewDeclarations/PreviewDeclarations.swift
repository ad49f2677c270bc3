public import Foundation
import LayoutEngine
public import Views

@_exported public import protocol ViewCore._EnvironmentMakeable
// Foundation's on Apple's systems: files that only import it find these names, and none of SwiftUI's.
@_exported public import protocol Views.CustomLocalizedStringResourceConvertible
@_exported public import struct Views.LocalizedStringResource

// SwiftUI passes this module on, and the runner imports it into every file that it compiles: those that import less than
// SwiftUI have previews, too.

/// Describes a view to preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Describes a view to preview under the given traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Describes a view to preview with each of some arguments, under the given traits: one preview for each.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a variable of a preview be state, a binding's source or another dynamic property.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Creates an entry of the environment, of a transaction, of container values or of focused values.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")

/// Makes a type animatable.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Excludes a property from animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")

/// The bundle of the module that the source is part of.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "PreviewMacros", type: "BundleMacro")

/// Lists the views of a source file, given its text.
@freestanding(declaration)
public macro _sourceViews(_ source: StaticString) =
  #externalMacro(module: "PreviewMacros", type: "SourceViewsMacro")
