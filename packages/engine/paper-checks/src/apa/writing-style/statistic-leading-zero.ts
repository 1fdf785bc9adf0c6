import type { Check } from '../../check.ts';
import { aboutStatistics } from './advice.ts';
import { placesOf } from './running-text.ts';

/** Statistics that cannot exceed 1; "d" and "M" can, so their zero stays. */
const ZERO =
  /(?<![\p{L}\d])(?:p|ps|r|rs|α|R2|R²|η2|η²|ηp2|ω2|ω²|ICC|CFI|TLI|RMSEA|SRMR|κ)\s?(?:\([\d,\s]+\)\s?)?[=<>≤≥]\s?-?−?(?<wrong>0\.\d+)/u;

export const statisticLeadingZero: Check = {
  id: 'apa-statistic-leading-zero',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Zero before the decimal point',
  source: 'APA 7, chapter 6',
  summary: 'A statistic that cannot be greater than 1 has no zero before its decimal point.',
  advice: aboutStatistics,
  *run(paper) {
    const [first, ...others] = placesOf(paper, ZERO);
    if (first === undefined) return;
    const right = (first.match.groups?.['wrong'] ?? '').slice(1);
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `This statistic cannot be greater than 1, so it has no zero: “${right}.”${more}`,
      suggestions: [right],
    };
  },
};
