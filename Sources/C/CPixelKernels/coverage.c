#include "CPixelKernels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Products and sums are rounded one after the other on every processor.
#pragma clang fp contract(off)

#define BITS COVERAGE_BITS
#define ONE ((int64_t)1 << BITS)
#define INLINE static inline __attribute__((always_inline))

// MARK: Numbers

/// The nearest whole number of a value far below 2^51, ties to even.
INLINE int64_t rounded(double value) {
  // Adding 1.5 * 2^52 leaves the whole number in the low bits.
  const double magic = 6755399441055744.0;
  double sum = value + magic;
  int64_t bits, base;
  memcpy(&bits, &sum, 8);
  memcpy(&base, &magic, 8);
  return bits - base;
}

INLINE int64_t lesser(int64_t a, int64_t b) { return a < b ? a : b; }
INLINE int64_t greater(int64_t a, int64_t b) { return a > b ? a : b; }

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

/// A point's whole numbers, which adding a large one has left in the low bits.
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
    // Level edges count for nothing on the sides of cells.
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
  // First each row's mark whether it may differ from the one above: an upright edge that passes both does not make
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
  // Then equal ones become one.
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

// MARK: Pieces

// A piece is the part of an edge that lies in one cell, in the direction in which the path runs: the coordinates of
// its start and its end from the cell's top left corner, each from 0 to 1024, in 16 bits: x0, y0, x1, y1 from the
// lowest. Bits above them tell whether the edge comes in from the cell on the left, and whether it leaves to it.
#define ENTERS ((uint64_t)1 << 15)
#define EXITS ((uint64_t)1 << 47)

#define START_X(points) ((int64_t)((points) & 0x7FF))
#define START_Y(points) ((int64_t)((points) >> 16 & 0x7FF))
#define END_X(points) ((int64_t)((points) >> 32 & 0x7FF))
#define END_Y(points) ((int64_t)((points) >> 48))

/// How much further a piece gets in each direction, and back, from 2048 up: the bit for that is set where it does
/// not run the other way.
INLINE uint64_t ways_of(uint64_t points) {
  return (points << 32 | points >> 32) + 0x0800080008000800 - points;
}

/// Whether pieces that follow each other, whose ways are common to all, cannot cross: where they run only up or only
/// down, or only left or only right.
INLINE bool is_simple(uint64_t ways) { return ((ways | ways >> 32) & 0x08000800) != 0; }

INLINE int64_t height_of(const CoverageRun *run) { return END_Y(run->points) - START_Y(run->points); }

int64_t coverage_run_height(CoverageRun run) { return height_of(&run); }

// MARK: Writing

/// What writing changes, kept apart from memory that pieces are written to.
typedef struct {
  int32_t *heads;
  uint64_t *passed;
  int32_t *left;
  uint64_t *pieces;
  CoverageRun *runs;
  int64_t stride;
  int64_t words;
  int64_t rows;
  int64_t count;
  int64_t run_count;
  /// The cell of the last piece, and the point where it ended.
  int64_t last_cell;
  uint32_t last_end;
} Writer;

/// Where the cells of a row are.
typedef struct {
  int64_t first;
  int32_t *heads;
  uint64_t *passed;
} Row;

INLINE Row row_at(const Writer *w, int64_t row) {
  return (Row){row * w->stride, w->heads + row * w->stride, w->passed + row * w->words};
}

INLINE uint64_t points_of(int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
  return (uint64_t)(x0 | y0 << 16) | (uint64_t)(x1 | y1 << 16) << 32;
}

/// Files a piece as the first of a run.
INLINE void begin_run(Writer *w, Row row, int64_t column, uint64_t points, int64_t area) {
  CoverageRun *run = w->runs + ++w->run_count;
  run->doubled_area = area;
  run->points = points;
  run->ways = ways_of(points);
  run->first = (int32_t)w->count;
  run->earlier = row.heads[column];
  row.heads[column] = (int32_t)w->run_count;
  row.passed[column >> 6] |= (uint64_t)1 << (column & 63);
}

/// Files the first part of an edge that lies in one cell, which may go on where the last edge has ended; coordinates
/// from the cell's corner.
INLINE void file(
  Writer *w, Row row, int64_t column, int64_t x0, int64_t y0, int64_t x1, int64_t y1, uint64_t flags
) {
  uint64_t points = points_of(x0, y0, x1, y1);
  int64_t area = (y1 - y0) * (x0 + x1);
  int64_t cell = row.first + column;
  w->pieces[++w->count] = points | flags;
  if (cell == w->last_cell && (uint32_t)points == w->last_end) {
    CoverageRun *run = w->runs + w->run_count;
    run->doubled_area += area;
    run->ways &= ways_of(points);
    run->points = (uint32_t)run->points | points >> 32 << 32;
  } else {
    begin_run(w, row, column, points, area);
    w->last_cell = cell;
  }
  w->last_end = (uint32_t)(points >> 32);
}

/// Files a further part of an edge, which is the first in its cell; `file` must be told the last one by `end_edge`.
INLINE void file_next(
  Writer *w, Row row, int64_t column, int64_t x0, int64_t y0, int64_t x1, int64_t y1, uint64_t flags
) {
  uint64_t points = points_of(x0, y0, x1, y1);
  w->pieces[++w->count] = points | flags;
  begin_run(w, row, column, points, (y1 - y0) * (x0 + x1));
}

/// Notes the cell in which an edge has ended, and the point.
INLINE void end_edge(Writer *w, Row row, int64_t column, int64_t x, int64_t y) {
  w->last_cell = row.first + column;
  w->last_end = (uint32_t)(x | y << 16);
}

/// Notes that an edge has ended beside the cells.
INLINE void end_outside(Writer *w) { w->last_cell = -1; }

/// Files a level edge in the cells from one column up to another one, all of which it passes from side to side.
INLINE void file_level(Writer *w, Row row, int64_t y, int64_t first, int64_t end, bool is_right) {
  const uint64_t points = is_right ? points_of(0, y, ONE, y) : points_of(ONE, y, 0, y);
  // In the order in which the path passes them.
  for (int64_t step = 0; step < end - first; step++) {
    w->pieces[++w->count] = points | (is_right ? ENTERS : EXITS);
    begin_run(w, row, is_right ? first + step : end - 1 - step, points, 0);
  }
}

/// An edge's line. What is added to its start is rounded by itself, so that it does not matter from where coordinates
/// are counted.
typedef struct {
  int64_t x0, y0;
  double slope, inverse;
} Line;

INLINE int64_t x_at(Line line, int64_t y) { return line.x0 + rounded((double)(y - line.y0) * line.slope); }

INLINE int64_t y_at(Line line, int64_t x, int64_t a, int64_t b) {
  int64_t y = line.y0 + rounded((double)(x - line.x0) * line.inverse);
  return a < b ? lesser(greater(y, a), b) : lesser(greater(y, b), a);
}

/// Goes through the cells of one row that an edge passes, in the direction of the path.
INLINE void walk_row(
  Writer *w, int64_t row_index, int64_t x0, int64_t y0, int64_t x1, int64_t y1, Line line, bool clips
) {
  const int64_t top = row_index << BITS, last = x1 >> BITS;
  const Row row = row_at(w, row_index);
  int64_t x = x0, y = y0, cell = x0 >> BITS;
  if (cell == last) {
    if (clips && cell >= w->stride) return;
    if (clips && cell < 0) {
      w->left[row_index] += (int32_t)(y1 - y0);
      return;
    }
    int64_t side = cell << BITS;
    return file(w, row, cell, x - side, y - top, x1 - side, y1 - top, 0);
  }
  if (x1 > x0) {
    if (clips && cell >= w->stride) return;
    if (clips && cell < 0) {
      if (last < 0) {
        w->left[row_index] += (int32_t)(y1 - y0);
        return;
      }
      y = y_at(line, 0, y0, y1);
      w->left[row_index] += (int32_t)(y - y0);
      cell = 0;
    } else {
      int64_t side = (cell + 1) << BITS;
      int64_t next = y_at(line, side, y, y1);
      file(w, row, cell, x - (cell << BITS), y - top, ONE, next - top, 0);
      y = next;
      cell++;
    }
    for (; cell < last; cell++) {
      if (clips && cell >= w->stride) return end_outside(w);
      int64_t next = y_at(line, (cell + 1) << BITS, y, y1);
      file_next(w, row, cell, 0, y - top, ONE, next - top, ENTERS);
      y = next;
    }
    if (clips && cell >= w->stride) return end_outside(w);
    file_next(w, row, cell, 0, y - top, x1 - (cell << BITS), y1 - top, ENTERS);
  } else {
    if (clips && cell < 0) {
      w->left[row_index] += (int32_t)(y1 - y0);
      return;
    }
    if (clips && last >= w->stride) return;
    if (clips && cell >= w->stride) {
      x = w->stride << BITS;
      y = y_at(line, x, y0, y1);
      cell = w->stride - 1;
    }
    int64_t side = cell << BITS;
    // Where the clip cuts the edge, or where it is in its first cell.
    int64_t next = cell > last ? y_at(line, side, y, y1) : y1;
    if (cell > last) {
      file(w, row, cell, x - side, y - top, 0, next - top, EXITS);
    } else {
      return file(w, row, cell, x - side, y - top, x1 - side, y1 - top, 0);
    }
    y = next;
    for (cell--; cell > last; cell--) {
      if (clips && cell < 0) break;
      next = y_at(line, cell << BITS, y, y1);
      file_next(w, row, cell, ONE, y - top, 0, next - top, EXITS);
      y = next;
    }
    if (clips && cell < 0) {
      w->left[row_index] += (int32_t)(y1 - y);
      return end_outside(w);
    }
    file_next(w, row, cell, ONE, y - top, x1 - (cell << BITS), y1 - top, 0);
  }
  end_edge(w, row, cell, x1 - (cell << BITS), y1 - top);
}

/// Goes through the rows that an edge passes.
INLINE void walk(Writer *w, int64_t x0, int64_t y0, int64_t x1, int64_t y1, bool clips) {
  const double height = (double)(y1 - y0), width = (double)(x1 - x0);
  const Line line = {x0, y0, width / height, height / width};
  const int64_t end = w->rows << BITS;
  const bool is_down = y1 >= y0;
  const int64_t last = is_down ? lesser(y1, end) : greater(y1, 0);
  int64_t x = x0, y = y0;
  if (is_down ? y < 0 : y > end) {
    y = is_down ? 0 : end;
    x = x_at(line, y);
  }
  bool is_level = y0 == y1;
  while (is_level || (is_down ? y < last : y > last)) {
    int64_t next_y = is_down ? lesser((y | (ONE - 1)) + 1, y1) : greater((y - 1) & ~(ONE - 1), y1);
    int64_t next_x = next_y == y1 ? x1 : x_at(line, next_y);
    walk_row(w, (is_down ? y : next_y) >> BITS, x, y, next_x, next_y, line, clips);
    x = next_x;
    y = next_y;
    is_level = false;
  }
}

/// Files an edge in a cell and the one on its right; coordinates from the left one's corner.
INLINE void pass_column(Writer *w, Row row, int64_t column, int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
  const Line line = {x0, y0, 0, (double)(y1 - y0) / (double)(x1 - x0)};
  int64_t y = y_at(line, ONE, y0, y1);
  // The same way is taken for most of a curve's edges.
  if (x1 > x0) {
    file(w, row, column, x0, y0, ONE, y, 0);
    file_next(w, row, column + 1, 0, y, x1 - ONE, y1, ENTERS);
    end_edge(w, row, column + 1, x1 - ONE, y1);
  } else {
    file(w, row, column + 1, x0 - ONE, y0, 0, y, EXITS);
    file_next(w, row, column, ONE, y, x1, y1, 0);
    end_edge(w, row, column, x1, y1);
  }
}

/// Files an edge in a cell and the one below; coordinates from the upper one's corner.
INLINE void pass_row(Writer *w, int64_t row, int64_t column, int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
  const Line line = {x0, y0, (double)(x1 - x0) / (double)(y1 - y0), 0};
  const Row upper = row_at(w, row), lower = row_at(w, row + 1);
  int64_t x = x_at(line, ONE);
  if (y1 > y0) {
    file(w, upper, column, x0, y0, x, ONE, 0);
    file_next(w, lower, column, x, 0, x1, y1 - ONE, 0);
    end_edge(w, lower, column, x1, y1 - ONE);
  } else {
    file(w, lower, column, x0, y0 - ONE, x, 0, 0);
    file_next(w, upper, column, x, ONE, x1, y1, 0);
    end_edge(w, upper, column, x1, y1);
  }
}

/// Files the part of an edge that lies in the rows.
INLINE void add(Writer *w, int64_t x0, int64_t y0, int64_t x1, int64_t y1) {
  int64_t top = lesser(y0, y1), bottom = greater(y0, y1);
  if (bottom < 0 || top >= w->rows << BITS) return;
  int64_t low = lesser(x0, x1), high = greater(x0, x1);
  if (low < 0 || high >= w->stride << BITS) return walk(w, x0, y0, x1, y1, true);
  int64_t row = top >> BITS, column = low >> BITS;
  // What ends on a side between rows has not passed it.
  int64_t rows = (greater(bottom - 1, top) >> BITS) - row, columns = (high >> BITS) - column;
  bool is_within = top >= 0 && bottom <= w->rows << BITS;
  if (top == bottom && columns > 2) {
    // The ends lie in cells of their own.
    int64_t y = y0 - (row << BITS), last = column + columns;
    bool is_right = x1 > x0;
    int64_t first_side = is_right ? ONE : 0;
    int64_t start = is_right ? column : last, end = is_right ? last : column;
    const Row cells = row_at(w, row);
    file(w, cells, start, x0 - (start << BITS), y, first_side, y, is_right ? 0 : EXITS);
    file_level(w, cells, y, column + 1, last, is_right);
    file_next(w, cells, end, ONE - first_side, y, x1 - (end << BITS), y, is_right ? ENTERS : 0);
    return end_edge(w, cells, end, x1 - (end << BITS), y);
  }
  if (rows + columns > 1 || !is_within) return walk(w, x0, y0, x1, y1, false);
  int64_t corner_x = column << BITS, corner_y = row << BITS;
  x0 -= corner_x, x1 -= corner_x, y0 -= corner_y, y1 -= corner_y;
  // Most edges of curves pass one side or none.
  if (rows + columns == 0) {
    file(w, row_at(w, row), column, x0, y0, x1, y1, 0);
  } else if (rows == 0) {
    pass_column(w, row_at(w, row), column, x0, y0, x1, y1);
  } else {
    pass_row(w, row, column, x0, y0, x1, y1);
  }
}

size_t coverage_write(
  CoverageCells *cells, const CoverageEdge *edges, const int32_t *order, size_t first, size_t count
) {
  Writer w = {
    cells->heads, cells->passed, cells->left, cells->pieces, cells->runs, cells->stride, cells->words,
    cells->rows, 0, 0, -1, 0};
  // A line passes at most one more cell than it passes sides of cells.
  const int64_t full = cells->capacity - (cells->stride + cells->rows + 2);
  size_t index = first;
  for (; index < count && w.count <= full; index++) {
    const CoverageEdge edge = edges[order ? (size_t)order[index] : index];
    add(&w, edge.x0 - cells->origin_x, edge.y0 - cells->origin_y, edge.x1 - cells->origin_x,
      edge.y1 - cells->origin_y);
  }
  // Where the last run ends.
  w.runs[w.run_count + 1].first = (int32_t)(w.count + 1);
  return index;
}

// MARK: Cells in which lines meet

// They are cut into strips at every height where the order of the lines may change. Lengths are in 1/1024 of the
// pixel, from its top left corner.

/// A piece of an edge that is not level.
typedef struct {
  double top, bottom;
  /// Where it is at the top, and how far it moves with each step down.
  double x, slope;
  /// 1 where the path runs down, -1 where it runs up.
  int64_t turn;
} Slant;

/// A change of the winding number along the pixel's left side, where an edge crosses it.
typedef struct {
  double y;
  /// What is added above.
  int64_t turn;
} Jump;

/// A line in a strip that it passes from top to bottom.
typedef struct {
  double top, bottom;
  int64_t turn;
} Crossing;

/// Where a line passes a height.
typedef struct {
  double x;
  int64_t turn;
} Place;

/// With more pieces than this a pixel is cut into equal strips instead, which bounds the work.
#define EXACT_LIMIT 64

INLINE double slant_x(const Slant *slant, double y) { return slant->x + (y - slant->top) * slant->slope; }

/// How much of a line is inside on which lie the places.
static double inside_of_places(const Place *places, size_t count, int64_t winding, int64_t mask) {
  double sum = 0, last = 0;
  for (size_t index = 0; index < count; index++) {
    if (winding & mask) sum += places[index].x - last;
    last = places[index].x;
    winding += places[index].turn;
  }
  return winding & mask ? sum + ONE - last : sum;
}

/// How much of a strip in which lines cross is inside, on average: the sum over the parts between the crossings.
static __attribute__((noinline)) double inside_of_crossing(
  const Crossing *crossings, size_t count, int64_t winding, int64_t mask
) {
  // Where lines cross each other, as parts of the strip's height.
  double cuts[EXACT_LIMIT * (EXACT_LIMIT - 1) / 2 + 1];
  Place places[EXACT_LIMIT];
  size_t cut_count = 0;
  for (size_t index = 0; index < count; index++) {
    for (size_t other = 0; other < index; other++) {
      double before = crossings[index].top - crossings[other].top;
      double after = crossings[index].bottom - crossings[other].bottom;
      if (before * after >= 0) continue;
      double cut = before / (before - after);
      size_t place = cut_count++;
      for (; place > 0 && cut < cuts[place - 1]; place--) cuts[place] = cuts[place - 1];
      cuts[place] = cut;
    }
  }
  cuts[cut_count++] = 1;
  double sum = 0, last = 0;
  for (size_t index = 0; index < cut_count; index++) {
    double cut = cuts[index];
    if (cut <= last) continue;
    double middle = (last + cut) / 2;
    for (size_t line = 0; line < count; line++) {
      Place new = {
        crossings[line].top + (crossings[line].bottom - crossings[line].top) * middle, crossings[line].turn};
      size_t place = line;
      for (; place > 0 && new.x < places[place - 1].x; place--) places[place] = places[place - 1];
      places[place] = new;
    }
    sum += (cut - last) * inside_of_places(places, count, winding, mask);
    last = cut;
  }
  return sum;
}

/// How much of a strip's middle line is inside, or on average over its heights where lines cross.
INLINE double inside_of_strip(const Crossing *crossings, size_t count, int64_t start, int64_t mask) {
  // Lines that cross by less than this do not count as crossing: what is lost is far below the smallest area.
  const double slack = 1e-7;
  for (size_t index = 1; index < count; index++) {
    const Crossing *a = crossings + index - 1, *b = crossings + index;
    if (a->top > b->top + slack || a->bottom > b->bottom + slack) {
      return inside_of_crossing(crossings, count, start, mask);
    }
  }
  int64_t winding = start;
  double sum = 0, last = 0;
  for (size_t index = 0; index < count; index++) {
    double middle = crossings[index].top + crossings[index].bottom;
    if (winding & mask) sum += middle - last;
    last = middle;
    winding += crossings[index].turn;
  }
  return (winding & mask ? sum + 2 * ONE - last : sum) / 2;
}

/// The area inside, exactly.
static double exact_area(
  const Slant *slants, size_t count, const Jump *jumps, size_t jump_count, int64_t start, int64_t mask
) {
  // Heights between which every line passes from top to bottom or not at all, each as a bit.
  uint64_t heights[ONE / 64 + 1] = {1};
  heights[ONE / 64] = 1;
  for (size_t index = 0; index < jump_count; index++) {
    int64_t y = (int64_t)jumps[index].y;
    heights[y >> 6] |= (uint64_t)1 << (y & 63);
  }
  for (size_t index = 0; index < count; index++) {
    int64_t top = (int64_t)slants[index].top, bottom = (int64_t)slants[index].bottom;
    heights[top >> 6] |= (uint64_t)1 << (top & 63);
    heights[bottom >> 6] |= (uint64_t)1 << (bottom & 63);
  }
  heights[0] &= ~(uint64_t)1;
  double area = 0, top = 0;
  for (int64_t word = 0; word <= ONE / 64; word++) {
    for (uint64_t bits = heights[word]; bits; bits &= bits - 1) {
      double bottom = (double)(word << 6 | __builtin_ctzll(bits));
      int64_t winding = start;
      for (size_t index = 0; index < jump_count; index++) {
        if (top < jumps[index].y) winding += jumps[index].turn;
      }
      Crossing crossings[EXACT_LIMIT];
      size_t crossing_count = 0;
      for (size_t index = 0; index < count; index++) {
        const Slant *slant = slants + index;
        if (slant->top > top || slant->bottom <= top) continue;
        Crossing new = {slant_x(slant, top), slant_x(slant, bottom), slant->turn};
        double middle = new.top + new.bottom;
        size_t place = crossing_count++;
        for (; place > 0 && middle < crossings[place - 1].top + crossings[place - 1].bottom; place--) {
          crossings[place] = crossings[place - 1];
        }
        crossings[place] = new;
      }
      area += (bottom - top) * inside_of_strip(crossings, crossing_count, winding, mask);
      top = bottom;
    }
  }
  return area;
}

static int compare_places(const void *a, const void *b) {
  double first = ((const Place *)a)->x, second = ((const Place *)b)->x;
  return (first > second) - (first < second);
}

/// The area inside, as the middle lines of equal strips tell it. Every height that coordinates can have would be
/// exact but for edges that cross within a strip.
static double crowded_area(
  const Slant *slants, size_t count, const Jump *jumps, size_t jump_count, int64_t start, int64_t mask
) {
  Place *places = malloc((count + 1) * sizeof(Place));
  if (!places) abort();
  const int64_t strips = count <= 256 ? 512 : count <= 1024 ? 64 : 16;
  double area = 0;
  for (int64_t strip = 0; strip < strips; strip++) {
    double y = ONE * ((double)strip + 0.5) / (double)strips;
    int64_t winding = start;
    for (size_t index = 0; index < jump_count; index++) {
      if (y < jumps[index].y) winding += jumps[index].turn;
    }
    size_t place_count = 0;
    for (size_t index = 0; index < count; index++) {
      if (y < slants[index].top || y >= slants[index].bottom) continue;
      Place place = {slant_x(slants + index, y), slants[index].turn};
      places[place_count++] = place;
    }
    qsort(places, place_count, sizeof(Place), compare_places);
    area += ONE / (double)strips * inside_of_places(places, place_count, winding, mask);
  }
  free(places);
  return area;
}

/// A place on a cell's sides: how far it is from the bottom left corner, clockwise; not above 0 for that corner
/// itself and for what does not lie on a side.
INLINE int64_t place_on_sides(int64_t x, int64_t y) {
  return x == 0 ? ONE - y : y == 0 ? ONE + x : x == ONE ? 2 * ONE + y : y == ONE ? 4 * ONE - x : -1;
}

/// On which side of a line a point lies: the sign of a cross product.
INLINE int64_t side_of(const int64_t from[2], const int64_t to[2], const int64_t point[2]) {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
}

/// Whether pieces of two runs meet or touch.
static bool do_meet(const CoverageCells *cells, const CoverageRun *a, const CoverageRun *b) {
  for (int64_t i = a->first; i < (a + 1)->first; i++) {
    const uint64_t one = cells->pieces[i];
    const int64_t p0[2] = {START_X(one), START_Y(one)}, p1[2] = {END_X(one), END_Y(one)};
    for (int64_t j = b->first; j < (b + 1)->first; j++) {
      const uint64_t other = cells->pieces[j];
      const int64_t q0[2] = {START_X(other), START_Y(other)}, q1[2] = {END_X(other), END_Y(other)};
      if (greater(q0[1], q1[1]) < lesser(p0[1], p1[1]) || lesser(q0[1], q1[1]) > greater(p0[1], p1[1])) continue;
      if (side_of(p0, p1, q0) * side_of(p0, p1, q1) <= 0 && side_of(q0, q1, p0) * side_of(q0, q1, p1) <= 0) {
        return true;
      }
    }
  }
  return false;
}

/// Twice the area between two straight lines that cross, and the part of the sides from the place where the second
/// ends that comes first to the one where the first ends that comes last.
static double wedge(uint64_t a, uint64_t b, int64_t from, int64_t to) {
  const double ax = (double)START_X(a), ay = (double)START_Y(a), bx = (double)START_X(b), by = (double)START_Y(b);
  const double aw = (double)END_X(a) - ax, ah = (double)END_Y(a) - ay;
  const double bw = (double)END_X(b) - bx, bh = (double)END_Y(b) - by;
  const double part = ((bx - ax) * bh - (by - ay) * bw) / (aw * bh - ah * bw);
  const double x = ax + part * aw, y = ay + part * ah;
  // Triangles from the point where they cross.
  double area = 0, last_x = 0, last_y = 0;
  bool is_first = true;
  for (int64_t place = from;;) {
    int64_t along = place & (ONE - 1);
    double next_x, next_y;
    switch (place >> BITS) {
    case 0: next_x = 0, next_y = (double)(ONE - along); break;
    case 1: next_x = (double)along, next_y = 0; break;
    case 2: next_x = ONE, next_y = (double)along; break;
    default: next_x = (double)(ONE - along), next_y = ONE; break;
    }
    next_x -= x;
    next_y -= y;
    if (!is_first) area += last_x * next_y - last_y * next_x;
    if (place == to) return area < 0 ? -area : area;
    last_x = next_x;
    last_y = next_y;
    is_first = false;
    place = lesser((place | (ONE - 1)) + 1, to);
  }
}

/// What two runs that lead from side to side, and do not cross themselves, add to the winding number: each changes it
/// on its far side, the one on which the bottom left corner does not lie.
///
/// - returns: twice the area that is inside, or -1 where it takes more to find.
static int64_t area_of_two(
  const CoverageCells *cells, const CoverageRun *a, const CoverageRun *b, int64_t jumps_a, int64_t jumps_b,
  int64_t winding, bool is_even_odd
) {
  if (!is_simple(a->ways) || !is_simple(b->ways)) return -1;
  int64_t a0 = place_on_sides(START_X(a->points), START_Y(a->points));
  int64_t a1 = place_on_sides(END_X(a->points), END_Y(a->points));
  int64_t b0 = place_on_sides(START_X(b->points), START_Y(b->points));
  int64_t b1 = place_on_sides(END_X(b->points), END_Y(b->points));
  if (lesser(lesser(a0, a1), lesser(b0, b1)) <= 0) return -1;
  // Twice the integrals of what each adds are the areas of the far sides, with a sign.
  const int64_t full = 2 * ONE * ONE;
  int64_t far_a = 2 * ONE * (jumps_a + height_of(a)) - a->doubled_area;
  int64_t far_b = 2 * ONE * (jumps_b + height_of(b)) - b->doubled_area;
  int64_t turn_a = far_a < 0 ? -1 : 1, turn_b = far_b < 0 ? -1 : 1;
  far_a *= turn_a;
  far_b *= turn_b;
  // Far sides take up the part of the cell's sides between a line's two ends.
  int64_t low_a = lesser(a0, a1), high_a = greater(a0, a1), low_b = lesser(b0, b1), high_b = greater(b0, b1);
  const int64_t mask = is_even_odd ? 1 : -1;
  // What lies in neither, in one of them and in both far sides.
  int64_t neither = (winding & mask) != 0, both = ((winding + turn_a + turn_b) & mask) != 0;
  int64_t only_a = ((winding + turn_a) & mask) != 0, only_b = ((winding + turn_b) & mask) != 0;
  int64_t area = neither * (full - far_a - far_b) + only_a * far_a + only_b * far_b;
  const int64_t factor = neither - only_a - only_b + both;
  if (factor) {
    bool are_straight = (a + 1)->first - a->first == 1 && (b + 1)->first - b->first == 1;
    bool is_first = low_a < low_b;
    if (is_first ? low_b < high_a && high_a < high_b : low_b < low_a && low_a < high_b && high_b < high_a) {
      // An odd number of times they cross.
      if (!are_straight) return -1;
      uint64_t one = cells->pieces[a->first], other = cells->pieces[b->first];
      double common = is_first ? wedge(one, other, low_b, high_a) : wedge(one, other, low_a, high_b);
      double exact = (double)area + (double)factor * common;
      area = rounded(exact);
      // Where it lies just between two whole numbers, only one way of reckoning may tell which it is: how lines are
      // put together to runs depends on which rows are looked at together.
      double error = exact - (double)area;
      if (error > 0.499 || error < -0.499) return -1;
    } else {
      // Straight lines cross once, if at all.
      if (!are_straight && do_meet(cells, a, b)) return -1;
      bool are_apart = high_a <= low_b || high_b <= low_a;
      area += factor * (are_apart ? 0 : lesser(far_a, far_b));
    }
  }
  return lesser(greater(area, 0), full);
}

/// Twice the area that is inside a cell, for any lines.
///
/// - left: the heights of all edges left of the pixel in its row, those that run down counted positive: what tells
///   the winding number at the pixel's left side.
static __attribute__((noinline)) int64_t doubled_area_inside(
  const CoverageCells *cells, int64_t head, int64_t left, bool is_even_odd
) {
  // First what the winding number can be, which often is the answer.
  int64_t rest = left, lowest = 0, highest = 0;
  size_t count = 0, jump_count = 0, run_count = 0;
  int64_t rests[2] = {0, 0};
  for (int64_t index = head; index; index = cells->runs[index].earlier) {
    int64_t before = rest;
    for (int64_t place = cells->runs[index + 1].first - 1; place >= cells->runs[index].first; place--) {
      uint64_t piece = cells->pieces[place];
      if (piece & ENTERS) rest -= START_Y(piece), highest++, jump_count++;
      if (piece & EXITS) rest += END_Y(piece), lowest--, jump_count++;
      if (END_Y(piece) > START_Y(piece)) highest++;
      if (END_Y(piece) < START_Y(piece)) lowest--;
      count++;
    }
    if (run_count < 2) rests[run_count] = before - rest;
    run_count++;
  }
  const int64_t winding = rounded((double)rest / ONE), full = 2 * ONE * ONE;
  if (!is_even_odd && (winding + lowest > 0 || winding + highest < 0)) return full;
  if (run_count == 2 && count + jump_count <= EXACT_LIMIT) {
    const CoverageRun *newest = cells->runs + head, *oldest = cells->runs + newest->earlier;
    int64_t area = area_of_two(cells, newest, oldest, rests[0], rests[1], winding, is_even_odd);
    if (area >= 0) return area;
  }
  Slant few_slants[EXACT_LIMIT];
  Jump few_jumps[EXACT_LIMIT];
  Slant *slants = few_slants;
  Jump *jumps = few_jumps;
  bool is_large = count + jump_count > EXACT_LIMIT;
  if (is_large) {
    slants = malloc((count + 1) * sizeof(Slant));
    jumps = malloc((jump_count + 1) * sizeof(Jump));
    if (!slants || !jumps) abort();
  }
  count = jump_count = 0;
  for (int64_t index = head; index; index = cells->runs[index].earlier) {
    for (int64_t place = cells->runs[index + 1].first - 1; place >= cells->runs[index].first; place--) {
      uint64_t piece = cells->pieces[place];
      double x0 = (double)START_X(piece), y0 = (double)START_Y(piece);
      double x1 = (double)END_X(piece), y1 = (double)END_Y(piece);
      if (piece & ENTERS) jumps[jump_count++] = (Jump){y0, 1};
      if (piece & EXITS) jumps[jump_count++] = (Jump){y1, -1};
      if (y0 == y1) continue;
      double slope = (x1 - x0) / (y1 - y0);
      slants[count++] = y0 < y1 ? (Slant){y0, y1, x0, slope, 1} : (Slant){y1, y0, x1, slope, -1};
    }
  }
  const int64_t mask = is_even_odd ? 1 : -1;
  double area = count + jump_count > EXACT_LIMIT
    ? crowded_area(slants, count, jumps, jump_count, winding, mask)
    : exact_area(slants, count, jumps, jump_count, winding, mask);
  if (is_large) {
    free(slants);
    free(jumps);
  }
  return lesser(greater(rounded(2 * area), 0), full);
}

// MARK: Rows

/// Coverage for twice an area in squares of 1/1024 pixel.
INLINE uint8_t coverage_of(int64_t doubled_area, CoverageRule rule) {
  const int64_t full = 2 * ONE * ONE;
  int64_t area = doubled_area < 0 ? -doubled_area : doubled_area;
  if (rule.is_even_odd) {
    area &= 2 * full - 1;
    if (area > full) area = 2 * full - area;
  } else if (area > full) {
    area = full;
  }
  if (rule.is_aliased) return area * 2 >= full ? 255 : 0;
  return (uint8_t)((uint64_t)(area * 255 + full / 2) / full);
}

uint8_t coverage_of_area(int64_t doubled_area, CoverageRule rule) { return coverage_of(doubled_area, rule); }

/// What has been noted of a row. The pixels whose coverage is not in a span yet lie from `pending` up to `column`.
typedef struct {
  uint8_t *coverages;
  CoverageSpan *spans;
  int64_t column, pending;
  size_t count;
} RowNotes;

/// Fewer equal pixels than this go with what is around them.
#define SHORTEST_SPAN 24

INLINE void end_span(RowNotes *notes) {
  if (notes->column > notes->pending) {
    notes->spans[notes->count++] = (CoverageSpan){(int32_t)notes->pending, (int32_t)notes->column, -1};
  }
}

/// Notes that all pixels up to one are covered alike.
INLINE void note_even(RowNotes *notes, int64_t next, uint8_t coverage) {
  if (coverage && next - notes->column < SHORTEST_SPAN) {
    for (int64_t column = notes->column; column < next; column++) notes->coverages[column] = coverage;
  } else {
    end_span(notes);
    if (coverage) notes->spans[notes->count++] = (CoverageSpan){(int32_t)notes->column, (int32_t)next, coverage};
    notes->pending = next;
  }
  notes->column = next;
}

size_t coverage_row(
  const CoverageCells *cells, size_t row, CoverageRule rule, uint8_t *coverages, CoverageSpan *spans
) {
  int32_t *heads = cells->heads + (int64_t)row * cells->stride;
  uint64_t *passed = cells->passed + (int64_t)row * cells->words;
  int64_t sum = cells->left[row];
  cells->left[row] = 0;
  RowNotes notes = {coverages, spans, 0, 0, 0};
  for (int64_t word = 0; word < cells->words; word++) {
    uint64_t set = passed[word];
    if (!set) continue;
    passed[word] = 0;
    for (; set; set &= set - 1) {
      int64_t next = word << 6 | __builtin_ctzll(set);
      if (next > notes.column) note_even(&notes, next, coverage_of(2 * ONE * sum, rule));
      const int64_t head = heads[next];
      heads[next] = 0;
      const CoverageRun *run = cells->runs + head;
      int64_t height = height_of(run), area = run->doubled_area;
      bool is_line = is_simple(run->ways);
      if (run->earlier) {
        uint64_t ways = run->ways;
        uint32_t start = (uint32_t)run->points, end = (uint32_t)(run->points >> 32);
        is_line = true;
        for (int64_t index = run->earlier; index; index = run->earlier) {
          run = cells->runs + index;
          height += height_of(run);
          area += run->doubled_area;
          ways &= run->ways;
          if ((uint32_t)(run->points >> 32) == start) {
            start = (uint32_t)run->points;
          } else if ((uint32_t)run->points == end) {
            end = (uint32_t)(run->points >> 32);
          } else {
            is_line = false;
          }
        }
        // Lines that run only up or only down, or only left or only right, cannot cross themselves.
        is_line = is_line && is_simple(ways);
      }
      int64_t inside = is_line ? (sum + height) * 2 * ONE - area
                               // Already folded by the rule: 0 to full.
                               : doubled_area_inside(cells, head, sum, rule.is_even_odd);
      notes.coverages[notes.column++] = coverage_of(inside, rule);
      sum += height;
    }
  }
  // Only paths that go on to the right of the clip are still inside here.
  end_span(&notes);
  notes.pending = notes.column;
  if (notes.column < cells->stride) {
    uint8_t coverage = coverage_of(2 * ONE * sum, rule);
    if (coverage) note_even(&notes, cells->stride, coverage);
    end_span(&notes);
  }
  return notes.count;
}
