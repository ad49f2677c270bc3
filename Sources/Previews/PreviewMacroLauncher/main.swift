#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The compiler has started this as its plug-in for macros, and talks with what it becomes: `macroProgram` was compiled by
// Plugins/PreviewMacroLibrary.
execv(macroProgram, CommandLine.unsafeArgv)
perror(macroProgram)
exit(1)
