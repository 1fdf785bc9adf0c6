import { spanText } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { proseOf } from './prose.ts';

const OWN = 'The wards were quiet that year, and the nurses had more time for their patients than before.';
const LONG =
  'You must know your ward before you can know your patients, for the ward is where your patients live, and whoever forgets the one will in time forget the other, as I have seen happen to better nurses than either you or I will ever be.';

const prosesIn = (text: string) => {
  const paper = paperOf(text);
  return proseOf(paper).map(({ span }) => spanText(paper.text, span));
};

describe('proseOf', () => {
  it('leaves out a block quotation of plain text, which its page after the full stop shows', () => {
    for (const page of ['(p. 12)', '(Okafor, 2019, p. 12)', '(Okafor, 2019, pp. 12–13)']) {
      expect(prosesIn(`${OWN}\n${LONG} ${page}`)).toEqual([OWN]);
    }
  });

  it.each([
    OWN,
    `${OWN} (Okafor, 2019, p. 12)`,
    `${LONG} (Okafor, 2019)`,
    `${LONG.slice(0, -1)} (Okafor, 2019, p. 12).`,
    `${LONG} It is “so” that we are led. (Okafor, 2019, p. 12)`,
  ])('keeps %s', (text) => {
    expect(prosesIn(text)).toEqual([text]);
  });
});
