// What CDovetail uses of the headers of Windows, declared as they declare it.
#pragma once
#include <stdint.h>

typedef unsigned long DWORD;
typedef int BOOL;
typedef unsigned char BOOLEAN;
typedef uintptr_t ULONG_PTR, *PULONG_PTR;
typedef const char *LPCSTR;
typedef char *LPSTR;
typedef struct HINSTANCE__ *HMODULE;
typedef struct { void *Ptr; } SRWLOCK, *PSRWLOCK, CONDITION_VARIABLE, *PCONDITION_VARIABLE;

#define INFINITE 0xFFFFFFFF
#define MAX_PATH 260
#define GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT (0x00000002)
#define GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS (0x00000004)

void GetCurrentThreadStackLimits(PULONG_PTR, PULONG_PTR);
void InitializeSRWLock(PSRWLOCK);
void AcquireSRWLockExclusive(PSRWLOCK);
void ReleaseSRWLockExclusive(PSRWLOCK);
void InitializeConditionVariable(PCONDITION_VARIABLE);
BOOL SleepConditionVariableSRW(PCONDITION_VARIABLE, PSRWLOCK, DWORD, DWORD);
void WakeAllConditionVariable(PCONDITION_VARIABLE);
BOOL GetModuleHandleExA(DWORD, LPCSTR, HMODULE *);
DWORD GetModuleFileNameA(HMODULE, LPSTR, DWORD);
