// The cheapest way through a row. Included once for each level, which FORM names.

/// Bits of the pixels of a row that are equal to those of another; none behind the row's end.
static inline void FORM(equal_bits)(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *bits) {
  size_t x = 0;
  for (; x + 64 <= count; x += 64) {
    uint64_t word = 0;
    for (size_t part = 0; part < 64; part += 16) word |= (uint64_t)equal_sixteen(a + x + part, b + x + part) << part;
    bits[x / 64] = word;
  }
  bits[x / 64] = 0;
  bits[x / 64 + 1] = 0;
  size_t last = x / 64;
  for (; x + 16 <= count; x += 16) bits[last] |= (uint64_t)equal_sixteen(a + x, b + x) << (x & 63);
  for (; x < count; x++) bits[last] |= (uint64_t)(a[x] == b[x]) << (x & 63);
}

/// Bits of the places where so many bits follow each other.
static inline void FORM(runs)(const uint64_t *bits, size_t words, uint32_t length, uint64_t *runs) {
  for (size_t w = 0; w < words; w++) runs[w] = bits[w];
  runs[words] = 0;
  for (uint32_t have = 1; have < length;) {
    uint32_t step = have < length - have ? have : length - have;
    for (size_t w = 0; w < words; w++) runs[w] &= runs[w] >> step | runs[w + 1] << (64 - step);
    have += step;
  }
}

static inline uint32_t FORM(is_set)(const uint64_t *bits, uint32_t x) { return bits[x >> 6] >> (x & 63) & 1; }

/// The first place from one on whose bit is not set.
static inline uint32_t FORM(run_end)(const uint64_t *bits, uint32_t x) {
  uint32_t w = x >> 6;
  uint64_t rest = ~bits[w] >> (x & 63);
  if (rest) return x + (uint32_t)__builtin_ctzll(rest);
  // Behind the row's end there is a word without bits.
  do w++;
  while (!~bits[w]);
  return w * 64 + (uint32_t)__builtin_ctzll(~bits[w]);
}

/// The first place from one on whose bit is set, at most `end`.
static inline uint32_t FORM(next_set)(const uint64_t *bits, uint32_t x, uint32_t end) {
  if (x >= end) return end;
  uint32_t w = x >> 6;
  uint64_t rest = bits[w] >> (x & 63);
  if (rest) {
    x += (uint32_t)__builtin_ctzll(rest);
    return x < end ? x : end;
  }
  for (w++; w * 64 < end; w++)
    if (bits[w]) {
      x = w * 64 + (uint32_t)__builtin_ctzll(bits[w]);
      return x < end ? x : end;
    }
  return end;
}

/// How many pixels are equal, at most `limit`; mostly they are few.
static inline uint32_t FORM(equal_ahead)(const uint32_t *a, const uint32_t *b, uint32_t limit) {
  return (uint32_t)row_run_end(a, b, 0, limit);
}

/// A node where a repetition that began somewhere ends.
static inline uint64_t FORM(arrival)(uint64_t beginning, uint64_t step, uint32_t x, const uint64_t *lengths) {
  return (beginning & COSTS) + lengths[x + (uint32_t)beginning] + step;
}

static inline uint64_t FORM(lesser)(uint64_t a, uint64_t b) { return a < b ? a : b; }

/// Lets a repetition end in an even area behind `x`, where it has 258 bytes or a multiple and no bits follow its length;
/// the pixel to the left takes over.
static inline void FORM(end_inside)(
  const RowCosts *costs, uint32_t pixel_bytes, uint64_t beginning, uint64_t step, uint32_t distance_cost, uint32_t end,
  uint32_t x, uint32_t even_end, uint64_t left_step, uint32_t left_distance_cost, uint64_t *nodes
) {
  uint32_t origin = 0 - (uint32_t)beginning;
  uint32_t parts = ((x - origin) * pixel_bytes + 257) / 258;
  if (parts == 0) parts = 1;
  uint32_t place = origin + (parts * 258 + pixel_bytes - 1) / pixel_bytes;
  if (place <= x + 1 || place > end || place + 1 >= even_end) return;
  uint64_t cost = (beginning >> 32) + (uint64_t)parts * costs->part + (uint64_t)(parts - 1) * distance_cost;
  uint64_t node = cost << 32 | (uint64_t)(place - origin) << 2 | step;
  if (node >= nodes[place]) return;
  nodes[place] = node;
  uint64_t rest = (cost + left_distance_cost) << 32 | (uint32_t)(0 - place);
  nodes[even_end] = FORM(lesser)(nodes[even_end], FORM(arrival)(rest, left_step, even_end, costs->left_lengths));
}

static inline __attribute__((always_inline)) void FORM(parse_pixels)(
  const RowParser *parser, const RowCosts *costs, RowBeginning start, const uint32_t *row, const uint32_t *row_above,
  uint32_t y, uint64_t *nodes, const uint32_t pixel_bytes
) {
  const uint32_t width = parser->width, stride = width * pixel_bytes + 1;
  const uint32_t flat = pixel_bytes == 1 ? 6 : pixel_bytes == 2 ? 3 : 2;
  const uint32_t even = pixel_bytes == 1 ? 9 : pixel_bytes == 2 ? 4 : 3;
  const uint32_t *words = parser->words;
  uint32_t *pairs = parser->pairs, *singles = parser->singles;
  const uint64_t *lengths = costs->lengths, *left_lengths = costs->left_lengths;
  const uint32_t *literals = costs->literals;

  size_t bit_words = width / 64 + 1, room = bit_words + 1;
  uint64_t *left_bits = parser->bits, *above_bits = left_bits + room, *flat_bits = above_bits + room,
           *even_bits = flat_bits + room, *enough_bits = even_bits + room;
  // A pixel before the row's first may be another row's last or lie before the picture; the first bit is set below.
  FORM(equal_bits)(row + 1, row, width - 1, above_bits);
  uint64_t carry = start.follows_zeros && (pixel_bytes == 4 ? row[0] == 0 : row[0] << (32 - 8 * pixel_bytes) == 0);
  const _Bool begins_with_zeros = carry;
  for (size_t w = 0; w < bit_words; w++) {
    uint64_t bits = w * 64 < width ? above_bits[w] : 0;
    left_bits[w] = bits << 1 | carry;
    carry = bits >> 63;
  }
  left_bits[bit_words] = 0;
  if (row_above) FORM(equal_bits)(row, row_above, width, above_bits);
  else memset(above_bits, 0, room * sizeof(uint64_t));
  FORM(runs)(left_bits, bit_words, flat, flat_bits);
  FORM(runs)(above_bits, bit_words, flat, enough_bits);
  FORM(runs)(above_bits, bit_words, even, even_bits);

  const uint64_t left_step = step_from(pixel_bytes), above_step = step_from(stride);
  const uint32_t left_cost = costs->distances[distance_symbol(pixel_bytes)];
  const uint32_t above_cost = costs->distances[distance_symbol(stride)];
  const uint64_t left_base = (uint64_t)left_cost << 32, above_base = (uint64_t)above_cost << 32;
  uint64_t left = UNREACHABLE, above = UNREACHABLE, earlier = UNREACHABLE, earlier_step = 0;
  uint32_t earlier_end = 0, earlier_cost = 0;

  for (uint32_t x = 0; x <= width; x++) nodes[x] = UNREACHABLE;
  nodes[0] = START + ((uint64_t)literals[start.filter] << 32);
  // Repetitions that include the filter byte save it.
  if (begins_with_zeros) left = START + (start.goes_on_left ? 0 : left_base);
  if (start.repeats_filter && (above_bits[0] & 1)) above = START + (start.goes_on_above ? 0 : above_base);

  uint32_t x = 0;
  for (;;) {
    // What is under way may end here.
    if (x > earlier_end) earlier = UNREACHABLE;
    uint64_t node = nodes[x];
    node = FORM(lesser)(node, FORM(arrival)(left, left_step, x, left_lengths));
    node = FORM(lesser)(node, FORM(arrival)(above, above_step, x, lengths));
    node = FORM(lesser)(node, FORM(arrival)(earlier, earlier_step, x, lengths));
    nodes[x] = node;
    if (x == width) break;
    const uint64_t here = (node & COSTS) + (uint32_t)(0 - x), cost_here = node & COSTS;
    const uint32_t word = row[x];
    const uint64_t is_left = 0 - (uint64_t)FORM(is_set)(left_bits, x), is_above = 0 - (uint64_t)FORM(is_set)(above_bits, x);
    // A repetition goes on or begins, where the pixel is equal.
    left = (FORM(lesser)(left, here + left_base) & is_left) | (UNREACHABLE & ~is_left);
    above = (FORM(lesser)(above, here + above_base) & is_above) | (UNREACHABLE & ~is_above);
    earlier = FORM(lesser)(earlier, here + ((uint64_t)earlier_cost << 32) + (x >= earlier_end ? UNREACHABLE : 0));
    uint64_t pixel = literals[word & 255];
    if (pixel_bytes > 1) pixel += literals[word >> 8 & 255];
    if (pixel_bytes > 2) pixel += literals[word >> 16 & 255];
    if (pixel_bytes > 3) pixel += literals[word >> 24];
    uint64_t next_node = FORM(lesser)(nodes[x + 1], cost_here + (pixel << 32) + STEP_PIXEL);

    if (FORM(is_set)(flat_bits, x)) {
      nodes[x + 1] = next_node;
      uint32_t end = FORM(run_end)(left_bits, x);
      if (pixel_bytes > 2 && x > 0 && !FORM(is_set)(left_bits, x - 1) && has_equal_bytes(word, pixel_bytes)) {
        // A byte, and repetitions of it.
        uint32_t count = end - x + 1;
        uint64_t cost = (nodes[x - 1] & COSTS) + ((uint64_t)(literals[word & 255] + costs->distances[0]) << 32);
        nodes[end] = FORM(lesser)(nodes[end], cost + left_lengths[count] + STEP_GREY);
      }
      // Nothing begins in the midst of an even area, but what is under way may end.
      uint32_t next = end;
      if (is_above) {
        uint32_t above_end = FORM(run_end)(above_bits, x);
        if (end > x + 32)
          FORM(end_inside)
          (costs, pixel_bytes, above, above_step, above_cost, above_end, x, end, left_step, left_cost, nodes);
        if (above_end < next) next = above_end;
      }
      if (earlier_end > x) {
        if (end > x + 32)
          FORM(end_inside)
          (costs, pixel_bytes, earlier, earlier_step, earlier_cost, earlier_end, x, end, left_step, left_cost, nodes);
        if (earlier_end < next) next = earlier_end;
      }
      x = (next - x) * pixel_bytes < 3 ? x + 1 : next;
      continue;
    }
    if (FORM(is_set)(even_bits, x)) {
      nodes[x + 1] = next_node;
      // Nor in the midst of what repeats the row above, but for even areas.
      uint32_t last = FORM(run_end)(above_bits, x) - flat;
      if (earlier_end > x && earlier_end < last) last = earlier_end;
      uint32_t next = FORM(next_set)(left_bits, x + 1, last);
      if (next <= x + 1 || (next - x) * pixel_bytes < 3) {
        x++;
      } else {
        // A run that the pixel to the left has here ends in between.
        left = UNREACHABLE;
        x = next;
      }
      continue;
    }

    // Where the pixels were seen before.
    const uint32_t place = y << 15 | x;
    const _Bool is_sought = !FORM(is_set)(enough_bits, x) && earlier_end < x + flat;
    if (pixel_bytes > 2) {
      uint32_t *entry = singles + (word * 0x9e3779b1u >> SINGLE_SHIFT);
      uint32_t seen = *entry;
      *entry = place;
      uint32_t rows_back = (y - (seen >> 15)) & 0x1ffff;
      uint32_t column = seen & 0x7fff;
      uint32_t distance = rows_back * stride + (x - column) * pixel_bytes;
      _Bool is_there = seen != NOWHERE && distance - 1 < 32768;
      const uint32_t *there = is_there ? words + ((size_t)(y - rows_back) * width + column) : row;
      uint64_t reached = cost_here + ((uint64_t)costs->distances[distance_symbol(is_there ? distance : 1)] << 32) +
                         lengths[1] + step_from(distance);
      is_there = is_there && *there == word && is_sought;
      next_node = FORM(lesser)(next_node, is_there ? reached : UNREACHABLE);
    }
    nodes[x + 1] = next_node;
    if (x + 1 < width) {
      uint32_t mixed = word * 0x9e3779b1u ^ row[x + 1] * 0x85ebca6bu;
      // Two pixels of a byte are too short to be repeated, and to tell places apart.
      if (pixel_bytes == 1 && x + 3 < width) mixed ^= row[x + 2] * 0xc2b2ae35u ^ row[x + 3] * 0x27d4eb2fu;
      uint32_t *entry = pairs + (mixed >> PAIR_SHIFT);
      uint32_t seen = *entry;
      *entry = place;
      uint32_t rows_back = (y - (seen >> 15)) & 0x1ffff;
      uint32_t column = seen & 0x7fff;
      uint32_t distance = rows_back * stride + (x - column) * pixel_bytes;
      _Bool is_there = (seen != NOWHERE) & (distance - 1 < 32768) & is_sought;
      const uint32_t *there = is_there ? words + ((size_t)(y - rows_back) * width + column) : row;
      uint64_t pair, other;
      memcpy(&pair, row + x, 8);
      memcpy(&other, there, 8);
      // Neither side may run over the end of its row, where the filter byte is.
      if (is_there & (pair == other) & (column + 1 < width)) {
        uint32_t limit = width - (x > column ? x : column);
        uint32_t end = x + 2 + FORM(equal_ahead)(there + 2, row + x + 2, limit - 2);
        if (end - x > 1 && (pixel_bytes > 1 || end - x > 2)) {
          if (earlier_end > x) {
            uint64_t arrives = FORM(arrival)(earlier, earlier_step, earlier_end, lengths);
            nodes[earlier_end] = FORM(lesser)(nodes[earlier_end], arrives);
          }
          earlier_cost = costs->distances[distance_symbol(distance)];
          earlier_step = step_from(distance);
          earlier_end = end;
          const uint64_t base = (uint64_t)earlier_cost << 32;
          earlier = here + base;
          // It may begin earlier, where that is cheaper.
          uint32_t most = x < column ? x : column;
          if (most > 64) most = 64;
          for (uint32_t back = 1; back <= most && there[-(ptrdiff_t)back] == row[x - back]; back++) {
            uint64_t begins = (nodes[x - back] & COSTS) + base + (uint32_t)(back - x);
            earlier = FORM(lesser)(earlier, begins);
          }
        }
      }
    }
    x++;
  }
}

static void FORM(parse)(
  const RowParser *parser, const RowCosts *costs, RowBeginning start, const uint32_t *row, const uint32_t *above,
  uint32_t y, uint64_t *nodes
) {
  switch (parser->bytes_per_pixel) {
  case 1: FORM(parse_pixels)(parser, costs, start, row, above, y, nodes, 1); break;
  case 2: FORM(parse_pixels)(parser, costs, start, row, above, y, nodes, 2); break;
  case 3: FORM(parse_pixels)(parser, costs, start, row, above, y, nodes, 3); break;
  default: FORM(parse_pixels)(parser, costs, start, row, above, y, nodes, 4); break;
  }
}
