import { feedbackStyles } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../facts.ts';
import { findingIn, paperOf, requestOf } from '../testing/request-of.ts';
import { writeFeedback } from '../write-feedback.ts';

const vague =
  'Sports teach many lessons. Teams are good, and coaches are good, and it is good to play outside with others in the fresh air on a field near home.';
const case1 =
  'When I was on the rowing team, the youngest of us learned to call the stroke. Nobody had asked her to, and in the spring she called every race.';
const reason =
  'Team sports belong in school because nobody learns to lose well from a book. A class can be won by talking, and a race cannot.';
const quoted =
  'Some people say that sports are a waste because the money could buy books. They are wrong about that, and I do not agree with them.';

const meritOf = (paragraphs: readonly string[]) =>
  collectFacts(requestOf(paperOf(paragraphs), { scores: [60, 60, 50] })).argument.merit;

describe('what works on a small scale', () => {
  it('is a case, before a reason', () => {
    expect(meritOf([vague, reason, case1])).toMatchObject({ is: 'example' });
    expect(meritOf([vague, reason, case1])?.quote).toContain('When I was on the rowing team');
    expect(meritOf([vague, vague, reason])).toMatchObject({
      is: 'reason',
      quote: '“because nobody learns to lose well from a book”',
    });
  });

  it('is nothing in sentences without a case or a reason of the writer’s own', () => {
    expect(meritOf([vague, vague])).toBeNull();
    expect(meritOf([vague, vague, quoted])).toBeNull();
  });

  it('is no sentence with a marked error', () => {
    const paper = paperOf([vague, vague, case1]);
    const findings = [
      findingIn(paper, {
        area: 'grammar',
        check: 'grammar-agreement',
        words: 'When I was on the rowing team',
      }),
    ];
    expect(collectFacts(requestOf(paper, { findings, scores: [60, 60, 50] })).argument.merit).toBeNull();
  });

  it.each(feedbackStyles)('is told in the comment on a failing paper, when %s', (style) => {
    const overallOf = (paragraphs: readonly string[], findings: Parameters<typeof findingIn>[1][] = []) => {
      const paper = paperOf(paragraphs);
      return writeFeedback(
        requestOf(paper, {
          style,
          scores: [60, 60, 45],
          findings: findings.map((one) => findingIn(paper, one)),
        }),
      ).overall;
    };
    expect(overallOf([vague, vague, case1])).toContain('When I was on the rowing team');
    const copied = overallOf([vague, case1], [{ area: 'content', check: 'content-off-topic' }]);
    expect(copied).not.toContain('rowing team”');
  });
});
