#ifndef C_KERNEL_LEVEL_H
#define C_KERNEL_LEVEL_H

/// What a processor can do. Kernels have forms for some levels, the highest of which up to the processor's own is taken.
typedef enum {
  /// The baseline: SSE2 or NEON.
  KernelBaseline = 0,
  /// AVX2, BMI and BMI2.
  KernelAVX2 = 1,
  /// AVX-512 (F, BW, VL) as well, on processors that keep their pace with it.
  KernelAVX512 = 2,
} KernelLevel;

/// The highest level of the processor that this runs on.
KernelLevel kernel_best_level(void);

#endif
