import { AppError } from '@greenpen/api-contract';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logSink } from '../testing/log-sink.ts';
import { describeError } from './describe-error.ts';
import { createLog, writeTo } from './log.ts';

describe('the log', () => {
  // ASVS-16.2.5
  it('drops possible secrets and names in any place', () => {
    const sink = logSink();
    const canary = 'canary';
    createLog('trace', sink.stream).info(
      { password: canary, req: { headers: { cookie: canary } }, deep: { studentName: canary, text: canary } },
      'line',
    );
    expect(sink.text()).toContain('"msg":"line"');
    expect(sink.text()).not.toContain(canary);
  });

  // ASVS-16.4.1
  it('writes one line whatever is in it', () => {
    const sink = logSink();
    createLog('info', sink.stream).info({ address: 'a\r\n{"level":60}\u001B[31m' }, 'line');
    expect(sink.text().trimEnd().split('\n')).toHaveLength(1);
    expect(sink.text()).not.toContain('\u001B');
  });
});

it.runIf(existsSync('/dev/full'))('never stops what is logged when the disk is full', () => {
  const descriptor = openSync('/dev/full', 'w');
  const log = createLog('info', writeTo(descriptor));
  expect(() => {
    for (let times = 0; times < 3; times += 1) log.info({ times }, 'line');
  }).not.toThrow();
  closeSync(descriptor);
});

describe('describeError', () => {
  // ASVS-16.2.5
  it('keeps codes, places and our own details, but no message that may quote data', () => {
    const cause = Object.assign(new Error('Key (email)=(ana@example.edu) already exists'), { code: '23505' });
    const described = describeError(new AppError('STORAGE_FULL', 'database: 53100', { cause }));
    expect(described).toMatchObject({
      type: 'AppError',
      code: 'STORAGE_FULL',
      message: 'STORAGE_FULL: database: 53100',
      cause: { type: 'Error', code: '23505' },
    });
    expect(JSON.stringify(described)).not.toContain('ana@');
    expect(described.stack?.[0]).toContain('log.test.ts');
  });

  it('describes what is no error, and stops in a circle of causes', () => {
    expect(describeError('Ana Diaz')).toEqual({ type: 'string' });
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
  });
});
