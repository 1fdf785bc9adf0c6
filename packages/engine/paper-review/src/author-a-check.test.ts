import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allChecks } from '@greenpen/paper-checks';
import { describe, expect, it } from 'vitest';
import { listEngineChecks } from './review-paper.ts';
import { reviewPaper } from './review-paper.ts';
import { citationAndOthers } from './testing/citation-and-others.ts';

const essay = `Sleep helps memory because the brain sorts new material at night (Diaz and others, 2019). The lessons of a day are played through again while nothing new comes in, and what was heard once becomes something that can be told to a friend in the morning.

References

Diaz, M., Lee, K., & Orr, P. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.`;

const reviewWith = async (...added: readonly (typeof citationAndOthers)[]) => {
  const outcome = await reviewPaper({ source: { text: essay } }, [...allChecks, ...added]);
  if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
  return outcome.review;
};

describe('a check that is one file and one line in the list', () => {
  it('is run, scored, mentioned in the feedback and listed', async () => {
    const [before, review] = [await reviewWith(), await reviewWith(citationAndOthers)];
    const found = review.findings.filter(({ check }) => check === citationAndOthers.id);
    expect(found.map(({ quote, suggestions }) => [quote, ...suggestions])).toEqual([
      ['and others', 'et al.'],
    ]);
    expect(review.basis.areas.apa.costs[found[0]?.id ?? '']).toBe(1);
    expect(review.basis.areas.apa.caps[citationAndOthers.id]).toBe(5);
    expect(review.scores.apa).toBe(before.scores.apa - 1);
    expect(review.feedback.apa).toContain(citationAndOthers.advice.noun);
    expect(review.feedback.apa).toContain('“Diaz and others” should read “Diaz et al.”');
    expect(listEngineChecks([...allChecks, citationAndOthers])).toContain(citationAndOthers);
  }, 60_000);

  it('is the one in the guide', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/author-a-check.md'), 'utf8');
    const file = await readFile(join(import.meta.dirname, 'testing/citation-and-others.ts'), 'utf8');
    const code = file.slice(file.indexOf('export const')).trim();
    expect(guide).toContain(code);
  });
});
