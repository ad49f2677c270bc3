import ProjectAssets
import Testing

@Suite struct DataModelTests {
  private let model = DataModel(
    document: Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <relationship name="books" toMany="YES" destinationEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".Volume" parentEntity="Thing" codeGenerationType="class">
          <attribute name="rating" attributeType="Integer 16" usesScalarValueType="YES"/>
          <attribute name="price" attributeType="Double"/>
        </entity>
        <entity name="Thing" representedClassName="Thing" codeGenerationType="class"/>
        <entity name="Loan" representedClassName="Loan" codeGenerationType="category">
          <attribute name="due" attributeType="Date"/>
        </entity>
        <entity name="Own" representedClassName="Own"/>
      </model>
      """.utf8))

  @Test func classesAreThoseThatAreNamedAndWhatTheyName() {
    let source = model.source(naming: ["Shelf", "Own"], declared: [])
    #expect(source.contains("public class Shelf: CoreData.NSManagedObject {}"))
    #expect(source.contains("@CDManaged public var `name`: String?"))
    #expect(source.contains("public func addToBooks(_ value: Volume)"))
    #expect(source.contains("public func removeFromBooks(_ value: Foundation.NSSet)"))
    #expect(source.contains("public class Volume: Thing {}"))
    #expect(source.contains("NSFetchRequest<Volume> { .init(entityName: \"Book\") }"))
    #expect(source.contains("`rating`: Int16\n"))
    #expect(source.contains("`price`: Foundation.NSNumber?\n"))
    #expect(source.contains("public class Thing"))
    #expect(!source.contains("Loan"))
    #expect(!source.contains("Own"))
  }

  @Test func whatTheFilesSayOfAClassIsNotSaidOnceMore() {
    let source = model.source(naming: ["Thing"], declared: [], identifiable: ["Thing"])
    #expect(source.contains("public class Thing") && !source.contains("Identifiable"))
    #expect(model.source(naming: ["Thing"], declared: []).contains("extension Thing: Swift.Identifiable {}"))
  }

  @Test func extensionsNeedTheClassAndClassesThatNoFileDeclares() {
    #expect(model.source(naming: ["Loan"], declared: []) == "")
    let source = model.source(naming: ["Loan"], declared: ["Loan"])
    #expect(!source.contains("class Loan"))
    #expect(source.contains("`due`: Foundation.Date?"))
    #expect(model.source(naming: ["Thing"], declared: ["Thing"]) == "")
    #expect(model.source(naming: ["Text"], declared: []) == "")
  }

  @Test func whatIsNoDocumentHasNoEntities() {
    #expect(DataModel(document: Array("<model".utf8)).isEmpty)
    #expect(DataModel(document: []).isEmpty)
  }
}
