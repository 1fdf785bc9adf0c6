import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.ts';
import { headingsOf } from './headings/headings.ts';
import { draftPaper, type DraftBlock } from './testing/draft-paper.ts';

const prose =
  'Nurses who work three nights in a row make more errors than nurses who work two, and the gap widens after the fourth night of the same rotation.';

const isCaption = (...drafts: readonly (string | DraftBlock)[]) => {
  const paper = draftPaper([prose, ...drafts, prose]);
  const last = paper.blocks.at(-2);
  return last !== undefined && captionsOf(paper).has(last);
};

describe('captionsOf', () => {
  it.each<readonly [string, ...(string | DraftBlock)[]]>([
    ['a number and a title', 'Table 2. Errors by Night'],
    [
      'a label in small letters',
      'Figure 1. errors on the four wards in the order of the nights on which they were made',
    ],
    ['a short form', 'Fig. 3: Errors by ward'],
    ['a bare number', 'Table 4'],
    [
      'the title below a number',
      'Figure 2',
      { text: 'Mean Errors on Four Wards by Night of the Rotation', italic: true },
    ],
    [
      'a note below a table',
      'Table 1',
      { text: 'a\tb', kind: 'table' },
      'Note. Nights are counted from Monday.',
    ],
    ['a line in the style for captions', { text: 'Errors by night on the four wards', style: 'Caption' }],
    [
      'a sentence in the style for captions',
      { text: 'Figure 5 shows a ward at night.', style: 'caption', bold: true },
    ],
  ])('holds %s', (_, ...drafts) => {
    expect(isCaption(...drafts)).toBe(true);
  });

  it.each<readonly [string, ...(string | DraftBlock)[]]>([
    ['a sentence about a table', 'Table 2 shows that errors rise with each night that follows.'],
    ['a sentence about a figure', 'Figure 1 and the text beside it are from the handbook.'],
    ['running text below a number', 'Table 3', prose],
    ['a separate note', 'Note. I wrote this at night.'],
    ['a list of tables', 'Tables 1 and 2 are in the appendix.'],
    ['a word that begins alike', 'Figures of speech'],
    ['a bold line', { text: 'Errors by Night', bold: true }],
    ['a quotation', { text: prose, style: 'Quote' }],
  ])('does not hold %s', (_, ...drafts) => {
    expect(isCaption(...drafts)).toBe(false);
  });

  it('keeps captions out of the headings', () => {
    const paper = draftPaper([prose, { text: 'Errors by Night', style: 'Caption', bold: true }, prose]);
    expect(headingsOf(paper)).toEqual([]);
  });
});
