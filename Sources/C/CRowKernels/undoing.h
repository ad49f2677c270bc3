// Declarations of both versions of the functions.
#include "RowUndoing.h"
#include <string.h>

#define DECLARE(level) \
  void undo_##level( \
    int filter, const uint8_t *row, size_t pixel_bytes, const uint32_t *above, uint32_t *words, size_t width); \
  void undo_group_##level( \
    const uint8_t *filters, const uint8_t *rows, size_t stride, size_t pixel_bytes, const uint32_t *above, \
    uint32_t *words, size_t width);

DECLARE(baseline)
#if defined(__x86_64__)
DECLARE(avx2)
#endif
