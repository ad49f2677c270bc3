public import CoreTransferableShim
import FoundationAdditions
import UniformTypeIdentifiersShim
public import Views

extension Image: Transferable {
  /// A picture as PNG; nothing leaves a render, so its data is never requested.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { _ in throw CocoaError(.featureUnsupported) }
  }
}
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
  }
}
