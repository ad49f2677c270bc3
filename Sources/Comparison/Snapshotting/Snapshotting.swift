// In SnapshotPreviews this module is linked into an app to find its previews. Here tests find them
// themselves, and the module exists so that imports compile.
