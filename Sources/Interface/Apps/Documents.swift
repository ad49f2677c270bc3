public import Foundation
public import Views
import Windows

/// Windows of documents; a render shows a new one.
public struct DocumentGroup<Document, Content: View>: DrawnScene {
  private let content: () -> AnyView?

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = { AnyView(editor(FileDocumentConfiguration(document: .constant(newDocument())))) }
  }

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    content = { AnyView(editor(ReferenceFileDocumentConfiguration(document: newDocument()))) }
  }

  /// Documents that are only read; without a file there is none to show.
  public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    content = { nil }
  }

  func makeScenes(_ inputs: _ViewInputs, into list: inout _SceneList) {
    guard let root = content() else { return }
    list.scenes.append(WindowScene(.document, title: nil, id: nil, root: root))
  }
}

/// A document and where it is stored.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
  init(document: Binding<Document>) { _document = document }
}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
  init(document: Document) { _document = ObservedObject(wrappedValue: document) }
}
