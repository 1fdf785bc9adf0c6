import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A `console.error` that a test did not ask for is a failure: it is how libraries report misuse. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, 'console.error was called').toEqual([]);
});
