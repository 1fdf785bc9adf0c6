import { isDirective } from './directives.ts';
import type { RequirementKind } from './requirement.ts';

export type Measured = { readonly text: string; readonly kind: RequirementKind; readonly asWritten: string };

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)`;
const AT_LEAST = String.raw`(?:(?:at least|a minimum of|minimum of|no fewer than|no less than|no more than|at most|a maximum of|up to|between|about|around|approximately|roughly|some)\s+)*`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|—|to|and|or)\s*${AMOUNT})?`;

const UNIT = String.raw`[\s-]*(?:(?:full|double[- ]spaced|single[- ]spaced|typed|typewritten)[\s,]*)*(?:words?|pages?)\b`;
const LENGTH = String.raw`${AT_LEAST}${RANGE}${UNIT}`;

/** [kind, pattern]: what can be measured or looked up; the pattern's words are cut out of the clause. */
const PATTERNS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'length',
    new RegExp(
      String.raw`(?:\(\s*|\bof\s+|\bin\s+|\bbe\s+)?(?:\b(?:maximum|minimum)\s+(?:of\s+)?)?\b${LENGTH}(?:\s+(?:long|in length|in total|total|maximum|minimum))?(?:\s*\(${LENGTH}(?:\s+(?:long|in length|in total))?\))?(?:,?\s+(?:not counting|not including|excluding|including|without)\s+[^.;)]*)?(?:\s*\))?`,
      'iu',
    ),
  ],
  [
    'sources',
    new RegExp(
      String.raw`(?:,?\s*(?:and\s+|while\s+|that\s+)?(?:using|use|uses|cite|cites|citing|with|include|including|drawing on|draw on|draws on|based on|support(?:ed|ing)?(?:\s+\p{L}+){0,4}\s+(?:with|by)|from)\s+)?${AT_LEAST}${RANGE}\s+(?:[\p{L}-]+,?\s+(?:and\s+|or\s+)?){0,4}?(?:sources?(?!\s+of\b)|references?|articles?|citations?|studies)\b(?:\s+(?:published|from|no older than|written)\b(?:(?!\s+(?:and|to|in order|that)\s)[^.;,])*)?(?:,?\s+(?:(?:at least\s+)?(?:one|two|three|some|all|none) of (?:which|them|these)|including)\b[^.;]*)?(?:\s*\([^)]*\))?`,
      'iu',
    ),
  ],
  [
    'visual',
    new RegExp(
      String.raw`(?:include|includes|including|insert|add|put in|provide|give|create|make|draw|use|with)\s+(?:${AT_LEAST}${AMOUNT}|an?|the|your)\s+(?:[\p{L}-]+\s+){0,3}?(?:tables?|figures?|charts?|graphs?|diagrams?)\b(?:\s+or\s+(?:an?\s+|one\s+)?(?:tables?|figures?|charts?|graphs?|diagrams?))?(?:\s+(?:that|which|of|with|showing|comparing)\s+[^.;,]*)?`,
      'iu',
    ),
  ],
  [
    'person',
    /\b(?:(?:do not|don['’]t|avoid|never|without|no)\s+(?:\p{L}+\s+){0,3}?(?:the\s+)?(?:first|second)[\s-]person\b[^.;]*|(?:in|use|using)\s+(?:the\s+)?(?:third|first)[\s-]person\b)/iu,
  ],
  [
    'format',
    /(?:\(\s*)?(?:,?\s*(?:in|using|use|follow(?:ing|s)?|formatted (?:in|according to)|according to)\s+)?(?:current\s+)?\b(?:APA|MLA|ASA|CSE|AMA|Chicago (?=style|manual|format))\b(?:\s*\(?7(?:th)?(?:\s+ed(?:ition|\.)?)?\)?)?(?:[\s-]+(?:[\p{L}-]+\s+)?(?:style|format(?:ting)?|guidelines|citations?))?(?:\s+(?:for|in|throughout)\b[^.;,)]*)?(?:\s*\))?/u,
  ],
  [
    'format',
    /\bdouble[- ]spaced?\b(?:,?\s+(?:and\s+)?(?:in\s+)?1[012][- ]point\b[^.;,]*)?|\b1[012][- ]point\b[^.;,]*|\bTimes New Roman\b/iu,
  ],
];

/** A clause that asks only to use works: all of it is the requirement. */
const USES_WORKS =
  /^(?:use|cite|include|draw|incorporate|support|link|refer|find|locate|consult|integrate|quote)\b/iu;
const MAKES_VISUAL = /^(?:include|insert|add|put|provide|give|create|make|draw|use|present|design)\b/iu;
/** "Give your paper a title", "label each answer", "include the link": about the page and not about its subject. */
const FORMAT_CLAUSE =
  /^(?:give (?:your|the|this) (?:\p{L}+ )?\p{L}+ an? (?:\p{L}+ ){0,2}(?:title|heading)|(?:label|number) (?:each|every|your|the|all)\b|(?:include|add|put|provide|give) (?:an?|the|your)? ?(?:(?:link|url|word count|running head|page numbers?|name|date)\b|(?:\p{L}+ )?title\b)|use (?:headings|subheadings|\d+|one-inch|1-inch|standard margins)|(?:the|your) \p{L}+ (?:needs|must have|should have|has) (?:the|an?) (?:\p{L}+ )?(?:heading|header|title)\b)/iu;
const SECTION_COUNT = new RegExp(
  String.raw`\b${AT_LEAST}${AMOUNT}\s+(?:main |major |distinct |labeled )?(?:sections|parts)\b,?\s*(?:each\s+)?(?:with|under)\s+(?:its|their|an?)\s+(?:own\s+)?headings?\b`,
  'iu',
);

const USES = /^(?:,?\s*(?:and\s+|while\s+|that\s+)?)(?:us|cit|with|includ|draw|based|support|from)/iu;

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

/**
 * What a clause asks for that can be measured or looked up, and the rest of the clause; `order` is the clause without
 * "your paper should".
 */
export function readMeasurable(
  clause: string,
  order: string,
): { readonly measured: readonly Measured[]; readonly rest: string } {
  const whole = wholeClauseKind(order);
  if (whole !== null) return { measured: [{ kind: whole, text: order, asWritten: clause }], rest: '' };
  const measured: Measured[] = [];
  let rest = clause;
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const asWritten = match[0].replace(/^[\s,]+(?:and\s+)?/u, '').trim();
    if (kind === 'length' && isAboutOnePart(clause, match.index)) continue;
    // "Summarize two studies" is a part; "using two studies" says what with.
    const opensOrder = isDirective(/^\p{L}+/u.exec(order)?.[0] ?? '') && !WRITES.test(order);
    if (kind === 'sources' && !USES.test(match[0]) && opensOrder) continue;
    measured.push({ kind, text: textOf(kind, asWritten), asWritten });
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  rest = readSections(rest, measured);
  return {
    measured,
    rest: rest
      .replace(/\(\s*\)/gu, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/\s+([.,;?)])/gu, '$1')
      .replace(/\ba(?= [aeiou]\p{L})/giu, 'an')
      .replace(/^[\s,;]+/u, '')
      .trim(),
  };
}

const WRITES = /^(?:write|compose|draft|prepare|submit|create)\b/iu;

function wholeClauseKind(order: string): RequirementKind | null {
  const has = (kind: RequirementKind): boolean =>
    PATTERNS.some(([one, pattern]) => one === kind && pattern.test(order));
  if (FORMAT_CLAUSE.test(order)) return 'format';
  if (USES_WORKS.test(order) && has('sources')) return 'sources';
  return MAKES_VISUAL.test(order) && has('visual') ? 'visual' : null;
}

/** Adds the sections that a clause names, and gives the rest of it. */
function readSections(clause: string, measured: Measured[]): string {
  let rest = clause;
  const headings = HEADINGS.exec(rest);
  if (headings !== null) {
    for (const name of (headings[1] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/u)) {
      if (name.trim() !== '')
        measured.push({ kind: 'section', text: name.trim(), asWritten: headings[0].trim() });
    }
    rest = rest.replace(headings[0], ' ');
  }
  const counted = SECTION_COUNT.exec(rest)?.[0];
  if (counted !== undefined) {
    measured.push({ kind: 'section', text: counted, asWritten: counted });
    rest = rest.replace(counted, ' ');
  }
  const sections = SECTIONS.exec(rest)?.[0];
  if (sections !== undefined) {
    const named = [...sections.matchAll(SECTION)].map(({ 0: name }) => name);
    const asWritten = sections.trim();
    if (isOnlyNames(sections, named)) {
      for (const name of named) measured.push({ kind: 'section', text: name, asWritten });
      rest = rest.replace(sections, ' ');
    }
  }
  return rest;
}

function textOf(kind: RequirementKind, asWritten: string): string {
  if (kind === 'length') return lengthText(asWritten);
  if (kind === 'person') return asWritten;
  const prefix =
    kind === 'sources' || kind === 'visual'
      ? /^(?:and\s+|while\s+|that\s+)*(?:using|with|including|includes|drawing on|draws on|based on|citing|cites|from)\s+/iu
      : /^$/u;
  return bare(asWritten.replace(prefix, ''));
}

/** "500 to 700 word" and "5-page" are said with a plural where no noun follows. */
function lengthText(asWritten: string): string {
  return bare(asWritten)
    .replace(/^\((.*)$/u, '$1')
    .replace(
      /[\s-]+((?:[\p{L}-]+[\s,]+)*?)(word|page)s?\b/iu,
      (_, kind: string, unit: string) => ` ${kind}${unit}s`,
    )
    .replace(/\b(one|1) ((?:[\p{L}-]+ )*?)(word|page)s\b/iu, '$1 $2$3');
}

function bare(words: string): string {
  const opened = words.replace(/^[(\s]*(?:(?:of|in|be|that)\s+)?/iu, '').trim();
  return opened.includes('(') ? opened : opened.replace(/[\s)]+$/u, '');
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
