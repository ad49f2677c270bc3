// The area inside a cell in which lines meet.
//
// If the lines in a cell do not cross, their signed areas add up to the area inside, and nothing here is
// called. If they do, or may, the sum counts some parts twice or cancels others, for example when two discs
// of one path overlap: then the area with a winding number other than 0 (or an odd one) is computed directly.
// All lengths are in 1/1024 pixel from the cell's top left corner.
//
// 1. The winding number at the left side follows from the heights of all edges left of the cell. Often it, and what
//    the lines in the cell can add to it at most, settles the matter: the cell is full.
// 2. Two runs that lead from side to side and never turn back divide the cell into at most four parts, whose areas
//    follow from the runs' own by inclusion and exclusion (`area_of_two`): whole numbers, but for straight lines that
//    cross, where one triangle (`wedge`) is rounded. Most cells that come here are of this kind: corners and
//    overlapping outlines.
// 3. Anything else up to 64 pieces is cut into strips at every height where a piece starts or ends (`exact_area`). In
//    a strip every line passes from top to bottom; lines that cross there cut it again where they do. Between the
//    cuts the area is the length inside on the middle line times the height: exact, as the lines are straight.
// 4. With more pieces (a whole drawing shrunk to a pixel), equal strips and their middle lines limit the
//    work.
#include "coverage.h"

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

/// With more pieces than this a pixel is divided into equal strips instead, which limits the work.
#define EXACT_LIMIT 64

INLINE double slant_x(const Slant *slant, double y) { return slant->x + (y - slant->top) * slant->slope; }

/// How much of a line with the given positions is inside.
static double inside_of_places(const Place *places, size_t count, int64_t winding, int64_t mask) {
  double sum = 0, last = 0;
  for (size_t index = 0; index < count; index++) {
    if (winding & mask) sum += places[index].x - last;
    last = places[index].x;
    winding += places[index].turn;
  }
  return winding & mask ? sum + ONE - last : sum;
}

/// How much of a strip with crossing lines is inside, on average: the sum over the parts between the
/// crossings.
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

/// How much of a strip's middle line is inside, or the average over its heights if lines cross.
INLINE double inside_of_strip(const Crossing *crossings, size_t count, int64_t start, int64_t mask) {
  // Lines that cross by less than this do not count as crossing: the error is far below the smallest area.
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

/// A position on a cell's sides: its distance from the bottom left corner, clockwise; not above 0 for that
/// corner itself and for points that are not on a side.
INLINE int64_t place_on_sides(int64_t x, int64_t y) {
  return x == 0 ? ONE - y : y == 0 ? ONE + x : x == ONE ? 2 * ONE + y : y == ONE ? 4 * ONE - x : -1;
}

/// On which side of a line a point is: the sign of a cross product.
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
  // The areas in neither, in one of them and in both far sides.
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
      // Straight lines cross at most once.
      if (!are_straight && do_meet(cells, a, b)) return -1;
      bool are_apart = high_a <= low_b || high_b <= low_a;
      area += factor * (are_apart ? 0 : lesser(far_a, far_b));
    }
  }
  return lesser(greater(area, 0), full);
}

int64_t coverage_doubled_area_inside(
  const CoverageCells *cells, int64_t head, int64_t left, bool is_even_odd
) {
  // First the possible winding numbers, which often decide.
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
