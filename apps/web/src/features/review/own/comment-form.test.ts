import type { OwnComment } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { readPoints } from './comment-form.tsx';
import { trimmed } from './selection-toolbar.tsx';
import { withComment } from './use-own-hand.ts';

it.each([
  ['', 0],
  [' 2 ', 2],
  ['2,55', 2.6],
  ['100', 100],
  ['100.1', undefined],
  ['-1', undefined],
  ['two', undefined],
])('reads %j as points', (text, points) => {
  expect(readPoints(text)).toBe(points);
});

const comment = (id: string, text: string): OwnComment => ({
  id,
  area: 'content',
  severity: 'error',
  text,
  span: null,
  quote: null,
  page: null,
  points: 0,
});

describe('withComment', () => {
  const list = [comment('own-1', 'One'), comment('own-2', 'Two')];

  it('adds a comment once it has words, and replaces it in its place', () => {
    expect(withComment(list, comment('own-3', ' '))).toBe(list);
    expect(withComment(list, comment('own-3', 'Three')).map(({ text }) => text)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(withComment(list, comment('own-1', 'First')).map(({ text }) => text)).toEqual(['First', 'Two']);
  });

  it('leaves out a comment that lost its words', () => {
    expect(withComment(list, comment('own-1', '')).map(({ id }) => id)).toEqual(['own-2']);
  });
});

it('cuts spaces off the ends of a selection', () => {
  expect(trimmed('a  word. b', { start: 1, end: 9 })).toEqual({ start: 3, end: 8 });
  expect(trimmed('a   b', { start: 1, end: 4 })).toBeNull();
});
