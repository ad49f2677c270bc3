internal import CRowKernels

/// What the processor can do, which the results do not depend on.
internal enum KernelLevel {
  static let best = row_kernel_best_level()
}
