internal import CKernelLevel
internal import CRowKernels

/// The inner loops in C.
internal enum RowKernels {
  /// What the processor can do; the same bytes come out of every level.
  static let level = kernel_best_level()
}
