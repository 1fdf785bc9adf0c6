import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { splitPages } from './split-pages.ts';

const spansOf = (paper: ReturnType<typeof paperOf>) =>
  splitPages(paper).map(({ pieces }) => pieces.map(({ span }) => [span.start, span.end]));

describe('splitPages', () => {
  it('splits a paragraph at the page end and marks the continuation', () => {
    const paper = paperOf(['first', 'second paragraph', 'third'], [10]);
    expect(spansOf(paper)).toEqual([
      [
        [0, 5],
        [6, 10],
      ],
      [
        [10, 22],
        [23, 28],
      ],
    ]);
    expect(splitPages(paper)[1]?.pieces.map(({ isContinued }) => isContinued)).toEqual([true, false]);
  });

  it('puts a paragraph over three pages on each of them', () => {
    expect(spansOf(paperOf(['abcdefghij'], [3, 6]))).toEqual([[[0, 3]], [[3, 6]], [[6, 10]]]);
  });

  it('keeps an empty figure on its page', () => {
    expect(spansOf(paperOf(['abc', '', 'def'], [5]))).toEqual([
      [
        [0, 3],
        [4, 4],
      ],
      [[5, 8]],
    ]);
  });

  it('shows every character of every block exactly once, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 6 }),
        (texts, breaks) => {
          const paper = paperOf(texts, breaks);
          const shown = splitPages(paper).flatMap(({ pieces }) => pieces);
          const text = shown.map(({ span }) => paper.text.slice(span.start, span.end)).join('');
          expect(text).toBe(texts.join(''));
          expect(new Set(shown.map(({ block }) => block)).size).toBe(texts.length);
        },
      ),
    );
  });
});
