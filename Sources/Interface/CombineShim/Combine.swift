// Apple's Combine under its own name, carried out by OpenCombine.
@_exported public import OpenCombine
