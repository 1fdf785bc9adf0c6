import { LocalLinter } from 'harper.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { grammarLinter } from './grammar-linter.ts';

// Another test file of this worker may have left its linter.
beforeEach(() => grammarLinter.dispose());

// The library's file takes a while to load on a busy machine.
it('makes a linter for the next text when one could not be made', { timeout: 60_000 }, async () => {
  vi.spyOn(LocalLinter.prototype, 'setup').mockRejectedValueOnce(new Error('no file'));
  await expect(grammarLinter.lint('It was an test.')).rejects.toThrow('no file');
  expect((await grammarLinter.lint('The erors grew.')).map(({ kind }) => kind)).toContain('unknown-word');
});

it('makes another linter after a text on which one failed', { timeout: 60_000 }, async () => {
  vi.spyOn(LocalLinter.prototype, 'organizedLints').mockRejectedValueOnce(new Error('unreachable'));
  await expect(grammarLinter.lint('They slept.')).rejects.toThrow('unreachable');
  expect((await grammarLinter.lint('The erors grew.')).map(({ kind }) => kind)).toContain('unknown-word');
});
