import { readBan } from './bans.ts';
import { isDirective } from './directives.ts';
import type { RequirementKind, RequirementLine } from './requirement.ts';
import { readSections } from './sections.ts';

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const AT_LEAST = String.raw`(?:(?:at least|a minimum of|minimum of|no fewer than|no less than|no more than|not more than|at most|a maximum of|maximum of|up to|under|over|fewer than|less than|more than|between|about|around|approximately|roughly|some|or|a total of|minimum|maximum)\s+)*`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|—|to|and|or)\s*${AMOUNT})?`;
const MEASURE = String.raw`(?:full|double[- ]spaced|single[- ]spaced|typed|typewritten|written|handwritten)`;
/** "One word" is a word and no length, and "two Word files" are files. */
const UNIT = String.raw`(?:[\s-]*(?:${MEASURE}[\s,]*)*(?:words\b|pages?\b)|-(?:word|page)\b|\s+word\b(?=\s+\p{Ll}+\b))(?!\s+(?:numbers?|documents?|files?)\b)`;
const ONE_PAGE = String.raw`\ba\s+(?:single|one)\s+page\b`;
const LENGTH = String.raw`(?:${AT_LEAST}${RANGE}${UNIT}|${ONE_PAGE})`;
const LONG = String.raw`(?:,?\s+(?:long|in length|in total|total|maximum|minimum|max\.?|min\.?|or (?:less|fewer|more|so|under)|at (?:most|least|minimum)))*`;
const NOT_COUNTING = String.raw`(?:,?\s+(?:not counting|not including|excluding|including|without)\s+[^.;)]*)?`;
const GAP = String.raw`(?:(?!(?:with|of|for|in|on|per|not|words?|times|minutes|page|pages|points?|your|the|paragraphs?|sentences?|reasons?|ways?|examples?)\b)[\p{L}-]+,?\s+(?:(?:and|or)\s+)?){0,4}?`;
const WORKS = String.raw`(?:sources?(?!\s+of\b)|references?|articles?|citations?|studies|books|journals|websites|interviews|quotations|quotes|reports|works(?!\s+cited)|documents|texts|readings)\b`;

/** [kind, pattern]: what can be measured or looked up; the pattern's words are cut out of the clause. */
const PATTERNS: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'length',
    new RegExp(
      String.raw`(?:\(\s*|\bof\s+|\bin\s+|\bbe\s+|\bto\s+(?=under|at|no|about|${AMOUNT}))?(?:\b(?:not (?:to )?)?exceed(?:ing|s)?\s+|\blonger than\s+|\bwithin\s+)?(?:\b(?:maximum|minimum|max\.?|min\.?)\s+(?:of\s+)?)?\b${LENGTH}${LONG}(?:\s*\(${LENGTH}${LONG}\))?${NOT_COUNTING}(?:\s*\))?`,
      'iu',
    ),
  ],
  [
    'sources',
    new RegExp(
      String.raw`(?:,?\s*(?:and\s+|while\s+|that\s+)?(?:using|use|uses|cite|cites|citing|with|include|including|drawing on|draw on|draws on|based on|support(?:ed|ing)?(?:\s+\p{L}+){0,4}\s+(?:with|by)|from)\s+)?${AT_LEAST}\b${RANGE}\s+${GAP}${WORKS}(?:\s+(?:published|from|no older than|written)\b(?:(?!\s+(?:and|to|in order|that)\s)[^.;,])*)?(?:,?\s+(?:(?:at least\s+|no more than\s+|only\s+)?(?:one|two|three|some|all|none) of (?:which|them|these)|including)\b[^.;]*)?(?:\s*\([^)]*\))?`,
      'iu',
    ),
  ],
  [
    'sources',
    /,?\s*\b(?:and\s+)?with\s+(?:an?|one)\s+(?:(?:proper|full|correct|in-text|APA|MLA)\s+)*(?:citation|reference)\b|\s*\((?:please\s+)?(?:cite|with (?:an? )?citations?)(?:\s+(?:it|them|the \p{L}+|your \p{L}+))?\)/iu,
  ],
  [
    'visual',
    new RegExp(
      String.raw`(?:(?:include|includes|including|insert|add|put in|provide|give|create|make|draw|use|with)\s+(?:${AT_LEAST}${AMOUNT}|an?|the|your)|^include(?=\s+(?:tables|figures|charts|graphs|diagrams|images|photos|maps)\b)|^(?:at least\s+)?(?:${AMOUNT}|an?))\s+(?:[\p{L}-]+\s+){0,3}?(?:tables?|figures?|charts?|graphs?|diagrams?|images?|photos?|photographs?|maps?|illustrations?|sketch(?:es)?|drawings?)\b(?!\s+of (?:contents|speech))(?:\s+or\s+(?:an?\s+|one\s+)?(?:tables?|figures?|charts?|graphs?|diagrams?|images?|photos?|maps?))?(?:\s+(?:that|which|of|with|showing|comparing)\s+[^.;,]*)?`,
      'iu',
    ),
  ],
  [
    'person',
    /\b(?:in|use|using)\s+(?:the\s+)?(?:third|first)[\s-]person\b|^(?:the\s+)?(?:third|first)[\s-]person$/iu,
  ],
  [
    'format',
    /(?:\(\s*)?(?:^|,?\s*(?:in|using|use|follow(?:ing|s)?|formatted (?:in|according to)|according to|with)\s+)(?:current\s+|proper\s+|correct\s+|the\s+)?\b(?:APA|MLA|ASA|CSE|AMA|IEEE|Turabian|Harvard|Chicago|Bluebook)\b(?:\s*\(?(?:7|9|17)(?:th)?(?:\s+ed(?:ition|\.)?)?\)?)?(?:[\s-]+(?:[\p{L}-]+\s+)?(?:style|format(?:ting)?|guidelines|citations?|footnotes|references?))?(?:\s+(?:for|in|throughout)\b[^.;,)]*)?(?:\s*\))?/u,
  ],
  [
    'format',
    /(?:\(\s*)\b(?:APA|MLA|ASA|CSE|AMA|IEEE|Chicago)\b[^)]{0,40}\)|,?\s*\b(?:APA|MLA|ASA|CSE|AMA|IEEE|Chicago)\s+(?:style|format)\b(?=\s*(?:,|$))|^(?:APA|MLA|ASA|CSE|AMA|IEEE|Chicago)\b.{0,80}$/u,
  ],
  [
    'format',
    /\b(?:double|single)[- ]spaced?\b(?:,?\s+(?:and\s+)?(?:in\s+)?1[012][- ]point\b[^.;,)]*)?|\b1[0-4][- ](?:point|pt\.?)\b[^.;,)]*|\bTimes New Roman\b|\bone-inch margins\b|\bin an? (?:\p{L}+ )?(?:tone|voice|register)\b|\bin (?:about )?(?:one|two|three|four|five)(?:\s*(?:or|to|-|–)\s*(?:two|three|four|five|six))? (?:\p{L}+ )?paragraphs?\b/iu,
  ],
];

/** A clause that asks only to use works: all of it is the requirement. */
const USES_WORKS =
  /^(?:use|cite|include|draw|incorporate|support|link|refer|find|locate|consult|integrate|quote|reference|document|acknowledge)\b/iu;
/** "Cite them in the text", "refer to the textbook at least once", "use in-text citations". */
const POINTS_TO_WORKS =
  /^in-text citations?\b|^use only\b.*\b(?:sources?|texts?|readings?|materials?|articles?|documents?)\b|^only\b.*\b(?:may|can|should|must|are to) be used\b|^(?:cite|reference|quote|document|acknowledge)\s+(?:it|them|these|each|all|any|every|your|the|from|both|at least|specific|page|outside|sources?|references?|evidence|passages?|in)\b|^(?:use|include|provide|give|add|insert)\s+(?:[\p{L}-]+\s+){0,3}?(?:citations?|footnotes?|endnotes?|quotations?|references?|page numbers for)\b|^name\s+(?:your|the|all|each|every)\s+(?:[\p{L}-]+\s+)?sources?\b|^(?:refer|draw|link)\s+(?:back\s+)?(?:to|on|upon)\s+(?:the|your|our|one|two|at least)\s+(?:[\p{L}-]+\s+){0,3}?(?:textbook|chapters?|readings?|articles?|lectures?|novel|text|book|story|poem|sources?|materials?|modules?|films?|cases?|manual)\b/iu;
/** "Sources must be peer reviewed", "no more than one source can be a website". */
const ABOUT_SOURCES = new RegExp(
  String.raw`^(?:(?:all|your|the|each|every|at least|no more than|at most|only|any|${AMOUNT}|of)\s+)*(?:[\p{L}-]+\s+){0,2}?(?:sources?|references?|citations?|quotations?|quotes)\s+(?:must|should|need|needs|can|may|are to|have to|has to|will)\s+(?!not\s+(?:required|needed))(?:be|come|include|have|appear|date|not be)\b`,
  'iu',
);
const MAKES_VISUAL = /^(?:include|insert|add|put|provide|give|create|make|draw|use|present|design)\b/iu;
/** "Give your paper a title", "label each answer", "include the link": about the page and not about its subject. */
const FORMAT_CLAUSE =
  /^(?:give (?:your|the|this|it) (?:(?:\p{L}+ )?\p{L}+ )?an? (?:\p{L}+ ){0,2}(?:title|heading)|(?:label|number) (?:each|every|your|the|all)\b|(?:include|add|put|provide|give|place|type|list) (?:an?|the|your)? ?(?:(?:link|url|word count|running head|page numbers?|name|date)\b|(?:\p{L}+ )?(?:title|heading)s?\b)|(?:use|follow|include|have) (?:\p{L}+ )?(?:headings|subheadings|sub-headings|bullet points|bullets|one-inch|1-inch|\d+[- ]point|standard margins|footnotes|page numbers|(?:a |the )?(?:\p{L}+ )?(?:format|template|heading))\b|(?:use|follow) (?:the )?(?:current )?(?:APA|MLA|ASA|CSE|AMA|IEEE|Turabian|Harvard|Chicago)\b|format\b|(?:the|your) \p{L}+ (?:needs|must have|should have|has) (?:the|an?) (?:\p{L}+ )?(?:heading|header|title)\b|(?:double|single)[- ]space\b|an? (?:\p{L}+ )?title$|keep\b.{3,40}\bto (?:a minimum|one|two|three|\d)|(?:use|keep to) (?:the )?(?:present|past|active|formal|informal|plain|academic|professional|complete)\s(?:tense|voice|language|sentences|tone|english)|start (?:a new|each)\b|type\b|skip a line|include\b[^,]{0,30}\bheadings\b|write (?:out )?(?:numbers|dates|names|units)\b)/iu;
/** "Write in complete sentences", "keep your language plain", "verbs should be in the past tense": how, and not what. */
const MANNER =
  /^(?:write|answer|respond)\s+(?:(?:it|them|this|each|all|every|your|the|to)\s+)*(?:(?:answers?|questions?|responses?|paper|essay|memo|letter|post)\s+)?in\s+(?!(?:any|one|the|at least)\s+(?:of|question|prompt|topic))|^write\s+(?:it\s+|this\s+)?(?:for|as|with|to|from|at)\s|^keep\s+(?:your|the|it|all|each|every|sentences|paragraphs|answers)\b|^read\s+(?:like|as)\b/iu;
const OF_FORM = new RegExp(
  [
    String.raw`^(?:(?:the|your|all|each|every)\s+)*(?:[\p{L}-]+\s+)?(?:tone|voice|language|style|fonts?|margins?|spacing|paragraphs?|sentences?|answers|verbs|titles?|headings?|pages?|numbers|names)\s+(?:should|must|need to|needs to|have to|has to)\s+be\b`,
    String.raw`^(?:(?:the|your|all|each|every)\s+)*(?:[\p{L}-]+\s+){0,2}(?:citations?|references?|tables?|figures?|charts?|captions?|headings?|titles?|numbers?|footnotes?|names?)\s+(?:go|goes|belongs?|comes?|appears?)\s+(?:in|on|at|below|above|under|after|before)\b`,
    String.raw`\b(?:should|must|need to|needs to) be (?:indented|centered|bold\p{L}*|underlined|italici[sz]ed|capitali[sz]ed|numbered|labell?ed|spaced|typed)\b`,
  ].join('|'),
  'iu',
);
const BE_FORM =
  /^be\s+(?!\p{L}+\s+as follows)(?:written|typed|formatted|addressed|labell?ed|numbered|structured|organized|arranged|centered|bold\p{L}*|underlined|printed|handwritten|double|single)\b/iu;

const FORM_ALONE =
  /^(?:write|answer|respond|reply)\s+in\s+(?:[\p{L}-]+\s+){0,2}(?:sentences|paragraphs|prose|english)[\s.,;]*$/iu;

const USES = /^(?:,?\s*(?:and\s+|while\s+|that\s+)?)(?:us|cit|with|includ|draw|based|support|from)/iu;
const COUNTABLE_WORKS = /\b(?:sources?|references?|articles?|citations?|studies|quotations?|quotes)\b/iu;

/**
 * What a clause asks for that can be measured or looked up, and the rest of the clause; `order` is the clause without
 * "your paper should".
 */
export function readMeasurable(
  clause: string,
  order: string,
  {
    isListed = false,
    subject = null,
  }: { readonly isListed?: boolean; readonly subject?: string | null } = {},
): { readonly measured: readonly RequirementLine[]; readonly rest: string } {
  const ban = readBan(clause) ?? readBan(order);
  if (ban !== null) return { measured: [ban], rest: '' };
  const whole = wholeClauseKind(clause, order);
  if (whole !== null) {
    const isOfAll = ABOUT_SOURCES.test(clause) || OF_FORM.test(clause);
    const text = isOfAll ? clause : whole === 'format' ? order.replace(/^be\s+/iu, '') : order;
    return { measured: [{ kind: whole, text, asWritten: clause }], rest: '' };
  }
  const measured: RequirementLine[] = [];
  let rest = clause;
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(rest);
    // "A chart" is asked for in a list, and said to be helpful elsewhere.
    const isBareNoun =
      kind === 'visual' && /^(?:an?|at least|\d|one|two|three|four|five)\b/iu.test(match?.[0] ?? '');
    if (match === null || (isBareNoun && !isListed)) continue;
    if (!countsHere(kind, match, clause, order)) continue;
    if (kind === 'length' && ((isListed && ONE_THING.test(clause)) || ONE_PART.test(subject ?? ''))) continue;
    const asWritten = match[0].replace(/^[\s,]+(?:and\s+)?/u, '').trim();
    measured.push({ kind, text: textOf(kind, asWritten, clause), asWritten });
    rest = tidy(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`);
  }
  const left = readSections(rest, measured);
  const tidied = left === rest ? rest : tidy(left);
  // "Answer in full sentences", when the length is cut out.
  if (measured.length > 0 && FORM_ALONE.test(tidied)) {
    const text = tidied.replace(/[\s,.;]+$/u, '');
    return { measured: [...measured, { kind: 'format', text, asWritten: clause }], rest: '' };
  }
  return { measured, rest: tidied };
}

function countsHere(kind: RequirementKind, match: RegExpExecArray, clause: string, order: string): boolean {
  if (kind === 'length') return !isAboutOnePart(clause, match);
  // "Summarize two studies" is a part; "using two studies" says what with.
  const opensOrder = isDirective(/^\p{L}+/u.exec(order)?.[0] ?? '') && !WRITES.test(order);
  if (kind === 'sources' && CITES.test(match[0])) return true;
  if (kind === 'sources' && !USES.test(match[0])) return !opensOrder && COUNTABLE_WORKS.test(match[0]);
  return true;
}

/** "The overview should take up one page": no length of the whole. */
const ONE_PART =
  /\b(?:overview|summary|sections?|background|rationale|description|biography|recommendation|paragraphs?|sentences?|repl(?:y|ies)|introduction|conclusion|abstract|title|annotations?|captions?|quotations?|comments?)$/iu;
/** "A one-page reflection" in a list of what a portfolio contains. */
const ONE_THING = /^(?:an?|one|the|your)\s+[\p{L}\d]+-(?:word|page)\s+\p{L}/iu;

const WRITES = /^(?:write|compose|draft|prepare|submit|create)\b/iu;

function tidy(rest: string): string {
  return rest
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;?)])/gu, '$1')
    .replace(/\ba(?= (?!one\b|uni|us[ei]|eu)[aeiou]\p{L})/giu, 'an')
    .replace(/^[\s,;]+/u, '')
    .trim();
}

function wholeClauseKind(clause: string, order: string): RequirementKind | null {
  const has = (kind: RequirementKind): boolean =>
    PATTERNS.some(([one, pattern]) => one === kind && pattern.test(order));
  if (ABOUT_SOURCES.test(clause)) return 'sources';
  if (FORMAT_CLAUSE.test(order) || (isManner(clause, order) && !has('length') && !has('person')))
    return 'format';
  if (BE_FORM.test(order) && !has('length') && !has('person') && !has('format')) return 'format';
  if (
    (USES_WORKS.test(order) && has('sources')) ||
    POINTS_TO_WORKS.test(order) ||
    (/^only\b/iu.test(clause) && POINTS_TO_WORKS.test(clause))
  )
    return 'sources';
  return MAKES_VISUAL.test(order) && has('visual') && !has('sources') ? 'visual' : null;
}

/** "Complete sentences only", "past tense throughout": a note without a verb. */
const FORM_NOTE =
  /^(?:(?!(?:is|are|was|be|do|does|has|have|can|may|will|no|not)\b)[\p{L}\d"”-]+,?\s+){0,5}?(?:(?:sentences|tense|voice|font|spacing|margins|headings|paragraphs|numerals|english)(?:\s+(?:only|throughout|preferred|please|always))?|[\p{L}-]+\s+only)$/iu;

function isManner(clause: string, order: string): boolean {
  return FORM_NOTE.test(clause) || (MANNER.test(order) && !WRITES_ON.test(order)) || OF_FORM.test(clause);
}

/** "Write to the mayor about the pier" has a subject. */
const WRITES_ON = /\b(?:about|on how|on why|that explains|arguing|explaining|describing)\b/iu;

function textOf(kind: RequirementKind, asWritten: string, clause: string): string {
  if (kind === 'length') return lengthText(asWritten, isTooLong(bare(asWritten), clause));
  if (kind === 'person') return asWritten;
  if (kind === 'sources' && CITES.test(asWritten)) return 'A citation';
  const prefix =
    kind === 'sources' || kind === 'visual'
      ? /^(?:and\s+|while\s+|that\s+)*(?:using|with|including|includes|drawing on|draws on|based on|citing|cites|from)\s+/iu
      : /^with\s+/u;
  return bare(asWritten.replace(prefix, ''));
}

/** "(cite it)" and "with a citation", beside what the citation is for. */
const CITES = /^[\s,]*(?:\(|(?:and\s+)?with\s+(?:an?|one)\b.*\b(?:citation|reference)$)/iu;

const OVER = /^(?:exceed(?:s|ing)?|longer than|over|more than)\s+/iu;

/** "Papers over five pages will not be read": a limit, and not what is asked for. */
function isTooLong(asWritten: string, clause: string): boolean {
  return (
    OVER.test(asWritten) && /\b(?:not|lose|loses|penal\p{L}+|deduct\p{L}*|stop|cut|returned)\b/iu.test(clause)
  );
}

/** "500 to 700 word" and "5-page" are said with a plural where no noun follows. */
function lengthText(asWritten: string, isMost: boolean): string {
  return bare(asWritten)
    .replace(/^\((.*)$/u, '$1')
    .replace(/^(?:to\s+)?(?:not (?:to )?exceed(?:ing)?|within)\s+/iu, 'No more than ')
    .replace(OVER, (over) => (isMost ? 'No more than ' : over))
    .replace(
      /[\s-]+((?:[\p{L}-]+[\s,]+)*?)(word|page)s?\b/iu,
      (_, kind: string, unit: string) => ` ${kind}${unit}s`,
    )
    .replace(/\b(one|1) ((?:[\p{L}-]+ )*?)(word|page)s\b/iu, '$1 $2$3');
}

function bare(words: string): string {
  const opened = words.replace(/^[(\s]*(?:(?:of|in|be|that|to)\s+)?/iu, '').trim();
  return opened.includes('(') ? opened : opened.replace(/[\s)]+$/u, '');
}

/** "an abstract of 150 words" and "200 words per question" are not the length of the paper. */
function isAboutOnePart(sentence: string, { index, 0: words }: RegExpExecArray): boolean {
  const counted = words.replace(/,?\s+(?:not counting|not including|excluding|including|without)\s.*$/iu, '');
  const before = sentence.slice(Math.max(0, index - 25), index);
  if (/\b(?:plus|and)\s+an?\s+$/iu.test(before)) return true;
  const around = `${before}${counted}${sentence.slice(index + words.length, index + words.length + 25)}`;
  return /\b(?:abstract|title|paragraph|reply|replies|response to|per|each|classmate|annotations?|captions?|quotations?|introduction|conclusion|appendix|cover letter|(?<!\b(?:that|which)\s)answers)\b/iu.test(
    around,
  );
}
