import { expect, it } from 'vitest';
import { readCiting } from './citing.ts';

it.each([
  ['Identify at least two sources of error and suggest how to reduce them.', 'open'],
  ['Name at least three sources of income that the household has.', 'open'],
  ['Describe at least two articles of clothing in the portrait.', 'open'],
  ['Draw on at least two sources of information.', 'asked'],
  ['Use at least three scholarly sources.', 'asked'],
  ['Cite at least two sources of your own choice.', 'asked'],
])('reads from “%s” that citing is %s', (text, citing) => {
  expect(readCiting(text)).toBe(citing);
});
