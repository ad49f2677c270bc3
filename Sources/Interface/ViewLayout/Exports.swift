@_exported public import ViewCore
