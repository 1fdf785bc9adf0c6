import type { AssignmentBrief } from '@greenpen/grading';

/** What an assignment asks for in numbers; `null` where it names none. */
export type Asked = {
  /** Words, a page counted as 275. */
  readonly leastWords: number | null;
  readonly mostWords: number | null;
  /** As the assignment says it: "1,000 words", "3–5 pages". */
  readonly lengthAsWritten: string | null;
  readonly sources: number | null;
  /** Whether the assignment asks its writer to cite, says that nobody needs to, or leaves it open. */
  readonly citing: 'asked' | 'not-needed' | 'open';
};

const WORDS_PER_PAGE = 275;

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+|${NUMBER_WORDS.slice(1).join('|')})`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|–|—|to)\s*${NUMBER})?`;
const LENGTH = new RegExp(
  String.raw`\b${RANGE}[\s-]*(?:full |double[- ]spaced |typed )?(words?|pages?)\b`,
  'giu',
);
const SOURCES = new RegExp(
  String.raw`\b(?:at least |a minimum of |minimum of |use |cite |with )\s*(?:a minimum of |at least )?${NUMBER}\s+(?:[\p{L}-]+,?\s+){0,4}?(?:sources|references|articles|citations|source|reference|article|citation)\b`,
  'iu',
);
/** "About 600 words" is met by somewhat less. */
const APPROXIMATE = /\b(?:about|around|approximately|approx\.?|roughly|circa|some)\s*$|~\s*$/iu;
const APPROXIMATE_SHARE = 0.9;
const WORKS = '(?:sources?|references?|citations?|literature|research)';
const NO_SOURCES = new RegExp(
  String.raw`\b(?:no|without)\s+(?:\p{L}+\s+){0,2}${WORKS}(?:\s+(?:list|page))?(?:\s+(?:or|and)\s+${WORKS})?(?:\s+(?:is|are)\s+(?:needed|required|necessary|expected)|(?=[.;,\s]|$))|\b${WORKS}\s+(?:is|are)\s+(?:not|n['’]t)\s+(?:needed|required|necessary|expected)|\b(?:do|does|need)\s*(?:not|n['’]t)\s+(?:have\s+to\s+|need\s+to\s+)?(?:cite|use\s+(?:any\s+|outside\s+)?${WORKS})`,
  'iu',
);
const ASKS_TO_CITE =
  /\b(?:cite|citing|in-text citations?|reference (?:list|page)|with references|peer-reviewed|scholarly (?:sources?|articles?))\b/iu;
const ABOUT_ONE_PART = /\b(?:abstract|title|paragraph|reply|replies|peer response|per|each|classmate)\b/iu;

/** Reads the asked length and number of sources from the instructions, else from description and rubric. */
export function readAsked({ instructions, description, rubric }: AssignmentBrief): Asked {
  const texts = [instructions, description, rubric];
  const length = texts.map(findLength).find((found) => found !== null);
  const sources = texts.map(findSources).find((found) => found !== null) ?? null;
  return {
    leastWords: null,
    mostWords: null,
    lengthAsWritten: null,
    ...length,
    sources,
    citing: readCiting(texts, sources),
  };
}

function readCiting(texts: readonly string[], sources: number | null): Asked['citing'] {
  if (sources !== null) return 'asked';
  const text = texts.join('\n');
  if (NO_SOURCES.test(text)) return 'not-needed';
  return ASKS_TO_CITE.test(text) ? 'asked' : 'open';
}

function findLength(text: string): Omit<Asked, 'sources' | 'citing'> | null {
  for (const match of text.matchAll(LENGTH)) {
    const [written = '', low = '', high, unit = ''] = match;
    const around = text.slice(Math.max(0, match.index - 25), match.index + written.length + 25);
    if (ABOUT_ONE_PART.test(around)) continue;
    const factor = unit.toLowerCase().startsWith('page') ? WORDS_PER_PAGE : 1;
    const first = numberOf(low) * factor;
    const second = high === undefined ? null : numberOf(high) * factor;
    if (factor === 1 && first < 30) continue;
    const share = APPROXIMATE.test(text.slice(Math.max(0, match.index - 25), match.index))
      ? APPROXIMATE_SHARE
      : 1;
    const before = text.slice(Math.max(0, match.index - 25), match.index).toLowerCase();
    const isMost = /(?:no more than|at most|up to|maximum(?: of)?|not exceed|fewer than|less than)\s*$/u.test(
      before,
    );
    return {
      leastWords: isMost && second === null ? null : Math.round(first * share),
      mostWords: second ?? (isMost ? first : null),
      lengthAsWritten: plainLength(written, second ?? first),
    };
  }
  return null;
}

/** "5-page" is said as "5 pages" where no noun follows. */
function plainLength(written: string, amount: number): string {
  const isOne = amount === 1 || amount === WORDS_PER_PAGE;
  return written.replace(
    /[\s-]+((?:full |double[- ]spaced |typed )?)(word|page)s?$/iu,
    (_, kind: string, unit: string) => ` ${kind}${unit}${isOne ? '' : 's'}`,
  );
}

function findSources(text: string): number | null {
  const found = SOURCES.exec(text)?.[1];
  const number = found === undefined ? null : numberOf(found);
  return number !== null && number > 0 && number <= 60 ? number : null;
}

function numberOf(written: string): number {
  const word = NUMBER_WORDS.indexOf(written.toLowerCase());
  return word === -1 ? Number(written.replaceAll(',', '')) : word;
}
