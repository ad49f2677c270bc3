#pragma once

#include <stddef.h>

// The functions of libcmark-gfm that are used here, under names of our own. Its headers are not included: a package may bring its
// own copy of the library (swift-cmark), whose headers have the same names and declare the same things, and a program with both
// could not be compiled. The functions exist in all versions of the library. Kinds of nodes are told by their names, as their
// numbers differ from version to version.

struct markdown_node;
struct markdown_parser;
struct markdown_extension;
struct markdown_iterator;

/// Tildes have to be doubled to strike text through (CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE).
#define MARKDOWN_DOUBLE_TILDE (1 << 14)
/// The events of an iterator (cmark_event_type).
#define MARKDOWN_DONE 1
#define MARKDOWN_ENTER 2

void markdown_register_extensions(void) __asm__("cmark_gfm_core_extensions_ensure_registered");
struct markdown_extension *markdown_find_extension(const char *name) __asm__("cmark_find_syntax_extension");

struct markdown_parser *markdown_parser_new(int options) __asm__("cmark_parser_new");
void markdown_parser_free(struct markdown_parser *parser) __asm__("cmark_parser_free");
int markdown_parser_attach(struct markdown_parser *parser, struct markdown_extension *extension)
    __asm__("cmark_parser_attach_syntax_extension");
void markdown_parser_feed(struct markdown_parser *parser, const char *text, size_t length)
    __asm__("cmark_parser_feed");
struct markdown_node *markdown_parser_finish(struct markdown_parser *parser) __asm__("cmark_parser_finish");

void markdown_node_free(struct markdown_node *node) __asm__("cmark_node_free");
const char *markdown_node_kind(struct markdown_node *node) __asm__("cmark_node_get_type_string");
const char *markdown_node_literal(struct markdown_node *node) __asm__("cmark_node_get_literal");
const char *markdown_node_url(struct markdown_node *node) __asm__("cmark_node_get_url");

struct markdown_iterator *markdown_iterator_new(struct markdown_node *root) __asm__("cmark_iter_new");
void markdown_iterator_free(struct markdown_iterator *iterator) __asm__("cmark_iter_free");
int markdown_iterator_next(struct markdown_iterator *iterator) __asm__("cmark_iter_next");
struct markdown_node *markdown_iterator_node(struct markdown_iterator *iterator) __asm__("cmark_iter_get_node");
