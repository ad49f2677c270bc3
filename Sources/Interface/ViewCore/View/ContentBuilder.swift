/// The builder of views under the name that it has beside the builders of other content.
public typealias ContentBuilder = ViewBuilder
