internal import CKernelLevel
internal import CPixelKernels

/// The inner loops in C.
enum PixelKernels {
  /// What the processor can do; the same bits come out of every level.
  static let level = kernel_best_level()
}
