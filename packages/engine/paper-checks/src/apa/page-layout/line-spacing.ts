import type { Check } from '../../check.ts';
import { bodyParagraphsOf, countOf, findDeviation, openingOf } from '../format-facts.ts';

/** Fonts differ in what single spacing is, and "exactly 24 pt" is meant as double. */
const LEAST = 1.6;
const MOST = 2.4;

export const lineSpacing: Check = {
  id: 'apa-line-spacing',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 2.21',
  summary: 'The text is double-spaced.',
  *run(paper) {
    const deviation = findDeviation(bodyParagraphsOf(paper), ({ format: { lineSpacing: given } }) =>
      given === null ? null : given < LEAST || given > MOST,
    );
    if (deviation === null) return;
    const spacing = Math.round((deviation.first.format.lineSpacing ?? 0) * 100) / 100;
    yield {
      span: openingOf(paper, deviation.first),
      message: `Line spacing is ${spacing} in ${countOf(deviation)}; APA papers are double-spaced throughout.`,
    };
  },
};
