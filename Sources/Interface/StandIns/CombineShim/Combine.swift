// Apple's Combine under its own name, carried out by OpenCombine.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
