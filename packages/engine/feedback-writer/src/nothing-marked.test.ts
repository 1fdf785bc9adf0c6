import { feedbackStyles } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { writeFeedback } from './write-feedback.ts';

const paper = paperOf([
  'The ferry leaves at six, and the island wakes up with it. Bakers open first, and the school bus waits at the pier. Nobody on the island owns a clock that is more exact than the horn of the ferry.',
  'The horn was turned off for a month in 2019, since the captain wanted quiet. Shops opened late, and the bus left without half of the children. Lind (2021) counted the complaints and found forty of them in one week.',
  'A sound that nobody notices can hold a day together. The captain turned the horn on again, and the complaints stopped.',
]);

const allText = ({ overall, grammar, apa, content }: ReturnType<typeof writeFeedback>) =>
  [overall, grammar, apa, content].join('\n');

describe.each(feedbackStyles)('comments in the %s style', (style) => {
  it('speak of no corrections where nothing was marked', () => {
    const { overall } = writeFeedback(requestOf(paper, { style, scores: [100, 100, 88] }));
    expect(overall).not.toMatch(
      /What I marked|I marked only|points below|details? (?:to fix|fixed|only)|revision/u,
    );
    expect(overall).toMatch(/no corrections/iu);
  });

  it('do not deny the mark on style that they go on to name', () => {
    const words = 'Nobody on the island';
    const findings = [
      findingIn(paper, { area: 'grammar', check: 'grammar-second-person', severity: 'advice', words }),
    ];
    const { grammar } = writeFeedback(requestOf(paper, { style, findings, scores: [100, 95, 88] }));
    expect(grammar).not.toMatch(/marked nothing|[Nn]othing (?:was )?marked|no notes\b/u);
    expect(grammar).toMatch(/style/u);
  });

  it('praise nothing in a text on another subject', () => {
    const findings = [findingIn(paper, { area: 'content', check: 'content-off-topic' })];
    const review = writeFeedback({
      ...requestOf(paper, { style, findings, scores: [100, 100, 30], reached: 0.9 }),
      about: ['ferry', 'horn', 'captain'],
    });
    expect(review.overall).toMatch(/about the ferry, the horn, and /u);
    expect(review.overall).toMatch(/does not answer the assignment/u);
    expect(allText(review)).not.toMatch(
      /readable length|Good:|\bstrength\b|at some length|worth keeping|works best|Strongest|You are close/u,
    );
  });
});

it('comments praise nothing in a text that is out of order', () => {
  const findings = [findingIn(paper, { area: 'content', check: 'content-disorder' })];
  const review = writeFeedback(requestOf(paper, { findings, scores: [100, 100, 40], reached: 0.9 }));
  expect(allText(review)).not.toMatch(/worth keeping|readable length|varied|follow you|at some length/u);
});

it('a correction is not quoted in words that hold a second slip', () => {
  const island = paperOf([
    'The ferry leaves at six. Their is sailors what sleep on it. Nobody wakes them, and the captain who know this keeps quiet.',
  ]);
  const at = (check: string, words: string, right: string) =>
    findingIn(island, { area: 'grammar', check, words, suggestions: [right] });
  const there = at('grammar-confusion', 'Their', 'There');
  const agreement = at('grammar-agreement', 'is sailors', 'are sailors');
  const alone = at('grammar-agreement', 'know', 'knows');
  const grammarOf = (findings: readonly ReturnType<typeof at>[]) =>
    writeFeedback(requestOf(island, { style: 'direct', findings, scores: [70, 90, 80] })).grammar;
  expect(grammarOf([there, agreement, alone])).not.toMatch(/“There is sailors|“Their are/u);
  expect(grammarOf([there, agreement, alone])).toMatch(/knows/u);
  expect(grammarOf([agreement])).toMatch(/are sailors/u);
});
