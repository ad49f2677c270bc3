#include "vectors.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define FORM(name) name##_avx2
#define WIDE 8

/// The upper half of each lane's product.
#define HIGH_PRODUCT(a, b) ((Words16)_mm256_mulhi_epu16((__m256i)(a), (__m256i)(b)))

/// The entries of a table.
#define LOOK_UP(table, indices) ((Longs8)_mm256_i32gather_epi32((const int *)(table), (__m256i)(indices), 4))

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "filters.inc.h"
#include "gradients.inc.h"
#include "masks.inc.h"
#include "sampling.inc.h"
#include "spans.inc.h"

#pragma clang attribute pop

#endif
