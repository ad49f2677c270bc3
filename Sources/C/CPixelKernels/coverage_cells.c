// Sorts edges into the cells that they cross.
//
// A cell is a pixel of the part that is drawn. An edge is cut at the sides of cells into pieces, each from a point of
// its cell to another, in whole numbers from 0 to 1024. Where the cut falls is rounded once, from the edge's own
// start and slope, not from the piece before: it does not matter where drawing begins, and two edges with common ends
// meet in common points. Of each piece that counts which is needed for the signed area between it and the cell's left
// side: its height, and twice its area, (y1 - y0) * (x0 + x1), a whole number. Sums of whole numbers are exact in any
// order.
//
// Pieces of one cell that follow each other along the path are one run, which remembers its sums, its two ends and in
// which directions it never goes. A run that never turns back (`ways`) cannot cross itself, and for a cell with such
// runs only the sums are enough (coverage_rows.c). A cell's runs are a list, the newest first; a bit for each cell
// tells rows which cells have one.
//
// Most edges of curves pass one side of a cell or none, and have fast paths of their own (`pass_column`,
// `pass_row`). The others go through `walk`, row by row, and through `walk_row`, cell by cell. What lies left
// of the cells adds to their rows' winding number; what lies right of them, above or below counts for
// nothing.
#include "coverage.h"

/// The state changed by writing, kept apart from memory that pieces are written to.
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

/// The location of a row's cells.
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

/// Adds a piece as the first of a run.
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

/// Records the cell in which an edge has ended, and the point.
INLINE void end_edge(Writer *w, Row row, int64_t column, int64_t x, int64_t y) {
  w->last_cell = row.first + column;
  w->last_end = (uint32_t)(x | y << 16);
}

/// Records that an edge has ended beside the cells.
INLINE void end_outside(Writer *w) { w->last_cell = -1; }

/// Files a level edge in the cells from one column up to another one, all of which it passes from side to side.
INLINE void file_level(Writer *w, Row row, int64_t y, int64_t first, int64_t end, bool is_right) {
  const uint64_t points = is_right ? points_of(0, y, ONE, y) : points_of(ONE, y, 0, y);
  // In the order in which the path crosses them.
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

/// Visits the cells of one row that an edge crosses, in the direction of the path.
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

/// Visits the rows that an edge crosses.
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
  // Most of a curve's edges take this path.
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
  // An edge that ends on a side between rows has not crossed it.
  int64_t rows = (greater(bottom - 1, top) >> BITS) - row, columns = (high >> BITS) - column;
  bool is_within = top >= 0 && bottom <= w->rows << BITS;
  if (top == bottom && columns > 2) {
    // The ends are in separate cells.
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
  // Most edges of curves cross one side or none.
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
  // A line crosses at most one more cell than it crosses sides of cells.
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
