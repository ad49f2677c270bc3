// Rows of cells become rows of coverage.
//
// From left to right a row keeps the sum of the heights of all edges passed so far: divided by a cell's height it is
// the winding number (a fraction of it, where an edge ends within the row), and between two cells with pieces it does
// not change, so that all pixels there are covered alike. In a cell with pieces the area to the right of each is its
// height times the cell's width less the area on its left: twice the sum over all of them is `(sum + height) * 2 *
// ONE - area`, a whole number out of 2^21, and coverage is that number folded by the fill rule and rounded to 255
// once.
//
// This holds where the cell's lines do not cross each other. Runs that join end to end to one line that never turns
// back do not; for any others the area is found by itself (coverage_areas.c).
//
// A row is reported as spans: with one coverage if at least 24 pixels have the same, which are then painted
// at once, and with many coverages. Uncovered pixels are in no span. Cells are cleared as they are read,
// ready for the next part.
//
// For cells that are known to be completely covered (`covered`), only the heights count, for the pixels on
// their right.
#include "coverage.h"

int64_t coverage_run_height(CoverageRun run) { return height_of(&run); }

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

/// The state of a row. The pixels whose coverage is not in a span yet are from `pending` up to `column`.
typedef struct {
  uint8_t *coverages;
  CoverageSpan *spans;
  int64_t column, pending;
  size_t count;
} RowNotes;

/// Fewer equal pixels than this are merged with their surroundings.
#define SHORTEST_SPAN 24

INLINE void end_span(RowNotes *notes) {
  if (notes->column > notes->pending) {
    notes->spans[notes->count++] = (CoverageSpan){(int32_t)notes->pending, (int32_t)notes->column, -1};
  }
}

/// Records that all pixels up to one have the same coverage.
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

/// Skips the pieces of a cell and the sum of their heights.
INLINE int64_t height_of_cell(const CoverageCells *cells, int64_t head) {
  int64_t height = 0;
  for (int64_t index = head; index; index = cells->runs[index].earlier) height += height_of(cells->runs + index);
  return height;
}

/// Whether the winding number of a cell is known, from where its runs begin and end, to be 0 nowhere.
///
/// A run that never turns back passes each height once, so that it takes at most one from the winding number, and it
/// crosses the cell's left side at its ends alone.
INLINE bool is_full(const CoverageCells *cells, int64_t head, int64_t left) {
  int64_t least = left, most = left, lowest = 0, highest = 0;
  for (int64_t index = head; index;) {
    const CoverageRun *run = cells->runs + index;
    const int64_t count = (run + 1)->first - run->first;
    const bool goes_up = !(run->ways >> 27 & 1), goes_down = !(run->ways >> 59 & 1);
    if (START_X(run->points) == 0) least -= START_Y(run->points), highest++;
    if (END_X(run->points) == 0) most += END_Y(run->points), lowest--;
    if (goes_up) lowest -= goes_down ? count : 1;
    if (goes_down) highest += goes_up ? count : 1;
    index = run->earlier;
  }
  return least + lowest * ONE > 0 || most + highest * ONE < 0;
}

INLINE size_t row_of(
  const CoverageCells *cells, size_t row, CoverageRule rule, uint8_t *coverages, CoverageSpan *spans,
  const uint64_t *covered
) {
  int32_t *heads = cells->heads + (int64_t)row * cells->stride;
  uint64_t *passed = cells->passed + (int64_t)row * cells->words;
  int64_t sum = cells->left[row];
  cells->left[row] = 0;
  RowNotes notes = {coverages, spans, 0, 0, 0};
  // Whether the pixels from here on are completely covered, and whether the last one of the previous word
  // was.
  bool is_covered = false;
  uint64_t carry = 0;
  for (int64_t word = 0; word < cells->words; word++) {
    uint64_t set = passed[word], whole = 0;
    if (covered) {
      whole = covered[word];
      set |= whole ^ (whole << 1 | carry);
      carry = whole >> 63;
    }
    if (!set) continue;
    const uint64_t pieces = passed[word];
    passed[word] = 0;
    for (; set; set &= set - 1) {
      const int64_t place = __builtin_ctzll(set);
      int64_t next = word << 6 | place;
      if (covered) {
        const bool becomes_covered = whole >> place & 1;
        if (next > notes.column && (!is_covered || !becomes_covered)) {
          note_even(&notes, next, is_covered ? 255 : coverage_of(2 * ONE * sum, rule));
        }
        is_covered = becomes_covered;
        if (is_covered && (pieces >> place & 1)) {
          sum += height_of_cell(cells, heads[next]);
          heads[next] = 0;
        }
        if (is_covered || !(pieces >> place & 1)) continue;
      } else if (next > notes.column) {
        note_even(&notes, next, coverage_of(2 * ONE * sum, rule));
      }
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
      int64_t inside = (sum + height) * 2 * ONE - area;
      if (!is_line) {
        // Already folded by the rule: 0 to full.
        inside = !rule.is_even_odd && is_full(cells, head, sum)
          ? 2 * ONE * ONE : coverage_doubled_area_inside(cells, head, sum, rule.is_even_odd);
      }
      notes.coverages[notes.column++] = coverage_of(inside, rule);
      sum += height;
    }
  }
  // Only paths that continue to the right of the clip are still inside here.
  end_span(&notes);
  notes.pending = notes.column;
  if (notes.column < cells->stride) {
    uint8_t coverage = is_covered ? 255 : coverage_of(2 * ONE * sum, rule);
    if (coverage) note_even(&notes, cells->stride, coverage);
    end_span(&notes);
  }
  return notes.count;
}

size_t coverage_row(
  const CoverageCells *cells, size_t row, CoverageRule rule, uint8_t *coverages, CoverageSpan *spans
) {
  if (!cells->covered) return row_of(cells, row, rule, coverages, spans, NULL);
  return row_of(cells, row, rule, coverages, spans, cells->covered + (int64_t)row * cells->words);
}
