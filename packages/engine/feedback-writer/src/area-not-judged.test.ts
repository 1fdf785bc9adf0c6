import { feedbackStyles } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { acceptReply } from './model/draft-feedback/accept-reply.ts';
import { writePrompt } from './model/draft-feedback/prompt.ts';
import type { ModelDraftRequest } from './model/feedback-model.ts';
import { knownChecks } from './testing/known-checks.ts';
import { modelRequest } from './testing/model-request.ts';
import { paperOf, requestOf } from './testing/request-of.ts';
import { writeFeedback } from './write-feedback.ts';

const paper = paperOf([
  'The ferry leaves at six, and the island wakes up with it. Bakers open first, and the school bus waits at the pier. Nobody on the island owns a clock that is more exact than the horn of the ferry.',
  'The horn was turned off for a month, since the captain wanted quiet. Shops opened late, and the bus left without half of the children. The mayor counted the complaints and found forty of them in one week.',
]);

const withoutApa = <Request extends Pick<ModelDraftRequest, 'findings' | 'basis'>>(
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
    ])('says so in one sentence and speaks of APA style nowhere else', (grammar, content) => {
      const request = withoutApa(requestOf(paper, { style, scores: [grammar, 80, content] }));
      const { apa, ...others } = writeFeedback(request);
      expect(apa).toMatch(/^[^.]*\bnot (?:judge|judged|assessed)\b[^.]*\.$|^I did not judge[^.]*\.$/u);
      expect(Object.values(others).join('\n')).not.toMatch(/APA|citation|reference list/iu);
    });
  },
);

describe('a model that drafts feedback', () => {
  const plain = modelRequest();
  const bare = withoutApa(plain);
  const request = { ...bare, onDevice: writeFeedback({ ...bare, checks: knownChecks }) };

  it('is told which area was not judged, and gets no score for it', () => {
    expect(writePrompt(request).material).toContain('apa not judged');
    expect(writePrompt(plain).material).not.toContain('not judged');
  });

  it('cannot change what is said of that area', () => {
    const prompt = writePrompt(request);
    const draft: object = JSON.parse(/<<<DRAFT \w+\n([\s\S]*?)\nDRAFT/u.exec(prompt.material)?.[1] ?? '');
    const reply = JSON.stringify({
      ...draft,
      apa: 'Your citations follow the rules of APA style in every place.',
    });
    expect(acceptReply(reply, prompt)).toMatchObject({
      kind: 'accepted',
      feedback: { apa: request.onDevice.apa },
    });
  });
});
