import type { OvernightBatch } from '@greenpen/api-contract';
import { describe, expect, it } from 'vitest';
import { isOpenOrTroubled, sayBatch } from './overnight-words.ts';

const batch = (change: Partial<OvernightBatch>): OvernightBatch => ({
  id: '0199a000-0000-7000-8000-000000000000',
  stage: 'sent',
  papers: 30,
  requests: 60,
  since: '2026-11-01T21:40:00.000Z',
  expiresAt: '2026-11-02T21:40:00.000Z',
  trouble: null,
  ended: null,
  ...change,
});
const trouble = { reason: 'It reports an internal error (503).', nextTryAt: '2026-11-01T22:00:00.000Z' };
const counts = { at: '2026-11-02T06:00:00.000Z', answered: 60, expired: 0, failed: 0, givenUp: 0 };
const ended = (change: Partial<NonNullable<OvernightBatch['ended']>>) =>
  batch({ stage: 'ended', expiresAt: null, ended: { how: 'answered', ...counts, ...change } });
const say = (one: OvernightBatch) => sayBatch(one, 'api.example.com');

describe('sayBatch', () => {
  it('says what is waited for, and what happens to what has no answer', () => {
    expect(say(batch({ id: null, stage: 'gathering', expiresAt: null }))).toContain('within a few minutes');
    expect(say(batch({ stage: 'preparing', expiresAt: null }))).toBe(
      'They are being sent to api.example.com.',
    );
    expect(say(batch({}))).toMatch(/^Sent to api\.example\.com on .+ usually come by the next morning\. /u);
    expect(say(batch({}))).toContain('cost nothing and are sent again');
  });

  it('says what the trouble is and when it is tried again', () => {
    const preparing = say(batch({ stage: 'preparing', expiresAt: null, trouble }));
    expect(preparing).toContain(
      'could not be sent to api.example.com yet: it reports an internal error (503).',
    );
    expect(preparing).toContain('Sending is tried again at');
    expect(say(batch({ trouble }))).toContain('It is asked again at');
  });

  it('says how it ended and what happens next', () => {
    expect(say(ended({}))).toMatch(/^Answered on .+ in the next batch\.$/u);
    const partly = say(ended({ answered: 56, expired: 3, failed: 1 }));
    expect(partly).toContain('56 of 60 requests answered: 3 expired before api.example.com came to them');
    expect(partly).toContain('1 failed there');
    expect(partly).toContain('sent again with the next batch');
    expect(say(ended({ answered: 58, expired: 2, givenUp: 1 }))).toContain(
      'After three tries, 1 paper keeps this server’s draft.',
    );
    expect(say(ended({ how: 'refused', answered: 0, failed: 60 }))).toContain('refused it on');
    expect(say(ended({ how: 'gone', answered: 0, failed: 60 }))).toContain('did not know it any more');
  });

  it('says what a cancelled one cost', () => {
    expect(say(batch({ stage: 'cancelling' }))).toContain('still charged');
    expect(say(ended({ how: 'cancelled', answered: 0 }))).toContain('Nothing was charged.');
    expect(say(ended({ how: 'cancelled', answered: 1 }))).toContain(
      '1 request had been answered and is charged.',
    );
  });
});

describe('isOpenOrTroubled', () => {
  it('is so of what goes on and of what had no answer', () => {
    expect(isOpenOrTroubled(batch({}))).toBe(true);
    expect(isOpenOrTroubled(ended({ expired: 2 }))).toBe(true);
    expect(isOpenOrTroubled(ended({}))).toBe(false);
    expect(isOpenOrTroubled(ended({ how: 'cancelled', failed: 60 }))).toBe(false);
  });
});
