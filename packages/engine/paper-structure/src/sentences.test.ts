import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, sentenceSpansIn, asWrittenIn, wordCount, wordSpansIn } from './sentences.ts';
import { draftPaper } from './testing/draft-paper.ts';

const split = (text: string) => sentenceSpansIn(text).map(({ start, end }) => text.slice(start, end));

describe('sentenceSpansIn', () => {
  it.each<readonly [string, readonly string[]]>([
    ['I slept. I woke!', ['I slept.', 'I woke!']],
    [
      'Diaz et al. (2019) slept (see p. 4). They woke.',
      ['Diaz et al. (2019) slept (see p. 4).', 'They woke.'],
    ],
    ['“I slept.” She woke.', ['“I slept.”', 'She woke.']],
    ['Dr. Diaz met J. R. Lee in the U.S. Army.', ['Dr. Diaz met J. R. Lee in the U.S. Army.']],
    ['It rose by 2.5 points, e.g. in May.', ['It rose by 2.5 points, e.g. in May.']],
    [
      'Plants use light.[1][2] The term is old.[citation needed]',
      ['Plants use light.[1][2]', 'The term is old.[citation needed]'],
    ],
    ['', []],
  ])('splits %s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('loses nothing but space', () => {
    assert(
      property(string({ maxLength: 200 }), (text) => {
        expect(split(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      }),
    );
  });
});

describe('sentencesOf', () => {
  it('gives places in the paper and leaves tables out', () => {
    const paper = draftPaper(['I slept. I woke.', { text: 'a\tb', kind: 'table' }, 'I rose.']);
    expect(sentencesOf(paper).map(({ span }) => paper.text.slice(span.start, span.end))).toEqual([
      'I slept.',
      'I woke.',
      'I rose.',
    ]);
  });
});

describe('wordSpansIn', () => {
  it('counts hyphenated and possessive words once, and punctuation never', () => {
    const text = 'Diaz’s well-being — “so-so” in 2019.';
    expect(wordSpansIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Diaz’s',
      'well-being',
      'so-so',
      'in',
      '2019',
    ]);
  });

  it('gives places from the start given', () => {
    expect(wordSpansIn('a b', 10)).toEqual([
      { start: 10, end: 11 },
      { start: 12, end: 13 },
    ]);
  });
});

describe('wordCount', () => {
  it('counts all blocks', () => {
    expect(wordCount(draftPaper(['One two', 'three.']))).toBe(3);
  });
});

it.each([
  ['armand', 'In the end, Armand burns what Armand had given her.', 'Armand'],
  ['sleep', 'Sleep helps. We know that sleep helps, and Sleep is a journal.', 'sleep'],
  ['falls', 'Falls are common.', 'falls'],
  ['hartwell', 'The study of Hartwell’s group', 'Hartwell'],
])('writes %j as the text does', (word, text, written) => {
  expect(asWrittenIn(word, text)).toBe(written);
});
