package import Typesetting

extension EnvironmentValues {
  private struct TypePlatformKey: EnvironmentKey {
    static var defaultValue: TypeScale.Platform { .ios }
  }

  /// The platform whose text style sizes are used.
  package var typePlatform: TypeScale.Platform {
    get { self[TypePlatformKey.self] }
    set { self[TypePlatformKey.self] = newValue }
  }
}
