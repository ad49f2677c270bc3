public import Foundation

/// A text that is looked up in the strings of the interface's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// An interpolated value.
  package enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double, specifier: String)
    case text(Text)
  }

  /// The key, with a format specifier where a value goes: "%lld items".
  package let key: String
  package let arguments: [Argument]
  /// The text if the strings have none for the key; nil if that is the key itself.
  package let defaultFormat: String?

  public init(_ value: String) {
    key = value
    arguments = []
    defaultFormat = nil
  }

  /// A key that is not the text itself; the source supplies a default value.
  package init(_ key: StaticString, defaultValue: LocalizedStringKey) {
    self.key = "\(key)"
    arguments = defaultValue.arguments
    defaultFormat = defaultValue.key
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    defaultFormat = nil
  }

  /// Gathers the pieces of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var key = ""
    package var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      add("%@", .string(string))
    }

    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      add("%@", .text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      add("%@", .text(Text(image)))
    }

    public mutating func appendInterpolation(_ value: AttributedString) {
      add("%@", .text(Text(value)))
    }

    public mutating func appendInterpolation(_ value: AttributedSubstring) {
      add("%@", .text(Text(AttributedString(value))))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add("%@", .text(Text(resource)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      add("%@", .string(formatter.string(for: date) ?? "\(date)"))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      add(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? subject.description))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(T._specifier, value._argument(specifier: T._specifier).argument)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, value._argument(specifier: specifier).argument)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      add("%@", .string(String(describing: value)))
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A number that a format specifier can stand for.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  func _argument(specifier: String) -> _FormatArgument
}

/// A formatted value interpolated into a localized text.
public struct _FormatArgument: Sendable {
  package let argument: LocalizedStringKey.Argument

  package init(_ argument: LocalizedStringKey.Argument) {
    self.argument = argument
  }
}

extension Int: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.integer(Int64(self)))
  }
}

extension Int8: _FormatSpecifiable {
  public static var _specifier: String { "%d" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.integer(Int64(self)))
  }
}

extension Int16: _FormatSpecifiable {
  public static var _specifier: String { "%d" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.integer(Int64(self)))
  }
}

extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.integer(Int64(self)))
  }
}

extension Int64: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.integer(Int64(self)))
  }
}

extension UInt: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.unsigned(UInt64(self)))
  }
}

extension UInt8: _FormatSpecifiable {
  public static var _specifier: String { "%u" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.unsigned(UInt64(self)))
  }
}

extension UInt16: _FormatSpecifiable {
  public static var _specifier: String { "%u" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.unsigned(UInt64(self)))
  }
}

extension UInt32: _FormatSpecifiable {
  public static var _specifier: String { "%u" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.unsigned(UInt64(self)))
  }
}

extension UInt64: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.unsigned(UInt64(self)))
  }
}

extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.double(Double(self), specifier: specifier))
  }
}

extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.double(Double(self), specifier: specifier))
  }
}

extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }

  public func _argument(specifier: String) -> _FormatArgument {
    _FormatArgument(.double(Double(self), specifier: specifier))
  }
}
