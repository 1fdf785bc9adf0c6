import type { RequestEvent } from '@greenpen/gradebook';
import { expect, it } from 'vitest';
import { gatherRefusals } from './audit-requests.ts';

function start() {
  const recorded: RequestEvent[] = [];
  let clock = new Date('2026-11-20T12:00:00Z').getTime();
  const gatherer = gatherRefusals({ record: (event) => void recorded.push(event) }, () => new Date(clock));
  return { ...gatherer, recorded, pass: (ms: number) => (clock += ms) };
}

const refusal = (change: Partial<RequestEvent> = {}): RequestEvent => ({
  at: new Date('2026-11-20T12:00:00Z'),
  ownerId: '',
  actor: '',
  action: 'request-refused',
  result: 'refused',
  submissionId: null,
  detail: { detail: 'NOT_ALLOWED' },
  address: '192.0.2.1',
  requestId: 'r',
  ...change,
});

// ASVS-16.2.1
it('records the first of a kind at once and the rest of its minute as one', () => {
  const { refuse, flush, recorded } = start();
  for (let index = 0; index < 1000; index += 1) refuse(refusal());
  expect(recorded).toHaveLength(1);
  flush();
  expect(recorded.map(({ detail }) => detail)).toEqual([
    { detail: 'NOT_ALLOWED' },
    { detail: 'NOT_ALLOWED', more: 999 },
  ]);
  flush();
  expect(recorded).toHaveLength(2);
});

it('tells actions, people and addresses apart, and counts what comes from too many together', () => {
  const { refuse, flush, recorded } = start();
  refuse(refusal({ actor: 'a' }));
  refuse(refusal({ action: 'rate-limit' }));
  for (let index = 0; index < 500; index += 1) refuse(refusal({ address: `198.51.100.${index}` }));
  expect(recorded).toHaveLength(200);
  flush();
  expect(recorded.at(-1)).toMatchObject({ action: 'many-requests-refused', detail: { more: 302 } });
});

it('begins another minute by itself, also when the clock was set back', () => {
  const { refuse, pass, recorded } = start();
  refuse(refusal());
  pass(60_000);
  refuse(refusal());
  pass(-3_600_000);
  refuse(refusal());
  expect(recorded).toHaveLength(3);
});
