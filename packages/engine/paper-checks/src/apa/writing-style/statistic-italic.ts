import type { Paper, Span } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutStatistics } from './advice.ts';
import { placesOf } from './running-text.ts';

/** Letters for statistics; Greek ones stay in roman type, and so do abbreviations such as "CFI". */
const LETTER =
  /(?<![\p{L}\p{N}])(?<wrong>SD|SE|MSE|M|F|t|p|r|R2|R²|N|n|d|z|Z|U|b|df)(?=(?:\s?\([\d.,\s]+\))?\s?[=<>≤≥]\s?[-−]?\.?\d)/u;

/** APA 7, 6.44: Latin letters that stand for a statistic are in italics. */
export const statisticItalic: Check = {
  id: 'apa-statistic-italic',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Italics for statistics',
  source: 'APA 7, chapter 6',
  summary: 'Letters that stand for statistics, such as M and p, are in italics.',
  advice: aboutStatistics,
  *run(paper) {
    if (paper.format !== 'docx') return;
    const roman = placesOf(paper, LETTER).filter((place) => isRoman(paper, place));
    const [first, ...others] = roman;
    if (first === undefined) return;
    const letter = paper.text.slice(first.start, first.end);
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `Put the letter of a statistic in italics: “${letter}.”${more}`,
    };
  },
};

/** True where the file says that the letter is not in italics. */
function isRoman(paper: Paper, { start, end }: Span): boolean {
  const run = paper.blocks
    .find(({ span }) => span.start <= start && end <= span.end)
    ?.runs.find(({ span }) => span.start <= start && start < span.end);
  return run?.italic === false;
}
