#ifndef C_BENCHMARKS_H
#define C_BENCHMARKS_H

#include <stdint.h>

/// Takes a result, so that nobody can leave out making it.
void benchmark_consume(const void *object);

/// Where callgrind writes down what it has counted.
void benchmark_mark(void);

/// Allocations of this process so far; -1 where the counter was not loaded before it.
int64_t benchmark_allocations(void);

/// Bytes that the C library has handed out and not taken back; 0 where it does not say.
int64_t benchmark_allocated_bytes(void);

/// Pages of memory that this process has touched first.
int64_t benchmark_page_faults(void);

/// Time of the wall clock, for rounds.
int64_t benchmark_nanoseconds(void);

/// Time that this process has spent on a processor, for cold starts.
int64_t benchmark_cpu_nanoseconds(void);

/// Reads and exchanges a word that threads share.
static inline uintptr_t benchmark_load_acquire(const uintptr_t *word) { return __atomic_load_n(word, __ATOMIC_ACQUIRE); }
static inline uintptr_t benchmark_exchange(uintptr_t *word, uintptr_t value) { return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL); }

#endif
