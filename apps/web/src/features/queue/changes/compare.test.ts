import type { ReviewOnWire } from '@greenpen/api-contract';
import { expect, it } from 'vitest';
import { compareFindings, wordsOfCheck } from './attempt-changes.tsx';
import { compareTexts } from './compare-texts.ts';

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

const finding = (id: string, check: string, severity: 'error' | 'advice' = 'error') => ({
  id,
  check,
  severity,
  area: 'apa' as const,
  message: '',
  span: null,
  quote: null,
  page: null,
  suggestions: [],
  source: '',
});

const review = (
  findings: ReviewOnWire['findings'],
  dismissed: string[] = [],
): Pick<ReviewOnWire, 'findings' | 'dismissed'> => ({ findings, dismissed });

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

it('lists checks with fewer, more or no findings', () => {
  const before = review([finding('1', 'apa-a'), finding('2', 'apa-a'), finding('3', 'apa-b')]);
  const after = review([finding('4', 'apa-c'), finding('5', 'apa-b'), finding('6', 'apa-d', 'advice')]);
  expect(compareFindings(before, after)).toEqual([
    { check: 'apa-a', area: 'apa', before: 2, after: 0 },
    { check: 'apa-c', area: 'apa', before: 0, after: 1 },
  ]);
  expect(compareFindings(before, { ...before, dismissed: ['3'] })).toEqual([
    { check: 'apa-b', area: 'apa', before: 1, after: 0 },
  ]);
});

it('writes a check ID in words', () => {
  expect(wordsOfCheck('apa-citation-ampersand')).toBe('Citation ampersand');
});
