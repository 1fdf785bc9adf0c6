/** Whether an assignment asks its writer to cite, says that nobody needs to, or leaves it open. */
export type Citing = 'asked' | 'not-needed' | 'open';

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** "Two sources of error", "three articles of clothing": nothing to cite, unlike "two sources of information". */
const NOT_OF_A_THING = String.raw`(?!\s+of\s+(?!(?:\p{L}+\s+)?(?:information|evidence|data|research|your|any|each|every)\b))`;
const SOURCES = new RegExp(
  String.raw`\b(?:at least |a minimum of |minimum of |use |cite |with )\s*(?:a minimum of |at least )?${NUMBER}\s+(?:[\p{L}-]+,?\s+){0,4}?(?:sources|references|articles|citations|source|reference|article|citation)\b${NOT_OF_A_THING}`,
  'iu',
);
const WORKS = '(?:sources?|references?|citations?|literature|research)';
const NEEDED = '(?:needed|required|necessary|expected|allowed|permitted)';
/** "No sources older than ten years" limits the sources, and asks for some. */
const NOT_LIMITED = String.raw`(?!\s+(?:older|more|less|fewer|other|than|from|that|which|before|published|written)\b)`;
const OUTSIDE =
  '(?:(?:any|outside|external|additional|other|secondary|published|scholarly|further|library)\\s+)*';
const NO_SOURCES = new RegExp(
  [
    String.raw`\b(?:no|without)\s+(?:\p{L}+\s+){0,2}${WORKS}(?:\s+(?:list|page))?(?:\s+(?:or|and)\s+${WORKS})?(?:\s+(?:is|are)\s+${NEEDED}|(?=[.;,\s]|$)${NOT_LIMITED})`,
    String.raw`\b${WORKS}\s+(?:(?:is|are)\s+(?:not|n['’]t)|may not be)\s+${NEEDED}`,
    String.raw`\b(?:do|does|need)\s*(?:not|n['’]t)\s+(?:have\s+to\s+|need\s+to\s+)?(?:cite(?=\s*(?:[.;,!]|$|any|your|${WORKS}))|(?:use|need|require|consult|include|look\s+for|look\s+up|do|bring\s+in)\s+${OUTSIDE}${WORKS}\b${NOT_LIMITED})`,
    String.raw`\bnot\s+a\s+research\s+(?:paper|essay|assignment)\b`,
  ].join('|'),
  'iu',
);
const ASKS_TO_CITE =
  /\b(?:cite|citing|in-text citations?|references? (?:list|page)|with references|bibliography|works cited|peer-reviewed|scholarly (?:sources?|articles?)|(?:list|give|credit|document|include|provide|acknowledge)\s+(?:(?:all|any|your|of)\s+)+(?:sources|references))\b/iu;

/** Reads from an assignment's texts whether its writer is to cite. */
export function readCiting(text: string): Citing {
  if (findNumberOfSources(text) !== null) return 'asked';
  if (NO_SOURCES.test(text)) return 'not-needed';
  return ASKS_TO_CITE.test(text) ? 'asked' : 'open';
}

/** The number of sources that a text asks for, as it is written: "five", "12". */
export function findNumberOfSources(text: string): string | null {
  const found = SOURCES.exec(text)?.[1] ?? null;
  return found === null || Number(found) === 0 || Number(found) > 60 ? null : found;
}
