import { describe, expect, it } from 'vitest';
import { modelRequest } from '../testing/model-request.ts';
import { acceptReply } from './accept-reply.ts';
import { writePrompt } from './prompt.ts';

describe('a model that drafts feedback', () => {
  const plain = modelRequest();
  const request = {
    ...plain,
    findings: plain.findings.filter(({ area }) => area !== 'apa'),
    basis: { ...plain.basis, notJudged: ['apa' as const] },
    onDevice: { ...plain.onDevice, apa: 'APA style was not judged.' },
  };

  it('is told which area was not judged, and gets no score for it', () => {
    expect(writePrompt(request).material).toContain('apa not judged');
    expect(writePrompt(plain).material).not.toContain('apa not judged');
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
