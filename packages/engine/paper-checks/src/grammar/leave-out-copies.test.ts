import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperOf } from '../testing/paper-of.ts';
import { judgeGrammar } from './find-grammar-issues.ts';
import { leaveOutCopies } from './leave-out-copies.ts';
import { proseOf } from './prose.ts';

const leftOf = (text: string) => {
  const paper = paperOf(text);
  const { proses, copiedWords } = leaveOutCopies(paper, proseOf(paper));
  return { left: proses.map(({ span }) => paper.text.slice(span.start, span.end)), copiedWords };
};

const first = 'They slept well and woke up early.';
const second = 'The nurses wrote down the hours of sleep.';

describe('leaveOutCopies', () => {
  it.each([
    `${first} ${second}\nThe ward was quiet at night.`,
    `${first}\nThey slept well and woke up late.`,
    `She said “${first}\n${first} That is all.”`,
  ])('keeps paragraphs without repetition', (text) => {
    const paper = paperOf(text);
    expect(leaveOutCopies(paper, proseOf(paper))).toEqual({ proses: proseOf(paper), copiedWords: 0 });
  });

  it('keeps the first of repeated passages, within a paragraph and across paragraphs', () => {
    expect(leftOf(`${first} `.repeat(40).trim())).toEqual({ left: [first], copiedWords: 39 * 7 });
    expect(leftOf(`${first}\n`.repeat(40))).toEqual({ left: [first], copiedWords: 39 * 7 });
    expect(
      leftOf(`${first} ${second}\nIt was cold there. ${first} ${second} They left the ward.`).left,
    ).toEqual([`${first} ${second}`, 'It was cold there.', 'They left the ward.']);
  });

  it('ignores capitals and punctuation', () => {
    expect(leftOf(`${first}\n${first.toUpperCase()}\nThey slept well, and woke up early!`).left).toEqual([
      first,
    ]);
  });

  it('leaves every sentence once, whatever the order', () => {
    const sentences = [first, second, 'It was cold there.', 'They left the ward before noon.'];
    assert(
      property(array(constantFrom(...sentences), { minLength: 1, maxLength: 30 }), (chosen) => {
        const { left } = leftOf(chosen.join(' '));
        expect(
          left
            .join(' ')
            .split(/(?<=\.) /u)
            .toSorted(),
        ).toEqual([...new Set(chosen)].toSorted());
      }),
      { numRuns: 60 },
    );
  });
});

describe('judgeGrammar', () => {
  it('counts the words and errors of a repeated sentence once', async () => {
    const wrong = 'The nurses was asked how the patients had slept.';
    const { findings, extent } = await judgeGrammar(paperOf(`${wrong} ${second} `.repeat(60).trim()));
    expect(findings.map(({ quote }) => quote)).toHaveLength(1);
    expect(extent).toMatchObject({ words: 17, copiedWords: 59 * 17 });
  });
});
