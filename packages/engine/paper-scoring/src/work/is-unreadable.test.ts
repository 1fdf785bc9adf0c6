import { expect, it } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { isUnreadable } from './is-unreadable.ts';

it.each([
  'The $84,000 that came from tickets was less than the $61,000 that the repair took.',
  'The 12 who stayed and the 40 who left still write to each other.',
  'Of the 9 in the boat and the 4 on the pier, nobody saw it.',
  'The keeper rows to the island and lights the lamp.',
])('is prose: %s', (sentence) => {
  expect(isUnreadable(wordsOf(sentence))).toBe(false);
});

it.each([
  'The of keeper the in rows island the lamp to a was.',
  'Sdfgh wrtpl keeper mnbvc lkjhgf lamp trpqs.',
])('is none: %s', (sentence) => {
  expect(isUnreadable(wordsOf(sentence))).toBe(true);
});
