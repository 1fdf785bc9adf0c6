import { describe, expect, it } from 'vitest';
import { headingsOf } from './headings.ts';
import { type Paper, spanText } from '@greenpen/paper';
import { draftPaper, type DraftBlock } from '../testing/draft-paper.ts';

const prose: DraftBlock = {
  text: 'Nurses who work three nights in a row make more errors than nurses who work two, and the gap widens after the fourth night of the same rotation.',
  bold: false,
};
const entry = 'Diaz, M. A., & Lee, K. (2019). Night shifts and error. Journal of Ward Practice, 4(2), 11–19.';
const centred = (text: string): DraftBlock => ({ text, alignment: 'center', bold: true });
const left = (text: string): DraftBlock => ({ text, alignment: 'left', bold: true });

describe('headingsOf', () => {
  it('takes levels from styles', () => {
    const paper = draftPaper([
      { text: 'Method', headingLevel: 1 },
      prose,
      { text: 'Participants', headingLevel: 2 },
      prose,
      { text: 'Coding of the Notes', headingLevel: 8 },
      prose,
    ]);
    expect(outline(paper)).toEqual(['1 Method', '2 Participants', '5 Coding of the Notes']);
  });

  it('takes levels from the look of APA headings', () => {
    const paper = draftPaper([
      prose,
      centred('Method'),
      prose,
      left('Participants'),
      prose,
      { text: 'Night Nurses', alignment: 'left', bold: true, italic: true },
      prose,
      { text: `Recruitment. ${prose.text}`, boldStart: 'Recruitment.' },
      { text: `Pay. ${prose.text}`, boldStart: 'Pay.', italic: true },
    ]);
    expect(outline(paper)).toEqual([
      '1 Method',
      '2 Participants',
      '3 Night Nurses',
      '4 Recruitment.',
      '5 Pay.',
    ]);
  });

  it('takes flush-left bold headings for level 1 where no heading is centred', () => {
    expect(outline(draftPaper([left('Method'), prose, left('Results'), prose]))).toEqual([
      '1 Method',
      '1 Results',
    ]);
  });

  it('finds headings of plain text by their words', () => {
    const paper = draftPaper(
      [
        prose.text,
        'Literature Review',
        prose.text,
        'The Cost of Night Work',
        prose.text,
        '2.1 Sampling',
        prose.text,
      ],
      { format: 'txt' },
    );
    expect(outline(paper)).toEqual(['1 Literature Review', '1 The Cost of Night Work', '2 2.1 Sampling']);
  });

  it('excludes the title, labels, references and the title page', () => {
    const paper = draftPaper([
      centred('Night Shifts'),
      'Hill State University',
      'NURS 310: Ward Practice',
      { ...centred('Night Shifts'), startsNewPage: true },
      prose,
      centred('Method'),
      prose,
      centred('References'),
      entry,
    ]);
    expect(outline(paper)).toEqual(['1 Method']);
  });

  it.each<[string, readonly (DraftBlock | string)[]]>([
    ['a bold sentence', [prose, left('Every nurse whom we asked had made an error at night.'), prose]],
    ['a bold paragraph', [prose, { ...prose, bold: true }, prose]],
    ['a bold word inside a paragraph', [{ text: `Never ${prose.text}`, boldStart: 'Never' }]],
    ['a table label and its title', [prose, left('Table 1'), left('Errors by Night'), prose]],
    [
      'a form of bold lines',
      [prose, left('Name'), left('Age'), left('Ward'), left('Years of Service'), prose],
    ],
    ['a bold line at the very end', [prose, left('Thank You')]],
    ['a short sentence of plain text', [prose.text, 'I was wrong.', prose.text]],
    ['a greeting', ['Hello,', prose.text]],
    ['a sign-off', [prose.text, 'Maria Okafor']],
    ['a lead-in to a list', [prose, left('There are three reasons:'), prose]],
    ['a note below a table', [{ text: `Note. ${prose.text}`, boldStart: 'Note.' }]],
  ])('does not take %s for a heading', (_, drafts) => {
    expect(outline(draftPaper(drafts))).toEqual([]);
  });
});

function outline(paper: Paper): readonly string[] {
  return headingsOf(paper).map(({ level, span }) => `${level} ${spanText(paper.text, span)}`);
}
