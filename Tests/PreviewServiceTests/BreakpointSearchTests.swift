import PreviewService
import Testing

/// Break points are found to a tenth of a point, with few looks.
@Suite struct BreakpointSearchTests {
  @Test func findsEachChange() {
    let places = [103.04, 180.0, 183.3, 455.96]
    var looks = 0
    let search = BreakpointSearch(from: 50, to: 600) { lengths in
      looks += 1
      return lengths.map { length in places.count { $0 <= length } }
    }
    #expect(search.breakpoints.map(\.before) == [0, 1, 2, 3])
    for (point, place) in zip(search.breakpoints, places) {
      #expect(point.below < place && place <= point.above && point.above - point.below <= 0.1)
    }
    #expect(!search.isIncomplete && looks <= 4)
  }

  @Test func tellsSeveralChangesInOneStepApart() {
    let search = BreakpointSearch(from: 0, to: 16) { lengths in
      lengths.map { $0 < 4.2 ? "a" : $0 < 5.9 ? "b" : "c" }
    }
    #expect(search.breakpoints.map(\.after) == ["b", "c"])
  }

  @Test func saysThatThereAreMore() {
    let search = BreakpointSearch(from: 0, to: 400, limit: 3) { lengths in lengths.map { Int($0 / 10) } }
    #expect(search.isIncomplete && search.breakpoints.count == 3)
  }

  @Test func findsNothingWhereNothingChanges() {
    #expect(BreakpointSearch(from: 1, to: 2) { $0.map { _ in 0 } }.breakpoints.isEmpty)
  }
}
