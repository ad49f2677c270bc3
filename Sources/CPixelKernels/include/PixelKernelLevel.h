#ifndef PIXEL_KERNEL_LEVEL_H
#define PIXEL_KERNEL_LEVEL_H

/// What a processor can do.
typedef enum {
  /// The baseline: SSE2 or NEON.
  PixelKernelBaseline = 0,
  /// AVX2.
  PixelKernelAVX2 = 1,
  /// AVX-512 (F, BW, VL), on processors that keep their pace with it.
  PixelKernelAVX512 = 2,
} PixelKernelLevel;

/// The highest level of the processor that this runs on.
PixelKernelLevel pixel_kernel_best_level(void);

#endif
