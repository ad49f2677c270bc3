#ifndef C_CLOCK_H
#define C_CLOCK_H

#include <stdbool.h>

/// Has the clock on the wall stand still in this process, at a number of seconds since 1970, and holds back what is put
/// off to a later time.
///
/// Every reader of the time (Foundation, the standard library, callers of the C library) gets that moment,
/// and `ContinuousClock` stands still with it. Clocks that measure how long the machine takes go on. Work
/// queued with a delay (`Task.sleep`, `DispatchQueue.asyncAfter`) waits until `fr_clock_run_next` runs it.
void fr_clock_stop(long long seconds);

/// The time that has passed since the clock was stopped, in nanoseconds.
long long fr_clock_passed(void);

/// Sets the time that has passed since the clock was stopped, in nanoseconds; it never goes back.
void fr_clock_pass_until(long long nanoseconds);

/// When the next waiting work is due, in nanoseconds since the clock was stopped; -1 if there is none.
long long fr_clock_next(void);

/// Sets the clock to the moment of the next work that waits and hands that to its queue.
///
/// Returns whether there was any.
bool fr_clock_run_next(void);

/// Sets the clock back to the moment at which it was stopped, and forgets the work that waits, which is never run.
void fr_clock_restart(void);

/// How much work that was handed to queues other than the main one is waiting or under way.
int fr_clock_busy(void);

#endif
