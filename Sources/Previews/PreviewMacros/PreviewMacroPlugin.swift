import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The compiler plug-in that expands the macros of SwiftUI source files.
@main
struct PreviewMacroPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self,
    AnimatableIgnoredMacro.self, BundleMacro.self,
    SourceViewsMacro.self, ModelMacro.self, MarkMacro.self, RemarkMacro.self, ManagedMacro.self,
    ModelActorMacro.self, GenerableMacro.self, TipParameterMacro.self, TipRuleMacro.self,
    CasePathableMacro.self, ReducerMacro.self, ViewActionMacro.self,
    DependencyClientMacro.self, DependencyEndpointMacro.self,
  ]
}

#if canImport(SwiftCompilerPlugin)
  extension PreviewMacroPlugin: CompilerPlugin {}
#else
  // The toolchain's own SwiftSyntax provides everything of a plug-in except its entry point.
  extension PreviewMacroPlugin: PluginProvider {
    struct UnknownMacro: Error, CustomStringConvertible {
      var description: String
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> Macro.Type {
      let name = "\(moduleName).\(typeName)"
      if let type = providingMacros.first(where: { String(reflecting: $0) == name }) { return type }
      throw UnknownMacro(description: "the plug-in of FittingRoom has no macro \(name)")
    }

    static func main() throws {
      let connection = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
    }
  }
#endif
