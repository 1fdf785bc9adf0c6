import { readCiting } from './citing.ts';

/** How much of APA style applies to an assignment: all of it, only citations and references, or none. */
export const apaScopes = ['whole', 'citations', 'none'] as const;

export type ApaScope = (typeof apaScopes)[number];

/** `if-cited`: the instructions say nothing, so APA applies to the papers that cite or list sources. */
export type ApaDefault = ApaScope | 'if-cited';

/** The parts of an assignment that can say whether APA style applies. */
export type StyleBrief = {
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly rubric: string;
  readonly type: string;
  readonly apa?: ApaScope | null | undefined;
};

/** The instructor's setting, or else what type and instructions ask for. */
export function apaScopeOf(brief: StyleBrief): ApaDefault {
  return brief.apa ?? readApaScope(brief);
}

/**
 * How much of APA style an assignment asks for, read from its words: what the instructions say counts before the
 * rubric, which may be the whole course's. A post or an answer is a paper only if a title page is asked for.
 */
export function readApaScope(brief: Omit<StyleBrief, 'apa'>): ApaDefault {
  const { title, description, instructions, rubric, type } = brief;
  const scope = readScope(`${title}\n${description}\n${instructions}`) ?? readScope(rubric) ?? 'if-cited';
  const isPaper = type === 'assignment' || TITLE_PAGE.test(`${description}\n${instructions}`);
  return scope === 'whole' && !isPaper ? 'citations' : scope;
}

/** Whether an assignment asks for a personal text, which follows no academic form. */
export function isPersonalWork({ type, title, description, instructions }: Omit<StyleBrief, 'apa'>): boolean {
  return type === 'discussion' || PERSONAL.test(`${title}\n${description}\n${instructions}`);
}

const PERSONAL =
  /\b(?:reflect(?:s|ion|ions|ive)?|journal entry|diary|personal (?:essay|narrative|statement)|first person)\b/iu;

/** `null` where a text says nothing about sources or style. */
function readScope(text: string): ApaDefault | null {
  const clauses = text.split(/[.!?](?=\s|$)|[;\n]|,?\s+(?:but|however)\s+/u);
  const apa = clauses.filter((clause) => APA.test(clause));
  const asked = apa.filter((clause) => !APA_NOT_WANTED.test(clause));
  const isOtherAllowed = clauses.some((clause) => OTHER_STYLE.test(clause.replaceAll(NOT_OTHER, ' ')));
  // "APA or MLA, as you like": the paper shows which.
  if (asked.length > 0 && isOtherAllowed) return 'if-cited';
  const hasTitlePage = clauses.some((clause) => TITLE_PAGE.test(clause) && !NO_TITLE_PAGE.test(clause));
  if (asked.length > 0) return hasTitlePage || !asked.every(isAboutCiting) ? 'whole' : 'citations';
  if (isOtherAllowed || apa.length > 0) return 'none';
  const citing = readCiting(text);
  if (citing === 'not-needed') return 'none';
  if (hasTitlePage) return 'whole';
  return citing === 'asked' ? 'citations' : null;
}

const APA = /\bAPA\b|\bA\.P\.A\.|\bAmerican Psychological Association\b/u;

/** "APA is not required", "no need to use APA", "MLA, not APA". "Papers not in APA format" asks for it. */
const APA_NOT_WANTED =
  /\b(?:no need|need not|needn['’]t|(?:(?:you|please)\s+|^\s*)(?:do|does)\s*(?:not|n['’]t)\s+(?:have to|need(?: to)?|worry about|use|follow))\s+(?:\p{L}+\s+){0,4}?APA\b|\b(?:no|not|without|rather than|instead of)\s+APA\b|\bAPA\b(?:\s+[\p{L}\d]+){0,5}?\s+(?:is|are)\s*(?:not|n['’]t)\s+(?:\p{L}+\s+)?(?:needed|required|necessary|expected|graded)|\bAPA\b[^,]*\b(?:is|are) optional\b/iu;

const CITING_NOUN =
  /\b(?:cit(?:e|es|ed|ing|ations?)|in-text|referenc(?:e|es|ing)|bibliograph\p{L}+|sources?)\b/iu;

/** What only a whole paper has, and ways to say that the paper, and not its references, is in APA style. */
const WHOLE_PAPER =
  /\b(?:running head|page headers?|headings?|margins?|font|double[- ]spac\p{L}+|page numbers?|abstract|format(?:ting)?(?:,| and| &)\s)|\b(?:papers?|essays?|reports?|documents?|assignments?|work)\s+(?:\p{L}+\s+){0,5}?APA\b|\bAPA[\s-]+(?:7(?:th)?[\s-]+(?:ed(?:ition|\.)?[\s-]+)?)?(?:style[\s-]+|formatt?ed[\s-]+|format[\s-]+)?(?:papers?|essays?|reports?|documents?)\b/iu;

function isAboutCiting(clause: string): boolean {
  return CITING_NOUN.test(clause) && !WHOLE_PAPER.test(clause) && !TITLE_PAGE.test(clause);
}

const TITLE_PAGE = /\b(?:title|cover)[- ]page\b/iu;
const NO_TITLE_PAGE =
  /\b(?:no|not|n['’]t|without|excluding|omit|skip)\b[^,]*\b(?:title|cover)[- ]page\b|\b(?:title|cover)[- ]page\b[^,]*\b(?:not|n['’]t|optional)\b/iu;

/** Names that are also names of places or bodies count only before a word for a style. */
const OTHER_STYLE =
  /\b(?:MLA|Turabian|Bluebook|OSCOLA|MHRA)\b|\b(?:AMA|AP|ASA|APSA|AAA|ACS|AIP|CBE|Chicago|CSE|Harvard|IEEE|LSA|NLM|Vancouver)\b(?:[\s-]+[\p{L}\d-]+){0,3}?[\s-]+(?:style|format(?:ting)?|manual|citations?|referenc\p{L}+|notes|footnotes|guide(?:lines)?)\b|\b[Ww]orks [Cc]ited\b|\b(?:foot|end)notes\b/u;
const NOT_OTHER =
  /\b(?:not|no|rather than|instead of|never)\s+(?:in\s+|use\s+)?(?:MLA|Turabian|Chicago|Harvard|AMA|ASA|CSE|IEEE|(?:foot|end)notes|works cited)\b/giu;
