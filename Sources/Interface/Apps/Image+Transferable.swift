public import CoreTransferableShim
import Foundation
import UIKitShim
public import Views

extension Image: Transferable {
  /// An image is made of a picture's data; none is written, since nothing leaves a picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .png) { _ in
      throw CocoaError(.fileWriteUnknown)
    } importing: { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }
}
