#pragma once

// What a program looks after before anything else of it runs: linking this module is enough.

// Whether the system tells of processes in /proc. Swift's runtime looks there for its own place and for the words of the command
// line, before the program's first line.
int fr_has_process_information(void);
