import ImageComparison
import Imaging
import Testing

struct ComparisonCanaryTests {
  @Test func `every comparator that works passes`() throws {
    let metrics: [ColorMetric] = [
      .exact, .channel(0), .channel(254), .channel(255), .yiq(0.1), .yiq(1), .yiqOnWhite(0.1), .oklab(0.1),
      .oklab(1), .deltaE76(2), .deltaE94(2), .deltaE2000(2), .deltaE2000(1000),
    ]
    for metric in metrics {
      for rule in AntiAliasingRule.allCases {
        try ComparisonCanary.check(
          ImageComparator(
            metric: metric, antiAliasing: rule, budget: Budget(ratio: 1), absorbedShift: 100))
      }
    }
  }

  @Test func `a comparison that finds nothing is found out`() {
    let error = #expect(throws: ComparisonCanary.Failure.self) {
      try ComparisonCanary.check { first, _ in ImageComparator().compare(first, first) }
    }
    #expect(error?.description == "of 5 pixels that differ 0 were found (identical)")
  }

  @Test func `a comparison that passes whatever it finds is found out`() {
    #expect(throws: ComparisonCanary.Failure.self) {
      try ComparisonCanary.check { ImageComparator(budget: Budget(ratio: 1)).compare($0, $1) }
    }
  }

  @Test func `a comparison that finds too much is found out`() {
    let error = #expect(throws: ComparisonCanary.Failure.self) {
      try ComparisonCanary.check { first, second in
        var found = ImageComparator().compare(first, second)
        found.differingPixels += 1
        return found
      }
    }
    #expect(error?.description == "a picture differs from itself in 1 pixels")
  }
}
