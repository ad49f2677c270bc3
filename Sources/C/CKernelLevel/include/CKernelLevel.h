#ifndef C_KERNEL_LEVEL_H
#define C_KERNEL_LEVEL_H

/// What a processor can do. Kernels have forms for some levels, the highest of which up to the processor's own is taken.
typedef enum {
  /// The baseline: SSE2 or NEON.
  KernelBaseline = 0,
  /// AVX2, BMI and BMI2.
  KernelAVX2 = 1,
} KernelLevel;

/// The highest level of the processor that this runs on.
KernelLevel kernel_best_level(void);

#endif
