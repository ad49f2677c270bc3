internal import CKernelLevel
internal import CPixelKernels

/// The inner loops in C.
enum PixelKernels {
  /// The processor's instruction sets; every level gives the same bits.
  static let level = kernel_best_level()
}
