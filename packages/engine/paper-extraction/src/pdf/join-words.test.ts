import { describe, expect, it } from 'vitest';
import { joinLineEnds } from './join-words.ts';

const vocabulary = new Set(['examination', 'evidence-based', 'decision', 'making', 'theory']);

describe('joinLineEnds', () => {
  it.each([
    ['recall after the exami-', 'nation was small', 'drop-hyphen'],
    ['a semiautomati-', 'cally built list', 'drop-hyphen'],
    ['an evidence-', 'based view', 'nothing'],
    ['of self-', 'report measures', 'nothing'],
    ['in decision-', 'making tasks', 'nothing'],
    ['the Anglo-', 'Saxon tradition', 'nothing'],
    ['during COVID-', '19 lockdowns', 'nothing'],
    ['pp. 45–', '61', 'nothing'],
    ['both pre- and', 'post-tests', 'blank'],
    ['students who sleep', 'recall more', 'blank'],
    ['https://doi.org/10.1000/', 'abc.123', 'nothing'],
    ['see https://doi.org/10.1000/abc', '.12-3', 'nothing'],
    ['at https://www.example.org/reports/sleep-', 'and-recall.html', 'nothing'],
    ['at https://www.example.org/reports', '(accessed in May)', 'blank'],
    ['at https://www.example.org/reports', 'which lists them', 'blank'],
    ['https://doi.org/10.1000/abc', 'https://doi.org/10.1000/def', 'blank'],
  ] as const)('%s | %s: %s', (upper, lower, seam) => {
    expect(joinLineEnds(upper, lower, vocabulary)).toBe(seam);
  });
});
