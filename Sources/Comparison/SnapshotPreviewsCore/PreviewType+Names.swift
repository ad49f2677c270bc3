package import Rendering

extension PreviewType {
  /// The name of the file, or of the provider without its module and `Previews`, in words.
  public var displayName: String { sidecar.containerName }

  /// The values that the sidecars of all its previews share.
  package var sidecar: PreviewSidecar {
    var sidecar = PreviewSidecar()
    sidecar.container = typeName
    sidecar.fileID = fileID
    sidecar.line = line
    return sidecar
  }
}
