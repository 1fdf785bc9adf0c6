const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
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

const BELOW_HUNDRED = `(?:${TENS.join('|')})(?:-(?:${ONES.join('|')}))?|${TEENS.join('|')}`;

/** Sources of patterns: from "eleven" to "ninety-nine", and from "one" to "nine hundred and ninety-nine". */
export const ELEVEN_TO_NINETY_NINE = BELOW_HUNDRED;
export const ONE_TO_THOUSAND = `(?:a|${ONES.join('|')}) hundred(?: (?:and )?(?:${BELOW_HUNDRED}|ten|${ONES.join('|')}))?|${BELOW_HUNDRED}|ten|${ONES.join('|')}`;

/** The number that words such as "one hundred and five" stand for; takes small letters. */
export function valueOfNumber(words: string): number {
  const [hundreds, rest] = words.includes('hundred') ? words.split(/ hundred(?: and)? ?/u) : ['', words];
  const counted = hundreds === '' ? 0 : hundreds === 'a' ? 1 : ONES.indexOf(hundreds ?? '') + 1;
  return counted * 100 + belowHundred(rest ?? '');
}

function belowHundred(words: string): number {
  if (words === '') return 0;
  if (words === 'ten') return 10;
  if (TEENS.includes(words)) return 11 + TEENS.indexOf(words);
  const [ten = '', one] = words.split('-');
  if (!TENS.includes(ten)) return ONES.indexOf(ten) + 1;
  return 20 + 10 * TENS.indexOf(ten) + (one === undefined ? 0 : ONES.indexOf(one) + 1);
}
