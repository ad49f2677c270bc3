import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plug-in that expands the macros of SwiftUI source files.
@main
struct PreviewMacroPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self,
    AnimatableIgnoredMacro.self, BundleMacro.self,
    SourceViewsMacro.self, ModelMacro.self, MarkMacro.self, RemarkMacro.self, ManagedMacro.self,
    ModelActorMacro.self, GenerableMacro.self, TipParameterMacro.self, TipRuleMacro.self,
  ]
}
