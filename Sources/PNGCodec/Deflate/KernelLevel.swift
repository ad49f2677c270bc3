internal import CPixelKernels

/// What the processor can do, which the results do not depend on.
internal enum KernelLevel {
  static let best = pixel_kernel_best_level()
}
