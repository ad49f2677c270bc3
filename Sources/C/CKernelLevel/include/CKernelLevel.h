#ifndef C_KERNEL_LEVEL_H
#define C_KERNEL_LEVEL_H

/// The processor's instruction sets. Kernels have versions for some levels; the highest one up to the
/// processor's own is used.
typedef enum {
  /// The baseline: SSE2 or NEON.
  KernelBaseline = 0,
  /// AVX2, BMI and BMI2.
  KernelAVX2 = 1,
} KernelLevel;

/// The highest level of the current processor.
KernelLevel kernel_best_level(void);

#endif
