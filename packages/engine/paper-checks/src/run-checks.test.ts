import { describe, expect, it } from 'vitest';
import { runChecks } from './run-checks.ts';
import { manuscriptOf, paperOf } from './testing/paper-of.ts';
import { withReferences } from './testing/with-references.ts';

const ENTRY = 'Diaz, A. & Lee, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10-19.';
const faulty = paperOf(
  withReferences('Sleep helps us (Diaz and Lee, 2019). Rest helps (Ray et al, 2015).', ENTRY),
);

describe('runChecks', () => {
  it('orders findings by place, each with the words and the page at it', async () => {
    const { findings } = await runChecks(faulty);
    const starts = findings.map(({ span }) => span?.start ?? -1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { span, quote, page } of findings) {
      expect(quote).toBe(span === null ? null : faulty.text.slice(span.start, span.end));
      expect(page).toBe(span === null ? null : 1);
    }
    expect(findings.map(({ check }) => check)).toEqual(
      expect.arrayContaining([
        'apa-citation-ampersand',
        'apa-citation-et-al-form',
        'apa-reference-page-range',
      ]),
    );
  });

  it('gives every finding an id of its own, the same for the same paper', async () => {
    const ids = (await runChecks(faulty)).findings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await runChecks(structuredClone(faulty))).findings.map(({ id }) => id)).toEqual(ids);
  });

  it('says nothing about an empty paper', async () => {
    expect((await runChecks(paperOf(''))).findings).toEqual([]);
    expect((await runChecks(manuscriptOf([]))).findings).toEqual([]);
  });

  it('drops only the findings of a failing check, and names it', async () => {
    const failed: string[] = [];
    const broken = new Proxy(structuredClone(faulty), {
      get: (paper, key) => {
        if (key === 'format') throw new Error('cannot say');
        return Reflect.get(paper, key);
      },
    });
    const checks = (await runChecks(broken, (check) => failed.push(check))).findings.map(
      ({ check }) => check,
    );
    expect(failed).toContain('apa-reference-list-new-page');
    expect(checks).toContain('apa-citation-ampersand');
  });
});
