import type { Check } from '../../check.ts';
import { aboutNumbers } from './advice.ts';
import { placesOf } from './running-text.ts';

const TEENS = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Inside a sentence, and neither a fraction, an ordinal, a decade nor a compound such as "fifty-year-old". */
const LARGE = new RegExp(
  String.raw`(?<=\p{Ll},? )(?<!\b(?:hundred|thousand|million|and|or|the|one|two|three|four|five|six|seven|eight|nine|(?:${[...TEENS, ...TENS].join('|')}) to) )(?<wrong>${TEENS.join('|')}|(?:${TENS.join('|')})(?:-(?:${ONES.join('|')}))?)(?= (?!(?:hundred|thousand|million|billion|to|or|and|thirds?|quarters?|fifths?|times|o'clock)\b)\p{Ll})`,
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
    const numeral = String(valueOf(first.match.groups?.['wrong'] ?? ''));
    const more = others.length === 0 ? '' : ` (${others.length} more in this paper.)`;
    yield {
      span: { start: first.start, end: first.end },
      message: `Write numbers from 10 on in numerals: “${numeral}.”${more}`,
      suggestions: [numeral],
    };
  },
};

function valueOf(words: string): number {
  if (TEENS.includes(words)) return 11 + TEENS.indexOf(words);
  const [ten = '', one] = words.split('-');
  return 20 + 10 * TENS.indexOf(ten) + (one === undefined ? 0 : 1 + ONES.indexOf(one));
}
