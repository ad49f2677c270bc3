#include "PixelRuns.h"

#include "CPixelKernels.h"
#include "vectors.h"

#define FORM(name) name##_baseline
#include "runs.inc.h"
#undef FORM

#if defined(__x86_64__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define FORM(name) name##_avx2
#include "runs.inc.h"
#undef FORM
#pragma clang attribute pop

#define CALL(name, ...) \
  (pixel_kernel_best_level() == PixelKernelAVX2 ? name##_avx2(__VA_ARGS__) : name##_baseline(__VA_ARGS__))
#else
#define CALL(name, ...) name##_baseline(__VA_ARGS__)
#endif

PixelByteSums pixel_byte_sums(const uint32_t *row, size_t count) { return CALL(byte_sums, row, count); }

PixelTraits pixel_traits(const uint32_t *row, size_t count, PixelTraits before) {
  return CALL(traits, row, count, before);
}
