import type { Check } from '../../check.ts';
import { aboutAbbreviations } from './advice.ts';
import { runningTextOf } from './running-text.ts';

const FULL: Readonly<Record<string, string>> = {
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'and so forth',
  'cf.': 'compare',
  'viz.': 'namely',
  'vs.': 'versus',
};
const LATIN = /(?<![\p{L}.])(?:e\.g\.|i\.e\.|etc\.|cf\.|viz\.|vs\.)/giu;

/** These are for parentheses; "et al." and the "v." of court cases are not among them. */
export const latinAbbreviation: Check = {
  id: 'apa-latin-abbreviation',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Latin abbreviations',
  source: 'APA 7, chapter 6',
  summary: 'Latin abbreviations such as “e.g.” are used in parentheses only; the text has the English words.',
  advice: aboutAbbreviations,
  *run(paper) {
    for (const { start, text } of runningTextOf(paper)) {
      for (const { index, 0: written } of text.matchAll(LATIN)) {
        if (isInParentheses(text, index)) continue;
        const full = FULL[written.toLowerCase()] ?? '';
        yield {
          span: { start: start + index, end: start + index + written.length },
          message: `Outside parentheses, write “${full}” instead of “${written}”`,
          suggestions: [full],
        };
        return;
      }
    }
  },
};

function isInParentheses(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('[')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'))
  );
}
