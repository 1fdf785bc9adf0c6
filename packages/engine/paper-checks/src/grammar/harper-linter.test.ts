import { LocalLinter } from 'harper.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { disposeGrammar, lintWithHarper } from './harper-linter.ts';

// Another test file of this worker may have left its linter.
beforeEach(disposeGrammar);

// The library's file takes a while to load on a busy machine.
it('makes a linter for the next text when one could not be made', { timeout: 60_000 }, async () => {
  vi.spyOn(LocalLinter.prototype, 'setup').mockRejectedValueOnce(new Error('no file'));
  await expect(lintWithHarper('It was an test.')).rejects.toThrow('no file');
  expect((await lintWithHarper('The erors grew.')).map(({ rule }) => rule)).toContain('SpellCheck');
});

it('makes another linter after a text on which one failed', { timeout: 60_000 }, async () => {
  vi.spyOn(LocalLinter.prototype, 'organizedLints').mockRejectedValueOnce(new Error('unreachable'));
  await expect(lintWithHarper('They slept.')).rejects.toThrow('unreachable');
  expect((await lintWithHarper('The erors grew.')).map(({ rule }) => rule)).toContain('SpellCheck');
});
