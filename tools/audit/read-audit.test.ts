import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const metadata = { dependencies: { prod: 300 } };
const fault = (severity: string) => ({ severity, range: '<1.2.3', fixAvailable: true });

// ASVS-15.2.1
it('tells serious faults from lesser ones', () => {
  const vulnerabilities = { a: fault('high'), b: fault('moderate'), c: fault('critical'), d: fault('low') };
  expect(readAudit(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    kind: 'asked',
    serious: ['a <1.2.3: high, a fix is there', 'c <1.2.3: critical, a fix is there'],
    lesser: 2,
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({
    kind: 'asked',
    serious: [],
    lesser: 0,
  });
});

// ASVS-15.2.1
it.each([
  ['', 'npm printed no report'],
  ['npm error audit endpoint returned an error', 'npm printed no report'],
  ['{}', 'npm printed no report'],
  [
    JSON.stringify({ message: 'request to the registry failed', error: { summary: '' } }),
    'request to the registry failed',
  ],
  [JSON.stringify({ error: { code: 'ENOLOCK' } }), 'ENOLOCK'],
  [
    JSON.stringify({ vulnerabilities: {}, metadata: { dependencies: { prod: 0 } } }),
    'npm found no package to ask about',
  ],
])('rejects the answer %j', (printed, reason) => {
  expect(readAudit(printed)).toEqual({ kind: 'not-asked', reason });
});
