import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { knownChecks } from '../testing/known-checks.ts';
import { readNumberedAnswers } from './numbered-answers.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const instructions =
  'Write 150 to 250 words. (a) Why did the ferry at Lund Bay stop? (b) Who lost most by it? (c) Propose one way to bring it back. (d) Say what would speak against your proposal.';
const brief: AssignmentBrief = {
  title: 'The Ferry at Lund Bay',
  description: '',
  instructions,
  rubric: '',
  type: 'exam',
  maxPoints: 20,
};
const parts = readRequirements(brief).filter(({ kind }) => kind === 'part');

const a =
  'The county cut its share of the budget in 2009, and the operator could not pay for a new engine. Traffic had already moved to the bridge at Holm, twelve miles inland.';
const b =
  'The oyster growers on the north shore did. Their trucks now drive forty minutes to the packing house, and three of the eight growers have sold their beds since.';
const c =
  'A smaller boat could run from May to September with two deckhands. Cabins and campgrounds would pay a dollar a guest into a fund, as they do in Alder Sound.';
const d =
  'Nobody knows whether guests would come twice. If a wet summer halves the fund, the county would have to step in again, and it has said that it will not.';

const numbersOf = (text: string) =>
  [...(readNumberedAnswers(parts, instructions, paperFromText(text)) ?? [])].map(
    ([part, { number, span }]) => [part.text.slice(0, 12), number, span === null ? null : span.end > 0],
  );

const judge = (text: string) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief,
    meanings,
  })
    .judgement.requirements.filter(({ requirement }) => requirement.kind === 'part')
    .map(({ verdict, quote }) => [
      verdict,
      quote === null ? null : quote.replace(/^\(.\) /u, '').slice(0, 20),
    ]);

describe('readNumberedAnswers', () => {
  it.each([
    ['letters', `(a) ${a}\n\n(b) ${b}\n\n(c) ${c}\n\n(d) ${d}`, 'a b c d'],
    ['numbers', `1. ${a}\n\n2. ${b}\n\n3. ${c}\n\n4. ${d}`, '1 2 3 4'],
    ['labels of their own line', `Question 1\n\n${a}\n\nQuestion 2\n\n${b}\n\nQuestion 4\n\n${d}`, '1 2 3 4'],
    ['a number that was passed over', `a) ${a}\n\nb) ${b}\n\nd) ${d}`, 'a b c d'],
  ])('reads %s', (_, text, numbers) => {
    expect(
      numbersOf(text)
        .map(([, number]) => number)
        .join(' '),
    ).toBe(numbers);
  });

  it.each([
    ['no numbers', [a, b, c, d].join('\n\n')],
    ['numbers of another list', `${a}\n\n1. ${b}\n\n2. ${c}\n\n3. ${d}\n\n4. ${a}\n\n5. ${b}`],
    ['numbers that begin again', `1. ${a}\n\n1. ${b}\n\n2. ${c}`],
    ['hardly any of the numbers', `a) ${a}\n\n${b}\n\n${c}`],
  ])('says nothing of %s', (_, text) => {
    expect(numbersOf(text)).toEqual([]);
  });
});

describe('answers with the numbers of the parts', () => {
  it('are met where they stand', () => {
    expect(judge(`(a) ${a}\n\n(b) ${b}\n\n(c) ${c}\n\n(d) ${d}`).map(([verdict]) => verdict)).toEqual([
      'met',
      'met',
      'met',
      'met',
    ]);
  });

  it('are quoted from there, and not from a like sentence elsewhere', () => {
    const quotes = judge(`(a) ${a}\n\n(b) ${b}\n\n(c) ${c}\n\n(d) ${d}`).map(([, quote]) => quote);
    const texts = [a, b, c, d];
    expect(quotes.every((quote, at) => texts[at]?.includes(quote ?? '–') === true)).toBe(true);
  });

  it('leave a part whose number was passed over', () => {
    const verdicts = judge(`(a) ${a}\n\n(c) ${c}\n\n(d) ${d}`);
    expect(verdicts[1]).toEqual(['not-found', null]);
    expect(verdicts[0]?.[0]).toBe('met');
  });

  it('say nothing in a few words', () => {
    const verdicts = judge(`(a) ${a}\n\n(b) Many people lost a lot.\n\n(c) ${c}\n\n(d) ${d}`);
    expect(verdicts[1]?.[0]).not.toBe('met');
  });
});
