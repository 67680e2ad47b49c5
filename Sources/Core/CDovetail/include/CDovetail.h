// What the standard library does not offer on every platform that Dovetail supports: words that several threads
// share, a lock that can be waited on, the identity of a thread, and how much stack is left.
#ifndef CDOVETAIL_H
#define CDOVETAIL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Words. Inline, because the fast path of every scoped dependency is one acquire load in the client's code.
//
// Each use says which other one its order pairs with. On x86-64 a weaker order would change nothing, because the processor orders these
// instructions anyway. ThreadSanitizer takes each order as it is written, and finds the weaker ones that the planted faults contain.

static inline uintptr_t dovetail_load_acquire(const uintptr_t *_Nonnull word) {
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void dovetail_store_release(uintptr_t *_Nonnull word, uintptr_t value) {
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

/// Returns what was there: equal to `expected` if and only if the exchange took place.
static inline uintptr_t dovetail_compare_exchange(uintptr_t *_Nonnull word, uintptr_t expected, uintptr_t desired) {
    __atomic_compare_exchange_n(word, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return expected;
}

static inline uintptr_t dovetail_exchange(uintptr_t *_Nonnull word, uintptr_t value) {
    return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

// MARK: Threads

/// A number that no other living thread has: the address of something of its own, a multiple of eight.
uintptr_t dovetail_current_thread(void);

/// The bytes between the caller's frame and the end of this thread's stack, or PTRDIFF_MAX where nobody can tell, as on a fiber. (Swift
/// imports a size as a signed number.)
size_t dovetail_remaining_stack(void);

/// Pointers of the calling thread alone, for what this thread is in the middle of.
typedef enum { dovetail_collecting, dovetail_creating, dovetail_observing } dovetail_note;

/// Where the notes of a thread lie, given the number of the calling one.
static inline void *_Nullable *_Nonnull dovetail_notes_of(uintptr_t thread) { return (void **)thread; }

/// Lets another thread run at least at the quality of service of the calling one, which waits for it, where the platform has such a thing.
/// The thread must exist, and its number must come from a word that it has written. Returns a loan to end, or null.
void *_Nullable dovetail_lend_priority(uintptr_t thread);
void dovetail_end_loan(void *_Nonnull loan);

// MARK: A lock that can be waited on

size_t dovetail_monitor_size(void);
void dovetail_monitor_init(void *_Nonnull monitor);
void dovetail_monitor_destroy(void *_Nonnull monitor);
void dovetail_monitor_lock(void *_Nonnull monitor);
void dovetail_monitor_unlock(void *_Nonnull monitor);
/// Unlocks, waits for `dovetail_monitor_broadcast`, and locks again.
void dovetail_monitor_wait(void *_Nonnull monitor);
/// The same, for at most so many nanoseconds.
void dovetail_monitor_wait_at_most(void *_Nonnull monitor, uint64_t nanoseconds);
void dovetail_monitor_broadcast(void *_Nonnull monitor);

// MARK: The process

/// The variables of the process, each `NAME=value` in bytes of any kind, followed by a null pointer. Null on Windows, where they are UTF-16.
const char *_Nullable const *_Nullable dovetail_environment(void);

// MARK: Images

/// The path of the program or the library that contains an address, or null where nobody can tell. It is valid until the thread asks for
/// another one, or the image is unloaded.
const char *_Nullable dovetail_image_of(const void *_Nonnull address);

// MARK: The runtime

/// The address of what declares a type, in the image that declares it: the descriptor of a struct, an enum or the first protocol of an
/// existential, the metadata of a class. Null for other types.
const void *_Nullable dovetail_declaration(const void *_Nonnull type);

/// Whether every value of a type is one reference to an object, as classes, one-word existentials and blocks are.
bool dovetail_is_object(const void *_Nonnull type);

/// Whether the calling code runs on an actor with this executor (the two words of an `UnownedSerialExecutor`). True where
/// the runtime cannot tell. An executor that can only assert, in `checkIsolated`, ends the program itself instead of
/// returning false.
bool dovetail_is_on_executor(uintptr_t identity, uintptr_t implementation, bool is_main_actor);

/// Whether a type is a struct.
bool dovetail_is_struct(const void *_Nonnull type);

/// Whether a type is an existential such as `any P` or `any P<Int>`.
bool dovetail_is_existential(const void *_Nonnull type);

/// Whether a type is an existential whose values are objects, because a protocol inherits from `AnyObject`.
bool dovetail_is_existential_of_objects(const void *_Nonnull type);

/// What a function type gives back, or null where `type` is no function type.
const void *_Nullable dovetail_function_result(const void *_Nonnull type);

/// How many parameters a function type has; 0 where `type` is no function type.
size_t dovetail_function_parameter_count(const void *_Nonnull type);

/// Whether a function of this type throws (2) and is asynchronous (4).
uint32_t dovetail_function_effects(const void *_Nonnull type);

/// Whether a function of this type is `nonisolated(nonsending)`, and has no attribute besides this and `@Sendable`.
bool dovetail_function_is_caller_isolated(const void *_Nonnull type);

/// The type of a parameter of a function type, without `inout` and the like.
const void *_Nonnull dovetail_function_parameter(const void *_Nonnull type, size_t index);

/// What all specialisations of one generic struct or enum have in common, or 0.
uintptr_t dovetail_generic_origin(const void *_Nonnull type);

/// Whether a type conforms to every protocol of an existential type such as `any P`, for hints in messages only.
/// False wherever `existential` is anything else.
bool dovetail_conforms(const void *_Nonnull type, const void *_Nonnull existential);

#endif
