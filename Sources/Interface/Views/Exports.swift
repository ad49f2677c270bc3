@_exported public import ViewContent
@_exported public import ViewCore
@_exported public import ViewLayout
