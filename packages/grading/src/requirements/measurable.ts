import type { RequirementKind } from './requirement.ts';

export type Measured = { readonly text: string; readonly kind: RequirementKind; readonly asWritten: string };

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)`;
const AT_LEAST = String.raw`(?:(?:at least|a minimum of|minimum of|no fewer than|no less than|no more than|at most|a maximum of|up to|between|about|around|approximately|roughly|some)\s+)*`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|—|to|and|or)\s*${AMOUNT})?`;

/** [kind, pattern]: what can be measured or looked up; the pattern's words are cut out of the sentence. */
const PATTERNS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'length',
    new RegExp(
      String.raw`(?:\(\s*|\bof\s+|\bin\s+|\bbe\s+)?\b${AT_LEAST}${RANGE}[\s-]*(?:(?:full|double[- ]spaced|typed)[\s,]*)?(?:words?|pages?)\b(?:\s+(?:long|in length|in total|maximum|minimum))?(?:\s*\))?`,
      'iu',
    ),
  ],
  [
    'sources',
    new RegExp(
      String.raw`(?:,?\s*(?:and\s+|while\s+)?(?:using|use|uses|cite|cites|citing|with|include|including|drawing on|draw on|draws on|based on|support(?:ed|ing)?(?:\s+\p{L}+){0,4}\s+(?:with|by)|from)\s+)?${AT_LEAST}${RANGE}\s+(?:[\p{L}-]+,?\s+(?:and\s+|or\s+)?){0,4}?(?:sources?|references?|articles?|citations?|studies)\b(?:\s+(?:published|from|no older than|written)\b(?:(?!\s+(?:and|to|in order)\s)[^.;,])*)?`,
      'iu',
    ),
  ],
  [
    'visual',
    new RegExp(
      String.raw`(?:include|includes|including|insert|add|put in|provide|with)\s+(?:${AT_LEAST}${AMOUNT}|an?|the|your)\s+(?:[\p{L}-]+\s+){0,3}?(?:tables?|figures?|charts?|graphs?|diagrams?)\b`,
      'iu',
    ),
  ],
  [
    'person',
    /\b(?:(?:do not|don['’]t|avoid|never|without|no)\s+(?:\p{L}+\s+){0,3}?(?:the\s+)?(?:first|second)[\s-]person\b[^.;]*|(?:in|use|using)\s+(?:the\s+)?(?:third|first)[\s-]person\b)/iu,
  ],
  [
    'format',
    /(?:,?\s*(?:in|using|use|follow(?:ing|s)?|formatted (?:in|according to)|according to)\s+)?(?:current\s+)?\b(?:APA|MLA|ASA|CSE|Chicago (?=style|manual|format))\b(?:\s*\(?7(?:th)?(?:\s+ed(?:ition|\.)?)?\)?)?(?:[\s-]+(?:style|format(?:ting)?|guidelines|citations?))?(?:\s+(?:for|in|throughout)\b[^.;,]*)?/u,
  ],
  ['format', /\bdouble[- ]spaced?\b|\b1[012][- ]point\b[^.;,]*|\bTimes New Roman\b/iu],
];

const USES = /^(?:,?\s*(?:and\s+|while\s+)?)(?:us|cit|with|includ|draw|based|support|from)/iu;

const SECTION_NAMES = String.raw`(?:abstract|introduction|method(?:s|ology)?(?: section)?|results(?: section)?|discussion section|literature review|conclusion|references?(?: (?:list|page))?|reference list|appendix|title page|cover page|works cited|annotated bibliography|executive summary|hypothes[ie]s|thesis statement|running head)`;
const SECTIONS = new RegExp(
  String.raw`\b(?:include|includes|including|contain|contains|has|have|with|add|provide|begin with|end with|start with|finish with|must be)\b[^.;?]*?\b${SECTION_NAMES}\b[^.;?]*`,
  'iu',
);
/** "under the following headings: Background, Evidence, and Recommendation". */
const HEADINGS =
  /(?:,?\s*(?:organized|arranged|divided)?\s*(?:under|using|with|into)\s+)?(?:the\s+)?(?:following\s+)?(?:headings|sections)\s*:\s*([^.;:?]+)/iu;
const SECTION = new RegExp(String.raw`\b${SECTION_NAMES}\b`, 'giu');

/** Whether a listed item is a section by its first noun: "a conclusion", "an introduction with a clear thesis". */
export function isSectionItem(item: string): boolean {
  return new RegExp(String.raw`^(?:an?\s+|the\s+|your\s+|\p{L}+\s+)?${SECTION_NAMES}\b`, 'iu').test(item);
}

/** What a sentence asks for that can be measured or looked up, and the rest of the sentence. */
export function readMeasurable(sentence: string): {
  readonly measured: readonly Measured[];
  readonly rest: string;
} {
  const measured: Measured[] = [];
  let rest = sentence;
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const asWritten = match[0].replace(/^[\s,]+(?:and\s+)?/u, '').trim();
    if (kind === 'length' && isAboutOnePart(sentence, match.index)) continue;
    measured.push({ kind, text: sentenceCase(bare(asWritten)), asWritten });
    // "Summarize two studies" is a part too; "using two studies" only says what with.
    if (kind === 'sources' && !USES.test(match[0])) continue;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  const headings = HEADINGS.exec(rest);
  if (headings !== null) {
    for (const name of (headings[1] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/u)) {
      if (name.trim() !== '')
        measured.push({ kind: 'section', text: sentenceCase(name.trim()), asWritten: headings[0].trim() });
    }
    rest = rest.replace(headings[0], ' ');
  }
  const sections = SECTIONS.exec(rest)?.[0];
  if (sections !== undefined) {
    const named = [...sections.matchAll(SECTION)].map(({ 0: name }) => name);
    for (const name of named)
      measured.push({ kind: 'section', text: sentenceCase(name), asWritten: sections.trim() });
    if (isOnlyNames(sections, named)) rest = rest.replace(sections, ' ');
  }
  return {
    measured,
    rest: rest
      .replace(/\s+/gu, ' ')
      .replace(/\s+([.,;?])/gu, '$1')
      .replace(/\ba(?= [aeiou]\p{L})/giu, 'an')
      .trim(),
  };
}

function bare(words: string): string {
  return words.replace(/^[(\s]*(?:(?:of|in|be)\s+)?/iu, '').replace(/[\s)]+$/u, '');
}

/** "an abstract of 150 words" and "200 words per question" are not the length of the paper. */
function isAboutOnePart(sentence: string, at: number): boolean {
  return /\b(?:abstract|title|paragraph|reply|replies|response to|per|each|classmate)\b/iu.test(
    sentence.slice(Math.max(0, at - 25), at + 40),
  );
}

/** Whether a list of sections names them and nothing to say in them. */
function isOnlyNames(sections: string, named: readonly string[]): boolean {
  let left = sections;
  for (const name of named) left = left.replace(name, ' ');
  const words = left.match(/\p{L}+/gu) ?? [];
  return (
    words.filter(
      (word) =>
        word.length > 3 &&
        !/^(?:include|includes|including|contain|contains|have|with|begin|start|finish|provide|section|sections|must)$/iu.test(
          word,
        ),
    ).length === 0
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
