import { beforeAll, describe, expect, it } from 'vitest';
import { loadEnglishLexicon } from './english-lexicon.ts';
import type { KnownWords } from './known-names.ts';
import { loadWordKinds } from './language/word-kinds.ts';
import { isMisspelling } from './spelling-filter.ts';

const nothing: KnownWords = { names: new Set(), smallLetters: new Map() };

beforeAll(async () => {
  await Promise.all([loadEnglishLexicon(), loadWordKinds()]);
});

describe('isMisspelling', () => {
  it.each([
    ['erors', ['errors']],
    ['seperate', ['separate']],
    ['Definately', ['Definitely']],
    ['dont', ["don't"]],
  ])('takes %s for a slip', (word, suggestions) => {
    expect(isMisspelling(word, suggestions, nothing)).toBe(true);
  });

  it.each([
    ['behaviour', ['behavior']],
    ['organising', ['organizing']],
    ['labelled', ['labeled']],
    ['sintering', ['wintering']],
    ['likeminded', ['like minded']],
    ['Bernanke', ['Bernadine']],
    ['nonparametric', ['parametric']],
    ['kale', []],
    ['stroma', ['storm']],
  ])('accepts %s', (word, suggestions) => {
    expect(isMisspelling(word, suggestions, nothing)).toBe(false);
  });

  it.each(['teh', 'adn', 'fo', 'th'])(
    'takes %s for a small word with its letters in another order',
    (word) => {
      expect(isMisspelling(word, [], nothing)).toBe(true);
    },
  );

  it.each(['mg', 'nd', 'kJ', 'vs'])('accepts the short form %s', (word) => {
    expect(isMisspelling(word, ['me'], nothing)).toBe(false);
  });

  it('takes a lost apostrophe for a slip however often it returns', () => {
    const often = { names: new Set<string>(), smallLetters: new Map([['dont', 5]]) };
    expect(isMisspelling('dont', ["don't"], often)).toBe(true);
  });

  it('accepts a word in the title that the text repeats', () => {
    const titled = { names: new Set(['Luminaire']), smallLetters: new Map([['luminaire', 2]]) };
    expect(isMisspelling('luminaire', ['luminary'], titled)).toBe(false);
    expect(isMisspelling('luminaire', ['luminary'], { ...titled, names: new Set() })).toBe(true);
  });

  it('accepts a word derived from the paper’s own words', () => {
    expect(
      isMisspelling('reportable', ['reputable'], {
        names: new Set(),
        smallLetters: new Map([['report', 2]]),
      }),
    ).toBe(false);
  });

  it('accepts a repeated term unless the paper uses the other word as often', () => {
    expect(isMisspelling('glimphatic', ['glymphatic'], counts(3, 0))).toBe(false);
    expect(isMisspelling('glimphatic', ['glymphatic'], counts(3, 5))).toBe(true);
  });
});

function counts(term: number, other: number): KnownWords {
  return {
    names: new Set(),
    smallLetters: new Map([
      ['glimphatic', term],
      ['glymphatic', other],
    ]),
  };
}
