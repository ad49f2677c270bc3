internal import CKernelLevel
internal import CRowKernels

/// The inner loops in C.
internal enum RowKernels {
  /// The processor's instruction sets; every level gives the same bytes.
  static let level = kernel_best_level()
}
