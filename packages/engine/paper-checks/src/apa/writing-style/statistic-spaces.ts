import type { Check } from '../../check.ts';
import { aboutStatistics } from './advice.ts';
import { placesOf } from './running-text.ts';

const TIGHT =
  /(?<![\p{L}\d])(?<wrong>(?:p|r|t|F|M|SD|SE|N|n|d|χ2|χ²|β|b|z|Z|U|α)(?:\s?\([\d,.\s]+\))?(?:\s?[=<>≤≥][-−]?\.?\d[\d.,]*\d|[=<>≤≥]\s?[-−]?\.?\d[\d.,]*\d|\s?[=<>≤≥][-−]?\.?\d|[=<>≤≥]\s?[-−]?\.?\d))/u;

export const statisticSpaces: Check = {
  id: 'apa-statistic-spaces',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Spaces in statistics',
  source: 'APA 7, chapter 6',
  summary: 'A space stands on both sides of signs such as “=” and “<.”',
  advice: aboutStatistics,
  *run(paper) {
    const [first, ...others] = placesOf(paper, TIGHT);
    if (first === undefined) return;
    const right = (first.match.groups?.['wrong'] ?? '').replace(/\s?([=<>≤≥])\s?/u, ' $1 ');
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `Put a space on both sides of the sign: “${right}.”${more}`,
      suggestions: [right],
    };
  },
};
