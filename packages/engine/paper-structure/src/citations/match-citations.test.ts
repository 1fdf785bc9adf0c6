import { describe, expect, it } from 'vitest';
import { isNearlySame } from './agreement.ts';
import { matchCitations } from './match-citations.ts';
import { draftPaper } from '../testing/draft-paper.ts';

const ENTRIES = [
  'Diaz, A., & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.',
  'Pérez, A., Lee, B., & Ono, C. (2018a). Naps at noon. Sleep Letters, 3(1), 1–9.',
  'Pérez, A., Lee, B., & Ono, C. (2018b). Naps at work. Sleep Letters, 3(1), 10–19.',
  'Ray v. Sleep Board, 347 U.S. 483 (1954).',
  'Understanding sleep and its friends. (2016). Rest Press.',
  'Freud, S. (1953). On dreams (A. Brill, Trans.). Rest Press. (Original work published 1900)',
  'van der Berg, C. (2011). Dreams. Sleep Letters, 1(1), 1–9.',
  'World Health Organization. (2020). Sleep at work. https://example.org/sleep',
];

function match(sentence: string) {
  const paper = draftPaper([sentence, 'References', ...ENTRIES]);
  const { citations, neverCited } = matchCitations(paper);
  const openings = (spans: readonly { readonly span: { readonly start: number } }[]) =>
    spans.map(({ span }) => paper.text.slice(span.start, span.start + 12));
  return {
    found: citations.map(({ entries }) => openings(entries)),
    nearest: citations.map(({ nearest }) => nearest?.differs ?? null),
    neverCited: openings(neverCited),
  };
}

describe('matchCitations', () => {
  it.each<readonly [string, readonly (readonly string[])[]]>([
    ['It is so, as a study of sleep showed (Diaz & Lee, 2019).', [['Diaz, A., & ']]],
    ['It is so, as Perez et al. (2018b) found in a study of naps.', [['Pérez, A., L']]],
    ['It is so, as Perez et al. (2018) found in a study of naps.', [['Pérez, A., L', 'Pérez, A., L']]],
    ['It is so, as the court found in a case on sleep (Ray v. Sleep Board, 1954).', [['Ray v. Sleep']]],
    ['It is so, as a study of sleep showed (“Understanding Sleep,” 2016).', [['Understandin']]],
    [
      'It is so, as a study of dreams showed (Freud, 1900/1953; van der Berg, 2011).',
      [['Freud, S. (1'], ['van der Berg']],
    ],
    ['It is so, as the World Health Organization (WHO, 2020) says of sleep.', [['World Health']]],
    ['It is so, as the WHO (2020) says of sleep and work in many lands.', [['World Health']]],
  ])('finds the entries of %s', (sentence, entries) => {
    expect(match(sentence).found).toEqual(entries);
  });

  it.each([
    ['It is so, as a study of sleep showed (Diaz & Lee, 2018).', 'year'],
    ['It is so, as a study of sleep showed (Dias & Lee, 2019).', 'authors'],
    ['It is so, as a study of sleep showed (Diaz, 2019).', 'authors'],
    ['It is so, as a study of sleep showed (Brown, 2001).', null],
  ])('says what is nearest to %s', (sentence, differs) => {
    expect(match(sentence)).toMatchObject({ found: [[]], nearest: [differs] });
  });

  it('names the entries that no citation can mean', () => {
    const { neverCited } = match(
      'It is so (Diaz & Lee, 2019; Pérez et al., 2018a; “Understanding Sleep,” 2016).',
    );
    expect(neverCited).toEqual([
      'Pérez, A., L',
      'Ray v. Sleep',
      'Freud, S. (1',
      'van der Berg',
      'World Health',
    ]);
  });
});

describe('isNearlySame', () => {
  it.each([
    ['diaz', 'dias', true],
    ['diaz', 'diazz', true],
    ['brown', 'borwn', true],
    ['lee', 'lea', false],
    ['brown', 'green', false],
  ])('compares %s with %s', (a, b, same) => {
    expect([isNearlySame(a, b), isNearlySame(b, a)]).toEqual([same, same]);
  });
});
