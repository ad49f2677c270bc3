// The cheapest way through a row. Included once for each level, which FORM names.

/// Bits of the pixels of a row that are equal to those of another; none behind the row's end.
static inline void FORM(equal_bits)(const uint32_t *a, const uint32_t *b, size_t count, uint64_t *bits) {
  size_t x = 0;
  for (; x + 64 <= count; x += 64) {
    uint64_t word = 0;
    for (size_t part = 0; part < 64; part += 16) word |= (uint64_t)FORM(equal_sixteen)(a + x + part, b + x + part) << part;
    bits[x / 64] = word;
  }
  bits[x / 64] = 0;
  bits[x / 64 + 1] = 0;
  size_t last = x / 64;
  for (; x + 16 <= count; x += 16) bits[last] |= (uint64_t)FORM(equal_sixteen)(a + x, b + x) << (x & 63);
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

static inline uint64_t FORM(lesser)(uint64_t a, uint64_t b) { return a < b ? a : b; }

/// How many pixels are equal, at most `limit`; mostly they are few.
static inline uint32_t FORM(equal_ahead)(const uint32_t *a, const uint32_t *b, uint32_t limit) {
  return (uint32_t)row_run_end(a, b, 0, limit);
}

/// The first place from one on whose bit is set, at most `end`.
static inline uint32_t FORM(next_set)(const uint64_t *bits, uint32_t x, uint32_t end) {
  if (x >= end) return end;
  uint32_t w = x >> 6;
  uint64_t rest = bits[w] >> (x & 63) << (x & 63);
  while (!rest && (w + 1) * 64 < end) rest = bits[++w];
  if (!rest) return end;
  x = w * 64 + (uint32_t)__builtin_ctzll(rest);
  return x < end ? x : end;
}

/// The first of the bits that are set up to a place, one after the other.
static inline uint32_t FORM(run_start)(const uint64_t *bits, uint32_t x) {
  uint32_t w = x >> 6;
  uint64_t zeros = ~bits[w] << (63 - (x & 63));
  if (zeros) return x + 1 - (uint32_t)__builtin_clzll(zeros);
  while (w > 0) {
    w--;
    if (~bits[w]) return w * 64 + 64 - (uint32_t)__builtin_clzll(~bits[w]);
  }
  return 0;
}

/// Lets a match that began at a place, which with its distance takes `cost`, lead to a later one.
static inline void FORM(lead)(
  uint64_t *nodes, const uint64_t *lengths, uint64_t cost, uint64_t step, uint32_t origin, uint32_t x
) {
  uint64_t node = cost + lengths[x - origin] + step;
  // Written in any case, so that nothing is left to a branch.
  nodes[x] = FORM(lesser)(node, nodes[x]);
}

/// Lets a match lead to its end, to the place before it, and to where a flat run begins that goes on behind
/// it; or to a large flat run within. Answers the next place to look at.
static inline uint32_t FORM(lead_to_end)(
  uint64_t *nodes, const uint64_t *lengths, uint64_t cost, uint64_t step, uint32_t origin, uint32_t x, uint32_t end,
  uint32_t width, const uint64_t *left_bits, const uint64_t *long_bits
) {
  FORM(lead)(nodes, lengths, cost, step, origin, end);
  if (end > x + LONG) {
    uint32_t start = FORM(next_set)(long_bits, x + 1, end - 2);
    if (start < end - 2) {
      FORM(lead)(nodes, lengths, cost, step, origin, start);
      return start;
    }
  }
  if (end == width) return end;
  FORM(lead)(nodes, lengths, cost, step, origin, end - 1);
  uint32_t next = end - 1;
  if (FORM(is_set)(left_bits, end)) {
    uint32_t start = FORM(run_start)(left_bits, end);
    if (start > x && start < next) {
      FORM(lead)(nodes, lengths, cost, step, origin, start);
      next = start;
    }
  }
  return next;
}

/// The place to look at after `x`: one to which something leads, but not beyond the end of a match under way.
static inline uint32_t FORM(next_place)(uint32_t x, uint32_t next, uint32_t end, uint32_t pixel_bytes) {
  if (end > x && end < next) next = end;
  return next > x && (next - x) * pixel_bytes >= 3 ? next : x + 1;
}

static inline __attribute__((always_inline)) void FORM(parse_pixels)(
  const RowParser *parser, const RowCosts *costs, RowBeginning start, const uint32_t *row, const uint32_t *row_above,
  uint32_t y, uint64_t *nodes, const uint32_t pixel_bytes
) {
  const uint32_t width = parser->width, stride = width * pixel_bytes + 1;
  const uint32_t flat = pixel_bytes == 1 ? 3 : 2;
  const uint32_t *words = parser->words;
  uint64_t *pairs = parser->pairs, *singles = parser->singles;
  // Where the row begins among the bytes that are stored.
  const uint32_t row_position = y * stride + 1, row_index = y * width;
  const uint64_t *lengths = costs->lengths, *left_lengths = costs->left_lengths;
  const uint32_t *literals = costs->literals;

  size_t bit_words = width / 64 + 1, room = bit_words + 1;
  uint64_t *left_bits = parser->bits, *above_bits = left_bits + room, *flat_bits = above_bits + room,
           *even_bits = flat_bits + room, *long_bits = even_bits + room;
  // A pixel before the row's first may be another row's last or lie before the picture; the first bit is set below.
  FORM(equal_bits)(row + 1, row, width - 1, above_bits);
  const _Bool begins_with_zeros =
    start.follows_zeros && (pixel_bytes == 4 ? row[0] == 0 : row[0] << (32 - 8 * pixel_bytes) == 0);
  uint64_t carry = begins_with_zeros;
  for (size_t w = 0; w < bit_words; w++) {
    uint64_t bits = w * 64 < width ? above_bits[w] : 0;
    left_bits[w] = bits << 1 | carry;
    carry = bits >> 63;
  }
  left_bits[bit_words] = 0;
  if (row_above) FORM(equal_bits)(row, row_above, width, above_bits);
  else memset(above_bits, 0, room * sizeof(uint64_t));
  FORM(runs)(left_bits, bit_words, flat, flat_bits);
  FORM(runs)(above_bits, bit_words, EVEN, even_bits);
  FORM(runs)(left_bits, bit_words, LONG, long_bits);

  const uint64_t left_step = step_from(pixel_bytes), above_step = step_from(stride);
  const uint64_t left_base = (uint64_t)costs->distances[distance_symbol(pixel_bytes)] << 32;
  const uint64_t above_base = (uint64_t)costs->distances[distance_symbol(stride)] << 32;
  // What a pixel takes that repeats the one to the left.
  const uint64_t left_pixel = left_base + left_lengths[1] + left_step;
  // Where the match of the row above ends that was begun last, and where the one of an earlier place does.
  uint32_t above_end = 0, earlier_end = 0;

  for (uint32_t x = 0; x <= width; x++) nodes[x] = UNREACHABLE;
  nodes[0] = START + ((uint64_t)literals[start.filter] << 32);
  // Matches that include the filter byte save it.
  if (begins_with_zeros) {
    uint64_t cost = START + (start.goes_on_left ? 0 : left_base);
    FORM(lead)(nodes, left_lengths, cost, left_step, 0, FORM(run_end)(left_bits, 0));
  }
  if (start.repeats_filter && (above_bits[0] & 1)) {
    uint32_t end = FORM(run_end)(above_bits, 0);
    uint64_t cost = START + (start.goes_on_above ? 0 : above_base);
    if (end >= EVEN) {
      FORM(lead_to_end)(nodes, lengths, cost, above_step, 0, 0, end, width, left_bits, long_bits);
      above_end = end;
    } else {
      FORM(lead)(nodes, lengths, cost, above_step, 0, end);
    }
  }

  uint32_t x = 0;
  while (x < width) {
    const uint64_t here = nodes[x] & COSTS;
    const uint32_t word = row[x];
    uint64_t pixel = literals[word & 255];
    if (pixel_bytes > 1) pixel += literals[word >> 8 & 255];
    if (pixel_bytes > 2) pixel += literals[word >> 16 & 255];
    if (pixel_bytes > 3) pixel += literals[word >> 24];
    pixel = pixel << 32 | STEP_PIXEL;
    if (pixel_bytes > 2 && FORM(is_set)(left_bits, x) && left_pixel < pixel) pixel = left_pixel;
    uint64_t next_node = FORM(lesser)(nodes[x + 1], here + pixel);

    if (FORM(is_set)(flat_bits, x)) {
      nodes[x + 1] = next_node;
      uint32_t end = FORM(run_end)(left_bits, x);
      FORM(lead)(nodes, left_lengths, here + left_base, left_step, x, end);
      if (pixel_bytes > 2 && x > 0 && !FORM(is_set)(left_bits, x - 1) && has_equal_bytes(word, pixel_bytes)) {
        // A byte, and matches of it.
        uint64_t cost = (nodes[x - 1] & COSTS) + ((uint64_t)(literals[word & 255] + costs->distances[0]) << 32);
        FORM(lead)(nodes, left_lengths, cost, STEP_GREY, x - 1, end);
      }
      if (FORM(is_set)(above_bits, x) && x >= above_end) {
        uint32_t other_end = FORM(run_end)(above_bits, x);
        if (other_end > end) {
          FORM(lead_to_end)(nodes, lengths, here + above_base, above_step, x, x, other_end, width, left_bits, long_bits);
          above_end = other_end;
        }
      }
      x = FORM(next_place)(x, end, earlier_end, pixel_bytes);
      continue;
    }
    if (FORM(is_set)(even_bits, x)) {
      nodes[x + 1] = next_node;
      above_end = FORM(run_end)(above_bits, x);
      uint32_t next =
        FORM(lead_to_end)(nodes, lengths, here + above_base, above_step, x, x, above_end, width, left_bits, long_bits);
      x = FORM(next_place)(x, next, earlier_end, pixel_bytes);
      continue;
    }

    // Where the pixels were seen before.
    if (pixel_bytes > 2) {
      uint64_t *entry = singles + (word * 0x9e3779b1u >> SINGLE_SHIFT);
      const uint64_t seen = *entry;
      const uint32_t position = row_position + x * pixel_bytes;
      *entry = (uint64_t)word << 32 | position;
      const uint32_t value = position - (uint32_t)seen - 1;
      const _Bool is_there = ((uint32_t)(seen >> 32) == word) & (value < 32768);
      const uint64_t reached = here + ((uint64_t)costs->distances[distance_symbol(is_there ? value + 1 : 1)] << 32) +
                               lengths[1] + step_from(value + 1);
      next_node = FORM(lesser)(next_node, is_there ? reached : UNREACHABLE);
    }
    nodes[x + 1] = next_node;
    if (x + 1 == width) break;
    uint32_t mixed = word * 0x9e3779b1u ^ row[x + 1] * 0x85ebca6bu;
    // Two pixels of a byte are too short to be repeated, and to tell places apart.
    if (pixel_bytes == 1 && x + 3 < width) mixed ^= row[x + 2] * 0xc2b2ae35u ^ row[x + 3] * 0x27d4eb2fu;
    uint64_t *entry = pairs + (mixed >> PAIR_SHIFT);
    const uint64_t seen = *entry;
    const uint32_t position = row_position + x * pixel_bytes, index = row_index + x;
    *entry = (uint64_t)index << 32 | position;
    const uint32_t distance = position - (uint32_t)seen;
    const uint32_t *there = words + (seen >> 32);
    uint64_t pair, other;
    memcpy(&pair, row + x, 8);
    memcpy(&other, there, 8);
    if ((distance - 1 < 32768) & (pair == other)) {
      // Of the bytes between, all but a filter byte for each row belong to pixels.
      const uint32_t pixels_back = index - (uint32_t)(seen >> 32);
      const uint32_t column = x - pixels_back + (distance - pixels_back * pixel_bytes) * width;
      // Neither side may run over the end of its row, where the filter byte is.
      uint32_t limit = width - (x > column ? x : column);
      if (limit < 2) {
        x++;
        continue;
      }
      uint32_t end = x + 2 + FORM(equal_ahead)(there + 2, row + x + 2, limit - 2);
      if (end > earlier_end && (end - x) * pixel_bytes > 3) {
        const uint32_t end_before = earlier_end;
        earlier_end = end;
        const uint64_t base = (uint64_t)costs->distances[distance_symbol(distance)] << 32;
        // It may begin earlier, where that is cheaper; of equal costs the later place.
        uint64_t cost = here + base;
        uint32_t origin = x;
        uint32_t most = x < column ? x : column;
        if (most > FARTHEST) most = FARTHEST;
        for (uint32_t back = 1; back <= most && there[-(ptrdiff_t)back] == row[x - back]; back++) {
          uint64_t begins = (nodes[x - back] & COSTS) + base;
          origin = begins < cost ? x - back : origin;
          cost = begins < cost ? begins : cost;
        }
        uint32_t next =
          FORM(lead_to_end)(nodes, lengths, cost, step_from(distance), origin, x, end, width, left_bits, long_bits);
        x = FORM(next_place)(x, next, end_before, pixel_bytes);
        continue;
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
