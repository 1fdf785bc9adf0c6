/** An amount as written: its value, what it counts, and where it is. */
export type Amount = {
  readonly value: number;
  /** "$", "%" or the word that follows in lower case; `null` where the number stands alone. */
  readonly unit: string | null;
  readonly start: number;
  readonly end: number;
};

const SCALES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const SPELLED = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
  ...'sixteen seventeen eighteen nineteen twenty'.split(' '),
];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const WRITTEN = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|(?:${TENS.join('|')})(?:-(?:${SPELLED.slice(1, 10).join('|')}))?|${SPELLED.slice(1).join('|')}`;

/** The source of a pattern for one amount, without capturing groups. */
export const AMOUNT = String.raw`(?<![\d.,–-])\$?\b(?:${WRITTEN})(?![\d]|,\d|\.\d|-\p{L}|(?:st|nd|rd|th)\b)(?: (?:${Object.keys(SCALES).join('|')}))?(?:\s?%| percent\b| per cent\b| dollars\b)?`;

const PARTS = new RegExp(
  String.raw`^(\$?)(${WRITTEN})(?: (${Object.keys(SCALES).join('|')}))?(?:\s?(%)| (percent|per cent|dollars))?`,
  'iu',
);
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
/** Words after a number that are no unit of it. */
const NO_UNIT =
  /^(?:a|an|and|are|as|at|by|but|each|every|for|from|had|has|have|he|if|in|is|it|its|of|on|or|out|she|so|than|that|the|their|they|this|to|was|we|were|when|which|while|who|with|per|people|times|after|before|during|only|versus|vs|against|compared)$/iu;

/** Reads what `AMOUNT` matched, with the word after it; `null` for a year. */
export function readAmount(text: string, start: number): Amount | null {
  const match = PARTS.exec(text.slice(start));
  if (match === null) return null;
  const [whole, dollar, written = '', scale, sign, named] = match;
  const isBare = dollar === '' && scale === undefined && sign === undefined && named === undefined;
  if (isBare && YEAR.test(written)) return null;
  const value = valueOf(written) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1);
  const end = start + whole.length;
  return { value, unit: unitOf({ dollar, sign, named }, text.slice(end)), start, end };
}

type Marks = {
  readonly dollar: string | undefined;
  readonly sign: string | undefined;
  readonly named: string | undefined;
};

function unitOf({ dollar, sign, named }: Marks, after: string): string | null {
  if (dollar === '$' || named?.toLowerCase() === 'dollars') return '$';
  if (sign === '%' || named !== undefined) return '%';
  const [, next] = /^ (\p{L}[\p{L}-]*)/u.exec(after) ?? [];
  return next === undefined || NO_UNIT.test(next) ? null : next.toLowerCase().replace(/s$/u, '');
}

function valueOf(written: string): number {
  const digits = Number(written.replaceAll(',', ''));
  if (!Number.isNaN(digits)) return digits;
  const [tens = '', ones = ''] = written.toLowerCase().split('-');
  const ten = TENS.indexOf(tens);
  const one = SPELLED.indexOf(ten === -1 ? tens : ones);
  return (ten === -1 ? 0 : (ten + 2) * 10) + Math.max(0, one);
}

/** All amounts of a text in their order. */
export function listAmounts(text: string): readonly Amount[] {
  return [...text.matchAll(new RegExp(AMOUNT, 'giu'))].flatMap(({ index }) => {
    const amount = readAmount(text, index);
    return amount === null ? [] : [amount];
  });
}

/**
 * Two amounts of one thing, which can be compared; a unit or scale that is named once holds for both ("from 3 to 5
 * million"). `null` where they may count different things.
 */
export function comparable(one: Amount, other: Amount, text: string): readonly [number, number] | null {
  if (one.unit !== null && other.unit !== null && one.unit !== other.unit) return null;
  const isScaled = ({ start, end }: Amount) =>
    /(?:hundred|thousand|[mbtr]+illion)/iu.test(text.slice(start, end));
  if (isScaled(one) === isScaled(other)) return [one.value, other.value];
  if (isScaled(one) || one.value >= 1000) return [one.value, other.value];
  const scale =
    other.value / Number(/[\d.]+/u.exec(text.slice(other.start, other.end).replaceAll(',', ''))?.[0]);
  return Number.isFinite(scale) && one.unit !== '$' ? [one.value * scale, other.value] : null;
}
