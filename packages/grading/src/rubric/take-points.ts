const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:points?|pts?\b\.?|marks?\b|percent\b|%)`;
const RANGE = String.raw`(${NUMBER})(?:\s*(?:-|–|—|to|or)\s*(${NUMBER}))?`;

/** Where a text names its points, the surest first. The number may be a range, whose higher end counts. */
const PLACES: readonly RegExp[] = [
  // "(20 points)", "18–20 pts", "worth up to 20%"
  new RegExp(
    String.raw`[([]?\s*(?:worth\s+|up to\s+|max(?:imum)?\.?(?:\s+of)?\s+|out of\s+|[_\s]*/\s*)?(?<![\d.,])${RANGE}(?:\s*/\s*${NUMBER})?\s*-?\s*${UNIT}(?:\s+(?:each|possible|max(?:imum)?|total))?\s*[)\]]?`,
    'iu',
  ),
  // "(20)", "[15]", "(15–20)"
  new RegExp(String.raw`[([]\s*${RANGE}\s*[)\]]`, 'u'),
  // "__/20", "/ 20", "out of 20"
  new RegExp(String.raw`(?:[_\s]*/|\bout of)\s*(${NUMBER})\s*$`, 'iu'),
  // "20: Clear", "4 = Excellent", "15 - Good"
  new RegExp(String.raw`^${RANGE}\s*(?:[:=]|[-–—]\s)`, 'u'),
  // "Thesis: 20", "Thesis - 20", "Thesis ..... 20"
  new RegExp(String.raw`(?:\s[-–—]\s*|\s*[:=]\s*|(?<!\.)\.{2,}\s*)${RANGE}\s*$`, 'u'),
  new RegExp(String.raw`^\s*${RANGE}\s*$`, 'u'),
];

/** Characters of one line or cell. */
const LONGEST = 4000;

export type TakenPoints = {
  /** null where the text names none. */
  readonly points: number | null;
  /** The text without its points. */
  readonly rest: string;
  /** Whether the points come before anything else. */
  readonly isFirst: boolean;
};

/** Takes the points out of a line or a cell: "Thesis (20 points)", "20: Clear", "18–20 pts". */
export function takePoints(written: string): TakenPoints {
  const text = written.slice(0, LONGEST).replace(/[ \t]+/gu, ' ');
  for (const place of PLACES) {
    const match = place.exec(text);
    if (match === null) continue;
    const points = Math.max(numberOf(match[1]), numberOf(match[2]));
    const before = text.slice(0, match.index);
    const rest = `${before} ${text.slice(match.index + match[0].length)}`;
    return { points, rest: trimSeparators(rest), isFirst: before.trim() === '' };
  }
  return { points: null, rest: trimSeparators(text), isFirst: false };
}

/** How many points a text names with their unit. */
export function countPoints(text: string): number {
  return [...text.matchAll(new RegExp(String.raw`(?<![\d.,])${NUMBER}\s*-?\s*${UNIT}`, 'giu'))].length;
}

function numberOf(written: string | undefined): number {
  return written === undefined ? 0 : Number(written.replace(',', '.'));
}

/** Separators and brackets that were around the points. */
export function trimSeparators(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/[ \t]+/gu, ' ')
    .replace(/^(?:[\s:=,;|–—-]|\.(?!\d)|\bfor\b)+/iu, '')
    .replace(/(?:[\s:=,;|–—-]|\(\s*\)|\[\s*\])+$/u, '')
    .replace(/\s+([:.,;])/gu, '$1')
    .trim();
}
