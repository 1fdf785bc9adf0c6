import type { RubricLevel } from '@greenpen/grading';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+|${WORDS.join('|')}|none|zero|a few|few|several|many|numerous)`;

/**
 * The index of the level whose words name a range that an amount lies in: "3–5 errors", "fewer than two sources".
 * null where fewer than two levels name one with this unit.
 */
export function levelByCount(
  levels: readonly RubricLevel[],
  { amount, unit }: { readonly amount: number; readonly unit: RegExp },
): number | null {
  const ranges = levels.map(({ name, description }) => rangeIn(`${name} ${description}`, unit));
  const named = ranges.filter((range) => range !== null);
  if (named.length < 2) return null;
  const at = ranges.findIndex((range) => range !== null && amount >= range.least && amount <= range.most);
  if (at !== -1) return at;
  // Between two ranges, or past the last: the one that is nearest.
  const distance = (range: Range): number => Math.max(range.least - amount, amount - range.most);
  const nearest = Math.min(...named.map(distance));
  return ranges.findLastIndex((range) => range !== null && distance(range) === nearest);
}

type Range = { readonly least: number; readonly most: number };

function rangeIn(text: string, unit: RegExp): Range | null {
  const pattern = new RegExp(
    String.raw`(at least|no fewer than|a minimum of|minimum of|more than|over|fewer than|less than|under|no more than|up to|at most|only)?\s*\b${NUMBER}(\+)?(?:\s*(?:-|–|—|to|or)\s*(?:${NUMBER}|(more|fewer|less)))?\s+(?:[\p{L}-]+\s+){0,3}?(?:${unit.source})\b`,
    'iu',
  );
  const match = pattern.exec(text);
  if (match === null) return null;
  const [, sign = '', first = '', plus, second, open] = match;
  const low = amountOf(first);
  if (low === null) return null;
  const high = second === undefined ? null : amountOf(second);
  if (high !== null) return { least: Math.min(low, high), most: Math.max(low, high) };
  if (plus !== undefined || /more/iu.test(open ?? '') || /least|fewer than$|minimum/iu.test(sign)) {
    return /^(?:fewer|less)/iu.test(sign) ? { least: 0, most: low - 1 } : { least: low, most: Infinity };
  }
  if (/more than$|over/iu.test(sign) && !/^no/iu.test(sign)) return { least: low + 1, most: Infinity };
  if (/less than|under/iu.test(sign)) return { least: 0, most: low - 1 };
  if (/^no more|up to|at most/iu.test(sign) || /fewer|less/iu.test(open ?? ''))
    return { least: 0, most: low };
  return { least: low, most: low };
}

/** null for "several" and the like, which name no number. */
function amountOf(written: string): number | null {
  const word = written.toLowerCase();
  if (word === 'none' || word === 'zero') return 0;
  if (WORDS.includes(word)) return WORDS.indexOf(word);
  const number = Number(word.replaceAll(',', ''));
  return Number.isNaN(number) ? null : number;
}
