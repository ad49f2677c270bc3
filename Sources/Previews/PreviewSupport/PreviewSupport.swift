// What a package depends on to use the macros of previews: their declarations, together with the compiler plug-in that
// expands them, which is built from the package swift-syntax. The program needs no more than the declarations; it has
// the plug-in as a library that is built against the toolchain's own SwiftSyntax.
@_exported public import PreviewDeclarations
