import { assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLikelySlip } from './likely-slip.ts';

describe('isLikelySlip', () => {
  it.each([
    ['definately', 'definitely'],
    ['goverment', 'government'],
    ['recieve', 'receive'],
    ['neccesary', 'necessary'],
    ['maintainance', 'maintenance'],
    ['tommorow', 'tomorrow'],
    ['strenght', 'strength'],
    ['analyis', 'analysis'],
    ['hte', 'the'],
    ['rember', 'remember'],
  ])('takes %s for %s', (word, meant) => {
    expect(isLikelySlip(word, meant)).toBe(true);
  });

  it.each([
    ['sintering', 'wintering'],
    ['gasification', 'gamification'],
    ['carbonic', 'carbolic'],
    ['endothelium', 'endothelial'],
    ['hydrations', 'hydration'],
    ['complexed', 'complexes'],
    ['retentate', 'retentive'],
    ['glulam', 'gleam'],
  ])('does not take %s for %s', (word, meant) => {
    expect(isLikelySlip(word, meant)).toBe(false);
  });

  it('takes any word with two inner neighbours swapped for the word', () => {
    const words = constantFrom('research', 'patient', 'holistic', 'nurture', 'behavior');
    assert(
      property(words, nat({ max: 4 }), (word, at) => {
        const start = at + 1;
        const swapped =
          word.slice(0, start) + word.charAt(start + 1) + word.charAt(start) + word.slice(start + 2);
        expect(swapped === word || isLikelySlip(swapped, word)).toBe(true);
      }),
    );
  });
});
