import { describe, expect, it } from 'vitest';
import { paperOf, runOf } from '../testing/paper-of.ts';
import { rhythmOf } from './piece-view.tsx';

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
