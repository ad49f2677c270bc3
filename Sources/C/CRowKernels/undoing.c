#include "undoing.h"

/// Calls the version of a function for a level.
#if defined(__x86_64__)
#define CALL(level, name, ...) \
  ((level) >= KernelAVX2 ? name##_avx2(__VA_ARGS__) : name##_baseline(__VA_ARGS__))
#else
#define CALL(level, name, ...) ((void)(level), name##_baseline(__VA_ARGS__))
#endif

size_t row_filter_group_size(KernelLevel level) { return level >= KernelAVX2 ? 8 : 4; }

void row_filter_undo(
  KernelLevel level, int filter, const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words,
  size_t width
) {
  CALL(level, undo, filter, row, pixel_bytes, above, words, width);
}

void row_filter_undo_group(
  KernelLevel level, const uint8_t *filters, const uint8_t *rows, size_t stride, size_t pixel_bytes,
  const uint32_t *above, uint32_t *words, size_t width
) {
  CALL(level, undo_group, filters, rows, stride, pixel_bytes, above, words, width);
}
