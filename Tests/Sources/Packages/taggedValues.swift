// run: --size 300x300
// nothing else is shown
// nothing is noted
// Tagged values are made by literals, calculate, compare, and are written as what they hold.
import Foundation
import SwiftUI
import Tagged

struct User: Codable, Identifiable, Equatable {
  typealias ID = Tagged<User, UUID>
  typealias Name = Tagged<(User, name: ()), String>
  var id: ID
  var name: Name
  var age: Tagged<(User, age: ()), Int> = 40
}

let text = #"{"id":"DEADBEEF-DEAD-BEEF-DEAD-BEEFDEADBEEF","name":"Ann","age":41}"#
let user = try! JSONDecoder().decode(User.self, from: Data(text.utf8))
let encoder = JSONEncoder()

#Preview {
  VStack {
    Text(user.name.rawValue)
    Text("\(user.age + 1), \(user.age < 50), \(user.name.count)")
    Text(user.id.uuidString.prefix(8))
    Text(String(decoding: try! encoder.encode([user.age]), as: UTF8.self))
    Text(user == User(id: user.id, name: "Ann", age: 41) ? "equal" : "not equal")
  }
}
// shows: Ann
// shows: 42, true, 3
// shows: DEADBEEF
// shows: [41]
// shows: equal
