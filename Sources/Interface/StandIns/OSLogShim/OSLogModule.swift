// Logging by the name of the framework.
@_exported public import osShim
