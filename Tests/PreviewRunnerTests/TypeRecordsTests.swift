import LoadedTypes
import Testing

private protocol RecordedProtocol {}
private struct RecordedType: RecordedProtocol {}
private struct RecordedGeneric<Value>: RecordedProtocol {}
extension Int: RecordedProtocol {}

/// Reading the compiler's records of types from a loaded program.
struct TypeRecordsTests {
  @Test func findsTypesByAProtocolThatTheProgramDeclares() throws {
    let records = try #require(TypeRecords.ofThisProgram())
    let found = records.types(conformingToOwnProtocolNamed: "RecordedProtocol")
    #expect(Set(found.map(\.name)) == ["RecordedType", "Int"])
    #expect(found.contains { $0.type == RecordedType.self })
    #expect(records.types(conformingToOwnProtocolNamed: "Equatable").isEmpty)
  }

  @Test func findsTypesByAProtocolOfAnyModule() throws {
    let records = try #require(TypeRecords.ofThisProgram())
    #expect(
      records.types(conformingToProtocolNamed: "RecordedProtocol").contains { $0.name == "RecordedType" })
    #expect(!records.types(conformingToProtocolNamed: "Equatable").isEmpty)
  }
}
