import { expect, it } from 'vitest';
import { noteFailedChecks } from './note-extent.ts';

it('says nothing when every check ran', () => {
  expect(noteFailedChecks([])).toEqual([]);
});

it('says apart that grammar is missing, and which other checks are', () => {
  const notes = noteFailedChecks(['apa-margins', 'grammar']);
  expect(notes.map(({ code }) => code)).toEqual(['grammar-not-checked', 'checks-not-run']);
  expect(notes[1]?.message).toContain('apa-margins');
});
