import { scoreFromBasis, type AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { reviewPaper } from './review-paper.ts';

const essay = `Sleep helps memory because the brain sorts new material at night (Diaz and Lee, 2019).

The students was tired, and many of them recieve lower grades than they could. Studies show that naps help.

References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.`;

describe('reviewPaper', () => {
  it('reviews a text from reading to feedback', async () => {
    const outcome = await reviewPaper({ source: { text: essay } });
    if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
    const { paper, review } = outcome;
    expect(new Set(review.findings.map(({ area }) => area))).toEqual(new Set(['grammar', 'apa', 'content']));
    expect(scoreFromBasis(review.basis, review.findings, review.weights)).toEqual(review.scores);
    expect(new Set(review.findings.map(({ id }) => id)).size).toBe(review.findings.length);
    const placed = review.findings.filter(({ span }) => span !== null);
    for (const { span, quote } of placed) expect(paper.text.slice(span?.start, span?.end)).toBe(quote);
    expect(review.feedback.apa).toContain('Diaz & Lee');
  }, 30_000);

  it('shows no finding of an area that does not apply, and none about the format of a paper in a post', async () => {
    const brief = { title: '', description: '', instructions: '', rubric: '', maxPoints: 10 } as const;
    const review = async (asked: Pick<AssignmentBrief, 'apa' | 'type'>) => {
      const outcome = await reviewPaper({ source: { text: essay }, brief: { ...brief, ...asked } });
      if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
      return outcome.review;
    };
    const none = await review({ type: 'assignment', apa: 'none' });
    expect(none.judgement.notJudged).toEqual(['apa']);
    expect(none.findings.filter(({ area }) => area === 'apa')).toEqual([]);
    expect(none.findings.filter(({ area }) => area === 'grammar')).not.toEqual([]);
    const post = await review({ type: 'discussion' });
    expect(post.findings.filter(({ area }) => area === 'apa')).not.toEqual([]);
    expect(post.feedback.apa).toContain('Diaz & Lee');
  }, 30_000);

  it('addresses the student whom the instructor named, and nobody if she is anonymous', async () => {
    const text = `Week 3 Essay\n\nMaria Diaz\n\nPsychology 101\n\n${essay}`;
    const overallFor = async (studentName?: string) => {
      const outcome = await reviewPaper({ source: { text }, studentName });
      if (outcome.status !== 'reviewed') throw new Error(outcome.refusal.code);
      const { overall, content } = outcome.review.feedback;
      return `${overall} ${content}`;
    };
    expect(await overallFor()).toContain('Maria');
    expect(await overallFor('Ana Reyes')).toContain('Ana');
    expect(await overallFor('Ana Reyes')).not.toContain('Maria');
    expect(await overallFor('Participant 13')).not.toMatch(/Maria|Participant/u);
  }, 30_000);

  it('says the same twice', async () => {
    const request = { source: { text: essay } };
    expect(await reviewPaper(request)).toEqual(await reviewPaper(request));
  }, 30_000);

  it('refuses what holds no text', async () => {
    const bytes = new Uint8Array();
    expect(await reviewPaper({ source: { bytes, fileName: 'a.docx' } })).toMatchObject({
      status: 'refused',
      refusal: { code: 'empty-file' },
    });
  });
});
