import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { dropRepeats } from './drop-repeats.ts';

function findingAt(start: number | null, end: number, about: Partial<Finding> = {}): Finding {
  const check = about.check ?? 'apa-citation-order';
  return {
    id: `${check}:${start ?? 'paper'}`,
    area: 'apa',
    check,
    severity: 'error',
    message: 'Something is wrong.',
    span: start === null ? null : { start, end },
    quote: null,
    page: 1,
    suggestions: [],
    source: 'APA 7, 8.12',
    ...about,
  };
}

const idsOf = (findings: readonly Finding[]) => dropRepeats(findings).map(({ id }) => id);

describe('dropRepeats', () => {
  it('puts what concerns the whole paper first and the rest in the order of the text', () => {
    expect(idsOf([findingAt(9, 12), findingAt(2, 4), findingAt(null, 0)])).toEqual([
      'apa-citation-order:paper',
      'apa-citation-order:2',
      'apa-citation-order:9',
    ]);
  });

  it('drops a finding inside a wider one of the same check', () => {
    expect(idsOf([findingAt(2, 20), findingAt(5, 9)])).toEqual(['apa-citation-order:2']);
  });

  it('drops grammar inside words that an APA finding rewrites, and keeps it elsewhere', () => {
    const grammar = { area: 'grammar', check: 'grammar-comma' } as const;
    expect(idsOf([findingAt(2, 20, { suggestions: ['x'] }), findingAt(5, 9, grammar)])).toEqual([
      'apa-citation-order:2',
    ]);
    expect(idsOf([findingAt(2, 20), findingAt(5, 9, grammar)])).toHaveLength(2);
    expect(idsOf([findingAt(2, 20, { suggestions: ['x'] }), findingAt(15, 29, grammar)])).toHaveLength(2);
  });

  it('keeps another APA check inside a wider finding', () => {
    expect(idsOf([findingAt(2, 20), findingAt(5, 9, { check: 'apa-citation-ampersand' })])).toHaveLength(2);
  });
});
