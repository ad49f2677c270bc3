#include "CPixelKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define NAME(x) x##_baseline
#define WIDE 4
#include "kernels.h"
#undef NAME
#undef WIDE

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define NAME(x) x##_avx2
#define WIDE 8
#include "kernels.h"
#undef NAME
#undef WIDE
#pragma clang attribute pop
#endif

const PixelKernels *pixelKernelsAt(PixelKernelsLevel level) {
  if (level == PixelKernelsBaseline) return &kernels_baseline;
#if defined(__x86_64__)
  if (level == PixelKernelsAVX2 && __builtin_cpu_supports("avx2")) return &kernels_avx2;
#endif
  return 0;
}

static const PixelKernels *best = &kernels_baseline;

__attribute__((constructor)) static void chooseKernels(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
#endif
  const PixelKernels *avx2 = pixelKernelsAt(PixelKernelsAVX2);
  if (avx2) best = avx2;
}

const PixelKernels *pixelKernels(void) { return best; }
