import { defaultCriteria, type AssignmentBrief } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { plainEssay, soundBody, soundEssay, thinEssay } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';
import { noMeanings } from '../requirements/requirement-terms.ts';
import { scoreContent } from './score-content.ts';

const brief: AssignmentBrief = {
  title: 'School gardens',
  description: '',
  instructions: 'Discuss in about 300 words whether school gardens change what children eat.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

const signsOf = (text: string) => scoreContent(paperFromText(text), brief).input.signs;

/** The amount of the sound essay's body where so much is asked. */
const amountFor = (instructions: string) =>
  scoreContent(paperFromText(soundBody), { ...brief, instructions }).input.signs.amount ?? 0;

const contentOf = (text: string, given: AssignmentBrief | null = brief) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights: defaultCriteria.weights,
    brief: given,
  }).scores.content;

const general =
  'Food is a very important thing for all people. There are many different opinions about it, and everybody has to find out what is good for them. It is always good to think about this before you do it. Some people like it and some people do not like it, and that is fine.';

const specific =
  'In 2019, four schools in Porto dug up their parking lots. Headmistress Rosa Leal counted 340 seedlings, of which a third were kale. "They ate it raw," she told the Gazette, and the canteen threw away half as much as in the spring.';

describe('the signs of substance', () => {
  it('tell specific sentences from general ones', () => {
    const [low, high] = [signsOf(general), signsOf(specific)];
    for (const id of ['details', 'density', 'vocabulary'] as const) {
      expect(high[id] ?? 0).toBeGreaterThan(low[id] ?? 0);
    }
    expect(low.details).toBe(0);
    expect(high.details).toBe(1);
  });

  it('take a sentence of common words alone for a general one', () => {
    const known = {
      ...noMeanings,
      weightOf: (word: string) => (/^(?:kale|seedlings|canteen)$/u.test(word) ? 0.9 : 0.5),
    };
    const shareOf = (text: string) =>
      scoreContent(paperFromText(text), brief, { meanings: known }).input.signs.specific;
    expect(shareOf(general)).toBe(0);
    expect(shareOf('The canteen was given some seedlings and then gave them away.')).toBe(1);
    expect(shareOf('The canteen was given some good things and then gave them away.')).toBe(0);
    expect(shareOf('They gave some of it to Rosa Leal, and the rest was thrown away.')).toBe(1);
    expect(signsOf(general).specific).toBeNull();
  });

  it('count a detail once, and none that the assignment gave', () => {
    const once = 'In Porto they grow kale in deep boxes. ';
    const again = 'Most of the boxes in Porto hold herbs. ';
    expect(signsOf(once + again).details).toBe(0.5);
    const given = {
      ...brief,
      instructions: `${brief.instructions} Take the gardens of Porto as an example.`,
    };
    expect(scoreContent(paperFromText(once + again), given).input.signs.details).toBe(0);
  });

  it('compare the length with what was asked', () => {
    const words = soundBody.split(/\s+/u).length;
    expect(amountFor(`Write ${words - 100} to ${words + 100} words.`)).toBeCloseTo(1, 1);
    expect(amountFor(`Write ${4 * words - 100} to ${4 * words + 100} words.`)).toBeCloseTo(0.25, 1);
  });

  it('do not change much with the length of a text', () => {
    const half = soundBody.split('\n\n').slice(0, 3).join('\n\n');
    const [short, whole] = [signsOf(half), signsOf(soundBody)];
    expect(Math.abs((short.density ?? 0) - (whole.density ?? 0))).toBeLessThan(0.05);
    expect(Math.abs((short.details ?? 0) - (whole.details ?? 0))).toBeLessThan(0.2);
    expect(Math.abs(Math.log(short.vocabulary ?? 1) - Math.log(whole.vocabulary ?? 1))).toBeLessThan(0.4);
  });

  it('know no precise words without word frequencies, and earn the same share by the others', () => {
    expect(signsOf(soundBody).precision).toBeNull();
    expect(contentOf(soundEssay)).toBeGreaterThan(70);
  });
});

describe('a paper that wants to look better than it is', () => {
  it('earns little by general talk, however long', () => {
    const talk = [
      general,
      'When we look at the world around us, we can see that this is true in all areas of life. Each one of these things plays a role, and all of them are important in their own way. Nobody knows what the future will bring, but one thing is for certain, it will be different from today.',
      'There are good sides and bad sides to everything. On the one hand it can help people, and on the other hand it can hurt them. It is up to each person to find a way that works. If we keep an open mind and never give up, there is nothing that we can not do.',
      'In conclusion, there are a lot of things to think about here. At the end of the day it is people who make the difference, and this will always be the case. Everyone should do what they can, because that is the most important thing of all.',
    ].join('\n\n');
    expect(contentOf(talk)).toBeLessThan(45);
    expect(contentOf(talk)).toBeLessThan(contentOf(soundEssay) - 30);
  });

  it('earns next to nothing by one sentence again and again, or by a list of words', () => {
    const sentence = 'School gardens change what children eat because children learn to cook there.';
    expect(contentOf(Array.from({ length: 30 }, () => sentence).join(' '))).toBeLessThan(25);
    const words = [...new Set(soundBody.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
    expect(contentOf(Array.from({ length: 4 }, () => words.join(', ')).join('. '))).toBeLessThan(20);
  });

  it('does not gain by names and numbers that it repeats', () => {
    const stuffed = thinEssay.replaceAll('. ', ' (Porto, 2019). ');
    expect(contentOf(stuffed)).toBeLessThan(contentOf(thinEssay) + 15);
  });
});

describe('the content score', () => {
  const essays = [soundBody, plainEssay].map((text) => text.split('\n\n'));

  it('falls when half of the paragraphs of a good paper are taken out', () => {
    for (const paragraphs of essays) {
      const half = paragraphs.filter((_, at) => at % 2 === 0).join('\n\n');
      expect(contentOf(half)).toBeLessThan(contentOf(paragraphs.join('\n\n')) - 3);
    }
  });

  it('hardly falls when a good paragraph is added and no length was asked for', () => {
    const open = { ...brief, instructions: 'Discuss whether school gardens change what children eat.' };
    for (const [at, paragraphs] of essays.entries()) {
      const other = essays[1 - at]?.[2] ?? '';
      const longer = [...paragraphs.slice(0, -1), other, paragraphs.at(-1)].join('\n\n');
      expect(contentOf(longer, open)).toBeGreaterThan(contentOf(paragraphs.join('\n\n'), open) - 4);
    }
  });

  // In a short text, chance can leave the few pairs of function words that tell in an order that English has.
  it('drops when words trade places, but for one text in 25', () => {
    const seeds = Array.from({ length: 50 }, (_, at) => at + 1);
    const dropped = seeds.filter((seed) => {
      let state = seed;
      const mixed = soundBody
        .split(/\s+/u)
        .map((word) => ({ word, key: (state = (state * 48_271) % 2_147_483_647) }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ word }) => word);
      return contentOf(mixed.join(' ')) < contentOf(soundBody) - 30;
    });
    expect(dropped.length).toBeGreaterThanOrEqual(48);
  });

  it('never rises by general sentences between the others', () => {
    const talk = general.split(/(?<=\.)\s/u);
    fc.assert(
      fc.property(fc.subarray(talk, { minLength: 2 }), (added) => {
        expect(contentOf(`${soundBody}\n\n${added.join(' ')}`)).toBeLessThan(contentOf(soundBody) + 3);
      }),
      { numRuns: 10 },
    );
  });
});
