#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H

// Swift does not import macros with casts, such as FreeType's load flags and tags.
static const FT_Int32 fr_load_outline = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

// A font's weight in OpenType's numbers; 0 if it has none.
static inline int fr_weight(FT_Face face) {
  const TT_OS2 *table = (const TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  return table ? table->usWeightClass : 0;
}
