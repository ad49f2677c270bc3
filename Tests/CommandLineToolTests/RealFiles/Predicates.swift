import CoreData
import SwiftUI

@objc(Task) final class Task: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var priority: Int16
  @NSManaged var isDone: Bool
  @NSManaged var due: Date?
  @NSManaged var tags: NSSet?
  @NSManaged var list: String?
}

private struct Tasks: View {
  @FetchRequest(
    sortDescriptors: [SortDescriptor(\Task.title)],
    predicate: NSPredicate(format: "isDone == NO AND priority >= %d", 2))
  private var open: FetchedResults<Task>
  @SectionedFetchRequest(sectionIdentifier: \Task.list, sortDescriptors: [SortDescriptor(\Task.list)])
  private var lists: SectionedFetchResults<String?, Task>
  @Environment(\.managedObjectContext) private var context

  private func titles(_ format: String, _ arguments: CVarArg...) -> String {
    let request = NSFetchRequest<Task>(entityName: "Task")
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return ((try? context.fetch(request)) ?? []).compactMap(\.title).joined()
  }

  var body: some View {
    VStack {
      Text("open: " + open.compactMap(\.title).joined())
      Text("lists: " + lists.map { "\($0.id ?? "none")\($0.count)" }.joined(separator: " "))
      Text("1: " + titles("title BEGINSWITH[cd] %@", "é"))
      Text("2: " + titles("title IN %@ OR due > %@", ["A", "C"], Date(timeIntervalSince1970: 100) as NSDate))
      Text("3: " + titles("NOT (priority BETWEEN {1, 2}) AND %K != nil", "title"))
      Text("4: " + titles("ANY tags == 'red'"))
      Text("5: " + titles("tags.@count > 1 && title LIKE '?'"))
      Text("6: " + titles("SUBQUERY(tags, $tag, $tag CONTAINS[c] 'E').@count == 2"))
      Text("7: " + titles("(priority + 1) * 2 == 8"))
    }
  }
}

#Preview("Tasks") {
  let context = NSPersistentContainer(name: "Model").viewContext
  for (index, title) in ["A", "B", "C", "Étude"].enumerated() {
    let task = Task(context: context)
    task.title = title
    task.priority = Int16(index)
    task.isDone = title == "C"
    task.due = Date(timeIntervalSince1970: Double(index * 50))
    task.tags = NSSet(array: index == 1 ? ["red", "green"] : index == 2 ? ["blue"] : [])
    task.list = index < 3 ? "home" : nil
  }
  return Tasks().environment(\.managedObjectContext, context)
}
