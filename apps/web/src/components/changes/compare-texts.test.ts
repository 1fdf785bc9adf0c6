import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { align, compareLines, compareTexts, type Run } from './compare-texts.ts';

const noFormat = {
  alignment: null,
  firstLineIndentPt: null,
  leftIndentPt: null,
  lineSpacing: null,
  spaceBeforePt: null,
  spaceAfterPt: null,
};

const paper = (...paragraphs: readonly string[]) => {
  let end = 0;
  const blocks = paragraphs.map((paragraph) => {
    const start = end;
    end += paragraph.length + 1;
    const span = { start, end: start + paragraph.length };
    return {
      kind: 'paragraph' as const,
      span,
      page: 1,
      style: null,
      headingLevel: null,
      listLabel: null,
      startsNewPage: false,
      format: noFormat,
      runs: [],
      cells: [],
    };
  });
  return { text: paragraphs.join('\n'), blocks };
};

const itemsOf = (runs: readonly Run<string>[], kind: 'added' | 'removed') =>
  runs.flatMap((run) => (run.kind === kind || run.kind === 'same' ? run.items : []));

it('counts added, removed and unchanged words', () => {
  const before = paper('Sleep matters.', 'It helps a lot.', 'The end.');
  const after = paper('Sleep matters.', 'It helps memory.', 'The end.', 'References');
  expect(compareTexts(before, after)).toEqual({
    changes: [
      { kind: 'unchanged', paragraphs: 1 },
      {
        kind: 'changed',
        words: [
          { kind: 'same', items: ['It', 'helps'] },
          { kind: 'removed', items: ['a', 'lot.'] },
          { kind: 'added', items: ['memory.'] },
        ],
      },
      { kind: 'unchanged', paragraphs: 1 },
      { kind: 'changed', words: [{ kind: 'added', items: ['References'] }] },
    ],
    wordsAdded: 2,
    wordsRemoved: 2,
  });
});

it('preserves both lists for any input', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const runs = align(before, after);
      expect(itemsOf(runs, 'removed')).toEqual(before);
      expect(itemsOf(runs, 'added')).toEqual(after);
    }),
  );
});

it('finds the common parts around a change', () => {
  expect(align(['sleep', 'helps', 'a', 'lot'], ['sleep', 'helps', 'memory'])).toEqual([
    { kind: 'same', items: ['sleep', 'helps'] },
    { kind: 'removed', items: ['a', 'lot'] },
    { kind: 'added', items: ['memory'] },
  ]);
});

it('treats inputs too large to compare as replaced', () => {
  const [before, after] = ['x', 'y'].map((word) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`));
  expect(align(before ?? [], after ?? []).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('compares plain texts by their lines', () => {
  const { changes, wordsAdded, wordsRemoved } = compareLines('One.\n\nTwo is old.', 'One.\n\nTwo is new.');
  expect([wordsAdded, wordsRemoved]).toEqual([1, 1]);
  expect(changes[0]).toEqual({ kind: 'unchanged', paragraphs: 1 });
});
