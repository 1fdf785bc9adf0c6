import { describe, expect, it } from 'vitest';
import { manuscriptOf, paperOf, type Draft } from '../testing/paper-of.ts';
import { maskProse } from './mask-prose.ts';
import { proseOf } from './prose.ts';

describe('maskProse', () => {
  it.each([
    ['Sleep helps nurses (Diaz & Lee, 2019; see also Ono, 2020, p. 4).', 'Sleep helps nurses.'],
    ['We found that Okafor et al. (2019) were right.', 'We found that Germans were right.'],
    ['They said that “it was good,” and left the ward.', 'They said that text and left the ward.'],
    ['She said, “It was good.” The ward was quiet.', 'She said, text. The ward was quiet.'],
    ['It was clear, t(24) = 2.31, p < .05, to all of us.', 'It was clear, text, text, to all of us.'],
    ['The nurses wrote to ana@example.org about it.', 'The nurses wrote to text about it.'],
    [
      'The Sleep Quality Index (SQI) was given to all of them.',
      'The Smith Smith Adams was given to all of them.',
    ],
    [
      'They live in Lisbon and they speak of an Iberian ward.',
      'They live in Smith and they speak of an Adams ward.',
    ],
    ['The rule held de facto for the whole ward.', 'The rule held text for the whole ward.'],
    ['I think that I was right about the ward.', 'I think that I was right about the ward.'],
  ])('turns “%s” into “%s”', (written, masked) => {
    expect(maskedTextOf([{ text: written }])).toEqual([masked]);
  });

  it.each([
    ['The rows were 1 2 3 4 5 6 7 8 9 10 11 12 and no more.', 'The rows were text and no more.'],
    ['The key reads x y x z q x y z x in the whole book.', 'The key reads text in the whole book.'],
    [
      'The words is was is was is was is was is was are no sentence.',
      'The words is was text are no sentence.',
    ],
    ['The ward has $ $ % % – – $ $ § § as its only signs.', 'The ward has text as its only signs.'],
  ])('leaves out what is not made of words in “%s”', (written, masked) => {
    expect(maskedTextOf([{ text: written }])).toEqual([masked]);
  });

  it.each([
    'The wards had 3, 5 and 7 beds, and I had a bed on 4 of 9 nights.',
    'It was on 3 of 4 nights that I saw a nurse sleep.',
    'We walked 5 by 6 by 7 miles on 4 days.',
    'That that is, is; that that is not, is not, and the end of the end is the end.',
  ])('keeps numbers and single letters in “%s”', (written) => {
    expect(maskedTextOf([{ text: written }])).toEqual([written]);
  });

  it('keeps a name that may have lost its apostrophe, unless the paper cites it as a name', () => {
    const wards = 'We read Piaget and William, and we read Piagets book.';
    expect(maskedTextOf([{ text: wards }])).toEqual(['We read Smith and Smith, and we read Piagets book.']);
    const cited = 'We read William, and we read Williams (2019) and the Williams book.';
    expect(maskedTextOf([{ text: cited }])).toEqual([
      'We read Smith, and we read Germans and the Germans book.',
    ]);
  });

  it('masks words in italics and code, and no paragraph that is all italics', () => {
    const code: Draft = { text: 'We ran the model with *lavaan* on each of the wards.' };
    const italics: Draft = { text: '*We ran the model on each of the wards at night.*' };
    expect(maskedTextOf([code, italics])).toEqual([
      'We ran the model with text on each of the wards.',
      'We ran the model on each of the wards at night.',
    ]);
  });

  it('knows a name at the start of a sentence from elsewhere in the paper', () => {
    const paper = paperOf('Brantley slept in the ward. It was seen by Brantley himself.');
    const [prose] = proseOf(paper);
    expect(prose && maskProse(paper, prose).text).toBe(
      'Smith slept in the ward. It was seen by Smith himself.',
    );
  });
});

function maskedTextOf(drafts: readonly Draft[]): readonly string[] {
  const paper = manuscriptOf(drafts);
  return proseOf(paper).map((prose) => maskProse(paper, prose).text);
}
