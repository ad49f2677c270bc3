// run: --size 400x400
// nothing is noted
// Objects in memory, asked for by their properties.
import RealmSwift
import SwiftUI

enum Kind: String, PersistableEnum { case dog, cat }
class Owner: Object, ObjectKeyIdentifiable {
  @Persisted(primaryKey: true) var id: ObjectId
  @Persisted var name = "Ann"
  @Persisted(originProperty: "owner") var pets: LinkingObjects<Pet>
}
class Pet: Object, ObjectKeyIdentifiable, Codable {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name: String
  @Persisted var age = 0
  @Persisted var kind: Kind
  @Persisted var nick: String?
  @Persisted var owner: Owner?
  @Persisted var toys: RealmSwift.List<String>
  override init() { super.init() }
  convenience init(_ id: Int, _ name: String, age: Int, owner: Owner? = nil) {
    self.init()
    self.id = id
    self.name = name
    self.age = age
    self.owner = owner
  }
  enum CodingKeys: String, CodingKey { case id, name, nick, toys }
  required init(from decoder: Decoder) throws {
    super.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
  }
  func encode(to encoder: Encoder) throws {}
}
@MainActor let realm: Realm = {
  let realm = try! Realm(
    configuration: Realm.Configuration(inMemoryIdentifier: "pets", objectTypes: [Pet.self, Owner.self]))
  try! realm.write {
    let ann = Owner()
    realm.add(Pet(2, "Rex", age: 4, owner: ann))
    realm.add(Pet(1, "Tom", age: 9))
    let third = Pet(3, "Bo", age: 2, owner: ann)
    third.nick = "B"
    third.toys.append(objectsIn: ["ball", "bone"])
    realm.add(third)
    realm.add(Pet(1, "Tim", age: 8), update: .modified)
  }
  return realm
}()
func names(_ pets: Results<Pet>) -> String { pets.map(\.name).joined(separator: " ") }
struct Row: View {
  @ObservedRealmObject var pet: Pet
  // shows: Bo
  // shows: Rex
  // shows: Tim
  var body: some View { TextField("Name", text: $pet.name) }
}
struct Pets: View {
  @ObservedResults(Pet.self, where: { $0.kind == .dog }, sortDescriptor: SortDescriptor(keyPath: "name"))
  var pets
  var body: some View { ForEach(pets) { Row(pet: $0) } }
}
#Preview {
  let pets = realm.objects(Pet.self)
  VStack {
    // shows: sorted: Bo Rex Tim
    Text("sorted: " + names(pets.sorted(byKeyPath: "age")))
    // shows: by key path: Tim Rex Bo
    Text("by key path: " + names(pets.sorted(by: \.name, ascending: false)))
    // shows: old: Tim
    Text("old: " + names(pets.where { $0.age > 3 && $0.owner == nil }))
    // shows: of Ann: Rex Bo
    Text("of Ann: " + names(pets.where { $0.owner.name == "Ann" }))
    // shows: toys: Bo
    Text("toys: " + names(pets.where { $0.toys.contains("ball") }))
    // shows: nick: Bo Tim
    Text(
      "nick: " + names(pets.where { $0.nick != nil || $0.name.starts(with: "t", options: .caseInsensitive) }))
    // shows: format: Rex
    Text("format: " + names(pets.filter("age > %@ AND owner.name == 'Ann'", 3)))
    // shows: linked: 2
    Text("linked: \(realm.objects(Owner.self).first!.pets.count)")
    // shows: sum: 14
    Text("sum: \(pets.sum(ofProperty: "age") as Int)")
    // shows: Tim
    Text(realm.object(ofType: Pet.self, forPrimaryKey: 1)?.name ?? "none")
  }
}
#Preview("Views") { VStack { Pets() }.environment(\.realmConfiguration, realm.configuration) }
