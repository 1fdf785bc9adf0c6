import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayBriefly } from './say-briefly.ts';
import type { SpokenSentence } from './spoken-sentence.ts';

const sentence = (text: string, brief?: string): SpokenSentence => ({
  area: 'content',
  paragraph: 0,
  text,
  restsOn: ['r'],
  ...(brief !== undefined && { brief }),
});

const long = sentence(
  'You write about tolls and bridges, but I did not find where you name the town that paid for them.',
  'Missing: the town that paid.',
);
const short = sentence('Name the toll.', 'Name it.');

const count = (all: readonly SpokenSentence[]) =>
  all.reduce((sum, { text }) => sum + text.split(' ').length, 0);

describe('sayBriefly', () => {
  it('uses the shorter wording of the longest sentences until they are as long as hers', () => {
    expect(sayBriefly([long, short], { words: null, sentenceLength: 5 }).map(({ text }) => text)).toEqual([
      'Missing: the town that paid.',
      'Name the toll.',
    ]);
  });

  it('changes nothing for an instructor who writes at length', () => {
    expect(sayBriefly([long, short], { words: 400, sentenceLength: 24 })).toEqual([long, short]);
    expect(sayBriefly([long, short], { words: null, sentenceLength: null })).toEqual([long, short]);
  });

  it('uses it too where all of it is much longer than her comments', () => {
    const said = sayBriefly([long, short], { words: 8, sentenceLength: null });
    expect(said[0]?.text).toBe('Missing: the town that paid.');
  });

  it('never makes a draft longer, drops a sentence, or changes what one rests on', () => {
    const words = fc.array(fc.constantFrom('toll', 'bridge', 'town'), { minLength: 1, maxLength: 20 });
    const any = fc
      .tuple(words, fc.option(words))
      .map(([text, brief]) =>
        sentence(`${text.join(' ')}.`, brief === null ? undefined : `${brief.join(' ')}.`),
      );
    fc.assert(
      fc.property(fc.array(any), fc.integer({ min: 3, max: 20 }), (drafted, sentenceLength) => {
        const said = sayBriefly(drafted, { words: null, sentenceLength });
        expect(said.map(({ restsOn }) => restsOn)).toEqual(drafted.map(({ restsOn }) => restsOn));
        expect(count(said)).toBeLessThanOrEqual(count(drafted));
      }),
    );
  });
});
