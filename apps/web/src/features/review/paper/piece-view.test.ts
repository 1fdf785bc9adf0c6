import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperOf, runOf } from '../testing/paper-of.ts';
import { cutSegments, rhythmOf } from './piece-view.tsx';
import type { Mark } from './marks.ts';

const mark = (tag: string, start: number, end: number): Mark => ({
  tag,
  kind: 'grammar',
  id: tag,
  span: { start, end },
});

const shape = (segments: ReturnType<typeof cutSegments>) =>
  segments.map(({ span, marks, begins }) => [
    span.start,
    span.end,
    marks.map(({ tag }) => tag).join(),
    begins.map(({ tag }) => tag).join(),
  ]);

describe('cutSegments', () => {
  it('leaves plain text in one piece', () => {
    expect(shape(cutSegments({ start: 0, end: 9 }, [], []))).toEqual([[0, 9, '', '']]);
  });

  it('lets overlapping marks share the stretch they both cover', () => {
    expect(shape(cutSegments({ start: 0, end: 10 }, [], [mark('G1', 2, 6), mark('A1', 4, 8)]))).toEqual([
      [0, 2, '', ''],
      [2, 4, 'G1', 'G1'],
      [4, 6, 'G1,A1', 'A1'],
      [6, 8, 'A1', ''],
      [8, 10, '', ''],
    ]);
  });

  it('names a mark only in the piece where it begins', () => {
    expect(shape(cutSegments({ start: 5, end: 10 }, [], [mark('C1', 2, 8)]))).toEqual([
      [5, 8, 'C1', ''],
      [8, 10, '', ''],
    ]);
  });

  it('cuts at the borders of runs and keeps their look', () => {
    const runs = [runOf(0, 4), runOf(4, 6, { italic: true }), runOf(6, 9)];
    const segments = cutSegments({ start: 0, end: 9 }, runs, [mark('G1', 3, 5)]);
    expect(segments.map(({ span, run }) => [span.start, span.end, run?.italic === true])).toEqual([
      [0, 3, false],
      [3, 4, false],
      [4, 5, true],
      [5, 6, true],
      [6, 9, false],
    ]);
  });

  it('covers the stretch without gaps, and each segment has exactly the marks that cover it', () => {
    const spans = fc
      .tuple(fc.nat(60), fc.nat(60))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }));
    fc.assert(
      fc.property(spans, fc.array(spans, { maxLength: 10 }), (span, places) => {
        const marks = places
          .toSorted((a, b) => a.start - b.start)
          .map(({ start, end }, index) => mark(`G${index}`, start, end));
        let at = span.start;
        for (const segment of cutSegments(span, [], marks)) {
          expect(segment.span.start).toBe(at);
          at = segment.span.end;
          const covering = marks.filter(
            (one) => one.span.start <= segment.span.start && one.span.end >= segment.span.end,
          );
          expect(segment.marks).toEqual(covering);
        }
        expect(at).toBe(span.end);
      }),
    );
  });
});

const paragraph = 'Short sleep is linked to lower grades, and most students know it.';

const rhythmsOf = (texts: readonly string[]) => {
  const { blocks, text } = paperOf(texts);
  return blocks.map((block) => rhythmOf(block, text));
};

describe('rhythmOf', () => {
  it('gives paragraphs of plain text room and leaves headings to the text that follows', () => {
    expect(rhythmsOf(['Maria Diaz', 'PSY 210', 'Method', paragraph, 'He asked: “Why?”'])).toEqual([
      'line',
      'line',
      'line',
      'paragraph',
      'paragraph',
    ]);
  });

  it('takes a long line without a full stop for a paragraph', () => {
    expect(rhythmsOf(['word '.repeat(30).trim()])).toEqual(['paragraph']);
  });

  it('sets list items a little apart', () => {
    const { blocks, text } = paperOf(['one thing']);
    expect(blocks.map((block) => rhythmOf({ ...block, kind: 'list-item', listLabel: '-' }, text))).toEqual([
      'item',
    ]);
  });

  it("keeps the block's own formatting", () => {
    const { blocks, text } = paperOf([paragraph]);
    const rhythms = blocks.flatMap((block) => [
      rhythmOf({ ...block, format: { ...block.format, spaceAfterPt: 0 } }, text),
      rhythmOf({ ...block, runs: [runOf(0, 5, { sizePt: 12 })] }, text),
      rhythmOf({ ...block, headingLevel: 1 }, text),
    ]);
    expect(rhythms).toEqual(['own', 'own', 'own']);
  });
});
