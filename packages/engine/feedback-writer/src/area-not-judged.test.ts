import { feedbackStyles } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperOf, requestOf } from './testing/request-of.ts';
import { writeFeedback, type FeedbackRequest } from './write-feedback.ts';

const paper = paperOf([
  'The ferry leaves at six, and the island wakes up with it. Bakers open first, and the school bus waits at the pier. Nobody on the island owns a clock that is more exact than the horn of the ferry.',
  'The horn was turned off for a month, since the captain wanted quiet. Shops opened late, and the bus left without half of the children. The mayor counted the complaints and found forty of them in one week.',
]);

const withoutApa = <Request extends Pick<FeedbackRequest, 'findings' | 'basis'>>(
  request: Request,
): Request => ({
  ...request,
  findings: request.findings.filter(({ area }) => area !== 'apa'),
  basis: { ...request.basis, notJudged: ['apa'] },
});

describe.each(feedbackStyles)(
  'feedback in the %s style on a paper whose APA style was not judged',
  (style) => {
    it.each([
      [95, 95],
      [70, 60],
    ])('says nothing of APA style to the student', (grammar, content) => {
      const request = withoutApa(requestOf(paper, { style, scores: [grammar, 80, content] }));
      const { apa, ...others } = writeFeedback(request);
      expect(apa).toBe('');
      expect(Object.values(others).join('\n')).not.toMatch(/APA|citation|reference list/iu);
    });
  },
);
