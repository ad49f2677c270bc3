// Edges before they are sorted into cells: curves as chords, and equal rows.
//
// Coordinates are whole numbers of 1/1024 pixel from here on. Whatever is computed of them later is exact, or rounded
// once at a place that does not depend on which rows and columns are looked at: so a picture drawn in parts, by any
// number of threads, has the same bytes as one drawn whole.
//
// A curve is cut into chords by forward differencing: with a fixed step a cubic's points follow from one another by
// three additions (place, first, second and third difference). Adding 1.5 * 2^52 to a coordinate leaves its nearest
// whole number in the low bits of the sum, which is the cheapest exact rounding there is; x and y go through one
// vector. The last chord ends where the curve ends, so that the differences' error opens no gap between neighbours. A
// level edge changes no winding number and covers nothing; it is dropped where it runs along the sides of cells, or
// is a point.
//
// Interfaces are rectangles, rounded ones and lines: most rows of a path are passed by the same vertical edges as the
// row above and have its coverage. `coverage_squeeze` marks every row that an edge may make differ from the one
// above, which is each row that a slanted edge touches and each row in which a vertical one starts or ends; each span
// of equal rows is then drawn once, and the edges' heights are reduced by the rows that are left out.
#include "coverage.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// MARK: Chords

typedef double Doubles2 __attribute__((vector_size(16)));
typedef uint64_t Bits2 __attribute__((vector_size(16)));

#if defined(__x86_64__)
#define LEAST(a, b) (Doubles2)_mm_min_pd((__m128d)(a), (__m128d)(b))
#define MOST(a, b) (Doubles2)_mm_max_pd((__m128d)(a), (__m128d)(b))
#else
#define LEAST(a, b) __builtin_elementwise_min(a, b)
#define MOST(a, b) __builtin_elementwise_max(a, b)
#endif

/// A point's integers, which adding a large number has left in the low bits.
INLINE uint64_t packed(Doubles2 sum) {
  Bits2 bits = (Bits2)sum;
  return (uint32_t)bits[0] | bits[1] << 32;
}

size_t coverage_chords(CoverageChords chords, CoverageEdge *edges, CoverageExtent *extent) {
  const Doubles2 magic = {6755399441055744.0, 6755399441055744.0};
  Doubles2 place = {chords.place[0], chords.place[1]}, first = {chords.first[0], chords.first[1]};
  Doubles2 second = {chords.second[0], chords.second[1]}, third = {chords.third[0], chords.third[1]};
  const Doubles2 end = (Doubles2){chords.end[0], chords.end[1]} + magic;
  Doubles2 corner = (Doubles2){chords.start[0], chords.start[1]} + magic;
  Doubles2 least = corner, most = corner;
  uint64_t last = packed(corner);
  size_t written = 0;
  for (size_t chord = 1; chord <= chords.count; chord++) {
    corner = chord == chords.count ? end : place + magic;
    least = LEAST(least, corner);
    most = MOST(most, corner);
    uint64_t next = packed(corner);
    uint64_t ends[2] = {last, next};
    memcpy(edges + written, ends, sizeof ends);
    written++;
    // Level edges on the sides of cells do not count.
    if (__builtin_expect((last ^ next) >> 32 == 0, 0) && (last == next || (next >> 32 & (ONE - 1)) == 0)) written--;
    last = next;
    place += first;
    first += second;
    second += third;
  }
  uint64_t low = packed(least), high = packed(most);
  extent->min_x = (int32_t)low;
  extent->min_y = (int32_t)(low >> 32);
  extent->max_x = (int32_t)high;
  extent->max_y = (int32_t)(high >> 32);
  return written;
}

// MARK: Equal rows

size_t coverage_squeeze(
  CoverageEdge *edges, size_t count, int64_t min_y, size_t height, size_t fewest, CoverageRows *rows
) {
  // First each row's mark whether it may differ from the one above: a vertical edge that passes both does not make
  // them differ.
  uint8_t *changes = rows->changes;
  memset(changes, 0, height + 1);
#define MARK(top, bottom) \
  for (int64_t y = greater(((top) >> BITS) - min_y, 0), \
               last = lesser((((bottom) + ONE - 1) >> BITS) - min_y, (int64_t)height); \
       y <= last; y++) \
    changes[y] = 1;
  for (size_t index = 0; index < count; index++) {
    const int64_t y0 = edges[index].y0, y1 = edges[index].y1;
    if (edges[index].x0 == edges[index].x1) {
      MARK(y0, y0)
      MARK(y1, y1)
    } else {
      MARK(lesser(y0, y1), greater(y0, y1))
    }
  }
#undef MARK
  // Then equal rows are merged.
  size_t kept = 0;
  for (size_t row = 0; row < height;) {
    size_t next = row + 1;
    while (next < height && !changes[next]) next++;
    size_t copies = next - row >= fewest ? next - row : 1;
    rows->first[kept] = (int32_t)row;
    for (size_t copy = 0; copy < copies; copy++) rows->moved[row + copy] = (int32_t)kept;
    kept++;
    row += copies;
  }
  rows->first[kept] = (int32_t)height;
  rows->moved[height] = (int32_t)kept;
  if (kept == height) return kept;
  for (size_t index = 0; index < count; index++) {
    int32_t *ends[2] = {&edges[index].y0, &edges[index].y1};
    for (int end = 0; end < 2; end++) {
      int64_t row = ((int64_t)*ends[end] >> BITS) - min_y;
      if (row > 0) {
        row = lesser(row, (int64_t)height);
        *ends[end] -= (int32_t)((row - rows->moved[row]) << BITS);
      }
    }
  }
  return kept;
}
