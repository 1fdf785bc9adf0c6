import type { Check } from '../../check.ts';
import { aboutNumbers } from './advice.ts';
import { ELEVEN_TO_NINETY_NINE, valueOfNumber } from './number-words.ts';
import { placesOf } from './running-text.ts';

/**
 * Inside a sentence, and neither a fraction, an ordinal, a decade nor a compound such as "fifty-year-old". Before
 * "percent" the sign has to change with the number, so `percentSign` marks both.
 */
const LARGE = new RegExp(
  String.raw`(?<=\p{Ll},? )(?<!\b(?:hundred|thousand|million|and|or|the|one|two|three|four|five|six|seven|eight|nine|(?:${ELEVEN_TO_NINETY_NINE}) to) )(?<wrong>${ELEVEN_TO_NINETY_NINE})(?= (?!(?:hundred|thousand|million|billion|to|or|and|thirds?|quarters?|fifths?|times|o'clock|per ?cent|percentage|dollars?|cents?|euros?|pounds?)\b)\p{Ll})`,
  'u',
);

/** APA 7, 6.32: numerals for 10 and above. */
export const numberFromTen: Check = {
  id: 'apa-number-from-ten',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Large numbers in words',
  source: 'APA 7, 6.32',
  summary: 'Numbers from 10 on are written in numerals, except at the start of a sentence.',
  advice: aboutNumbers,
  *run(paper) {
    const [first, ...others] = placesOf(paper, LARGE);
    if (first === undefined) return;
    const numeral = String(valueOfNumber(first.match.groups?.['wrong'] ?? ''));
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `Write numbers from 10 on in numerals: “${numeral}.”${more}`,
      suggestions: [numeral],
    };
  },
};
