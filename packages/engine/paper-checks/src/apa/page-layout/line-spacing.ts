import type { Check } from '../../check.ts';
import { aboutLineSpacing } from './advice.ts';
import { bodyParagraphsOf, countOf, findDeviation, openingOf } from '../format-facts.ts';

/** Fonts differ in what single spacing is, and "exactly 24 pt" is meant as double. */
const LEAST = 1.6;
const MOST = 2.4;

export const lineSpacing: Check = {
  id: 'apa-line-spacing',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  cause: 'not formatted',
  title: 'Text not double-spaced',
  source: 'APA 7, 2.21',
  summary: 'The text is double-spaced.',
  advice: aboutLineSpacing,
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
