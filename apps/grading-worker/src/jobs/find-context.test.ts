import { expect, it } from 'vitest';
import { findContext } from './review-demo.ts';

const text =
  'A title\nThe authors found that the the students slept less than they had written in the diary.\nMore.';
const at = text.indexOf('the the');

it('gives whole words of the line around a place', () => {
  expect(findContext(text, { start: at, end: at + 7 })).toEqual({
    before: 'The authors found that ',
    after: ' students slept less than they had …',
  });
  const last = text.indexOf('diary');
  expect(findContext(text, { start: last, end: last + 5 })).toEqual({
    before: '… less than they had written in the ',
    after: '.',
  });
});

it('returns nothing for a finding without a place', () => {
  expect(findContext(text, null)).toEqual({ before: '', after: '' });
});
