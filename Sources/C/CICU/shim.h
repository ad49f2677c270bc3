#pragma once

#include <stdint.h>

// The ICU that the Swift toolchain ships for Foundation (ICU 76, Unicode 16, all dictionaries): the same on
// every distribution, and already loaded wherever Foundation is. The toolchain's module hides these functions
// from Swift, so the few needed are declared here, with the prefix that its build gives them.

typedef uint16_t fr_uchar;
typedef struct UBiDi UBiDi;
typedef struct UBreakIterator UBreakIterator;

extern const char *swift_u_errorName(int32_t code);
extern void swift_u_getUnicodeVersion(uint8_t version[4]);
extern int8_t swift_u_charType(int32_t c);
extern int8_t swift_u_hasBinaryProperty(int32_t c, int32_t property);
extern int32_t swift_u_getIntPropertyValue(int32_t c, int32_t property);
extern int32_t swift_uscript_getScript(int32_t c, int32_t *error);
extern int8_t swift_uscript_hasScript(int32_t c, int32_t script);
extern const char *swift_uscript_getShortName(int32_t script);

extern UBiDi *swift_ubidi_open(void);
extern void swift_ubidi_close(UBiDi *bidi);
extern void swift_ubidi_setPara(
    UBiDi *bidi, const fr_uchar *text, int32_t length, uint8_t level, uint8_t *embedding, int32_t *error);
extern uint8_t swift_ubidi_getParaLevel(const UBiDi *bidi);
extern const uint8_t *swift_ubidi_getLevels(UBiDi *bidi, int32_t *error);

extern UBreakIterator *swift_ubrk_open(
    int32_t type, const char *locale, const fr_uchar *text, int32_t length, int32_t *error);
extern void swift_ubrk_close(UBreakIterator *iterator);
extern void swift_ubrk_setText(UBreakIterator *iterator, const fr_uchar *text, int32_t length, int32_t *error);
extern int32_t swift_ubrk_first(UBreakIterator *iterator);
extern int32_t swift_ubrk_next(UBreakIterator *iterator);
extern int32_t swift_ubrk_getRuleStatus(UBreakIterator *iterator);

typedef struct UPluralRules UPluralRules;

extern UPluralRules *swift_uplrules_openForType(const char *locale, int32_t type, int32_t *error);
extern void swift_uplrules_close(UPluralRules *rules);
typedef struct UEnumeration UEnumeration;
extern UEnumeration *swift_uplrules_getKeywords(const UPluralRules *rules, int32_t *error);
extern const char *swift_uenum_next(UEnumeration *list, int32_t *length, int32_t *error);
extern void swift_uenum_close(UEnumeration *list);
extern int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, fr_uchar *keyword, int32_t capacity, int32_t *error);

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;

extern UNumberFormatter *swift_unumf_openForSkeletonAndLocale(
    const fr_uchar *skeleton, int32_t length, const char *locale, int32_t *error);
extern void swift_unumf_close(UNumberFormatter *formatter);
extern UFormattedNumber *swift_unumf_openResult(int32_t *error);
extern void swift_unumf_closeResult(UFormattedNumber *result);
extern void swift_unumf_formatDouble(
    const UNumberFormatter *formatter, double value, UFormattedNumber *result, int32_t *error);
extern int32_t swift_unumf_resultToString(
    const UFormattedNumber *result, fr_uchar *text, int32_t capacity, int32_t *error);
