import { type Paper, type Span, spanText } from '@greenpen/paper';
import { isMonospaced } from '@greenpen/paper-structure';
import { knownWordsOf, type KnownWords } from './known-names.ts';
import { MaskedText, type Mask } from './masked-text.ts';
import type { Prose } from './prose.ts';
import { TOOL_NAMES } from './tool-names.ts';

/** Placeholders for words that are not the student's own, or not words. */
const STAND_IN = 'text';
const QUOTATION = /“[^“”]{1,2000}”|(?<![\p{L}\p{N}])"[^"]{1,2000}"/gu;
/** Latin and French that academic English has taken over. */
const BORROWED =
  /\b(?:a (?:priori|posteriori)|ad (?:hoc|infinitum|nauseam|hominem)|bona fide|carte blanche|ceteris paribus|coup d'[eé]tat|de (?:facto|jure|novo)|et cetera|ex (?:officio|post|ante|nihilo)|habeas corpus|in (?:situ|vitro|vivo|utero|loco parentis|absentia)|inter alia|ipso facto|laissez[- ]faire|mea culpa|mens rea|modus operandi|per (?:se|capita|diem|annum)|post hoc|prima facie|pro (?:bono|rata|forma)|quid pro quo|raison d'[eê]tre|sine qua non|status quo|sui generis|vice versa|vis[- ][aà][- ]vis|viva voce|zeitgeist)\b/gi;
const ADDRESS = /(?:https?:\/\/|www\.|doi:\s?|10\.\d{4,9}\/)\S+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,100}\.\w+/gi;
/** Longer than any word or address of prose (Chinese, code, a key held down), and what UTF-16 counts as two. */
const UNBROKEN = /\S{150,}|[\p{L}\p{M}]{50,}|[\u{10000}-\u{10ffff}]+/gu;
const CITATION_PARENTHESIS =
  /\s?[([](?:[^()[\]]|\([^()]*\))*?(?:\b(?:1[5-9]|20)\d\d[a-z]?\b|n\.\s?d\.|et al\b|\bpp?\.\s*\d|\bin press\b)(?:[^()[\]]|\([^()]*\))*[)\]]/g;
const ABBREVIATION_PARENTHESIS = /\s?\(\s?(?:[A-Z][\p{L}&/-]*[A-Z0-9][\p{L}\d&/-]*s?)\s?\)/gu;
/** LaTeX: formulas between dollar signs, and commands, of which only the words in braces are prose. */
const FORMULA = /\$[^$\n]{0,200}[\\^_{}][^$\n]{0,200}\$/gu;
const COMMAND =
  /\\(?:cite\p{L}*|ref|label|begin|end|usepackage|input|includegraphics)\*?(?:\[[^\]\n]{0,80}\])?\{[^{}\n]{0,120}\}|\\\p{L}+/gu;
/** Words between back ticks are typed into a computer. */
const CODE_SPAN = /`[^`\n]{1,120}`/gu;
const NOTE_MARK = /(?<=\p{L}[.,;]?)\s?\[\d[\d,–\s-]*\]/gu;
const STATISTIC =
  /(?<![\p{L}])[\p{L}]{1,4}[²2]?(?:\s?\([\d.,\s]+\))?\s?[=<>≤≥≈]\s?[-–−]?\$?\.?\d+(?:[.,]\d+)*%?/gu;
const ET_AL = /\p{Lu}[\p{L}'-]+(?:,? (?:and|&) \p{Lu}[\p{L}'-]+)?,? et al\.?,?(?:'s)?/gu;
/** "U.S." inside a sentence; before a capital it may end one, unless the next word is hardly ever the first. */
const INITIALS =
  /(?<!\p{L})(?<!\p{Lu}\.)(?:\p{Lu}\.){2,6}(?=,|;|'s|\)| \p{Ll}| (?!(?:The|This|That|These|It|In|He|She|They|We|A|An|And|But|As|At|For|If|When|While|On|To|Its|His|Her|Their|There|By|However|Yet|So|Some|Many|Most)\b)\p{Lu})/gu;
const TECHNICAL =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}_.+/-]*[\p{L}_])(?=[\p{L}\p{N}_.+/-]*[\p{N}_])(?!\d+(?:st|nd|rd|th|s)\b)(?!\d+-)[\p{L}\p{N}][\p{L}\p{N}_+/-]*[\p{L}\p{N}]|\p{Ll}+\p{Lu}\p{L}*|[\p{Script=Greek}]+|[^\p{ASCII}\p{L}\p{P}\s]+/gu;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}&-]*\p{Lu}\p{Ll}?(?:'s)?(?![\p{L}\p{N}])/gu;
const NAME_INSIDE_SENTENCE =
  /(?<=[\p{Ll}\p{N},;)"'%] |\b\p{Lu}\. ?|\b(?:Dr|Prof|Mrs?|Ms|St)\. |[\p{L}]-|\p{Ll}['’]s |\/)\p{Lu}[\p{L}'.-]*[\p{L}']/gu;
const SENTENCE_OPENING = /(?<=^|[.!?:]["')]? )\p{Lu}[\p{L}'-]*\p{L}/gu;
const NOT_A_NAME = /^I(?:'\p{Ll}+)?$/u;

/** The prose without what others wrote or what is no English: quotations, citations, names, numbers, foreign words. */
export function maskProse(paper: Paper, { block, span }: Prose): MaskedText {
  const written = spanText(paper.text, span);
  const masks: Mask[] = [];
  const taken = new Uint8Array(written.length);
  /** Adds a mask unless an earlier pattern has taken the place. */
  const addMask = (mask: Mask) => {
    if (mask.end <= mask.start || taken.subarray(mask.start, mask.end).includes(1)) return;
    taken.fill(1, mask.start, mask.end);
    masks.push(mask);
  };
  // Patterns that look ahead would go over an unbroken stretch again from each of its characters.
  const source = written
    .replaceAll(UNBROKEN, (stretch, start: number) => {
      addMask({ start, end: start + stretch.length, replacement: STAND_IN });
      return ' '.repeat(stretch.length);
    })
    .replace(/[\u00a0\u2007\u2009\u202f\t]/g, ' ')
    .replaceAll('’', "'");
  for (const stretch of wordlessStretches(source)) addMask({ ...stretch, replacement: STAND_IN });
  const known = knownWordsOf(paper);
  const add = (pattern: RegExp, replace: (found: string, after: string) => string | null) => {
    for (const { index, 0: found } of source.matchAll(pattern)) {
      const replacement = replace(found, source.slice(index + found.length, index + found.length + 4));
      if (replacement !== null) addMask({ start: index, end: index + found.length, replacement });
    }
  };
  add(QUOTATION, (found, after) =>
    /[.!?]["”]$/.test(found) && /^(?:\s+\p{Lu}|$)/u.test(after) ? `${STAND_IN}.` : STAND_IN,
  );
  add(FORMULA, () => STAND_IN);
  add(CODE_SPAN, () => STAND_IN);
  add(COMMAND, (found) => (found.includes('{') ? STAND_IN : ''));
  add(BORROWED, () => STAND_IN);
  add(ADDRESS, () => STAND_IN);
  add(CITATION_PARENTHESIS, () => '');
  add(ABBREVIATION_PARENTHESIS, () => '');
  add(NOTE_MARK, () => '');
  add(STATISTIC, () => STAND_IN);
  for (const stretch of foreignStretches(block.runs, span)) addMask({ ...stretch, replacement: STAND_IN });
  add(ET_AL, (found) => (found.endsWith("'s") ? "Germans'" : 'Germans'));
  add(TOOL_NAMES, () => STAND_IN);
  add(INITIALS, standInForAbbreviation);
  add(CAPITALS, standInForAbbreviation);
  add(TECHNICAL, () => STAND_IN);
  add(NAME_INSIDE_SENTENCE, (found) =>
    isName(found, known) && !mayLackApostrophe(found, known, paper.text) ? standInForName(found) : null,
  );
  add(SENTENCE_OPENING, (found) =>
    known.names.has(withoutPossessive(found)) && isName(found, known) ? standInForName(found) : null,
  );
  return new MaskedText(source, masks);
}

/** Pieces without a word in a row from which they are no sentence but data, an outline of keys or a pattern. */
const FEWEST_WORDLESS = 8;
/** So many marks without a blank weigh as much as a piece. */
const MARKS_OF_A_PIECE = 12;
const WORD = /\p{L}{2}|^[aI]$/u;

/** Pieces back in which a piece that comes again is an echo: "is was is was". */
const ECHO = 4;

/**
 * Long rows of numbers, marks, single letters and the same few words. They carry no grammar, and the grammar library
 * takes many times longer for them than for sentences.
 */
function wordlessStretches(source: string): readonly Span[] {
  const stretches: Span[] = [];
  let open: { start: number; end: number; pieces: number } | null = null;
  const close = (): void => {
    if (open !== null && open.pieces >= FEWEST_WORDLESS) stretches.push({ start: open.start, end: open.end });
    open = null;
  };
  const before: string[] = [];
  for (const { index, 0: piece } of source.matchAll(/\S+/gu)) {
    const isEcho = before.includes(piece);
    before.push(piece);
    if (before.length > ECHO) before.shift();
    if (WORD.test(piece) && !isEcho) {
      if (open !== null) close();
      continue;
    }
    open ??= { start: index, end: index, pieces: 0 };
    open.end = index + piece.length;
    open.pieces += Math.max(1, piece.length / MARKS_OF_A_PIECE);
  }
  close();
  return stretches;
}

/** Titles, foreign words and symbols are in italics, code is in a monospaced font; whole paragraphs do not count. */
function foreignStretches(runs: Prose['block']['runs'], span: Span): readonly Span[] {
  return runs
    .filter((run) => run.italic === true || (run.font !== null && isMonospaced(run.font)))
    .filter((run) => run.span.start >= span.start && run.span.end <= span.end)
    .filter((run) => run.span.end - run.span.start < (span.end - span.start) / 2)
    .map((run) => ({ start: run.span.start - span.start, end: run.span.end - span.start }));
}

function isName(found: string, { smallLetters }: KnownWords): boolean {
  return !NOT_A_NAME.test(found) && !smallLetters.has(withoutPossessive(found).toLowerCase());
}

/**
 * "Piagets" in a paper that names Piaget: left as it is, for the check of possessives. Beside "William," "Williams" is
 * another name where it is cited or listed as one.
 */
function mayLackApostrophe(found: string, { names }: KnownWords, text: string): boolean {
  const owner = found.slice(0, -1);
  if (!/^\p{Lu}\p{Ll}{3,}s$/u.test(found) || !names.has(owner)) return false;
  // "An American," "the Democrat": names of groups have plurals.
  if (new RegExp(`\\b(?:an?|the|each|every|most|many) ${owner}(?!\\p{L})`, 'iu').test(text)) return false;
  const isPerson = new RegExp(
    `\\p{Lu}\\p{Ll}+ ${owner}(?!\\p{L})|${owner}(?:['’]s| \\(\\d| and \\p{Lu}| &|, \\p{Lu}\\.)`,
    'u',
  );
  if (!isPerson.test(text) || /(?:an|ese|ish|crat|lim)$/.test(owner)) return false;
  return !new RegExp(`${found}(?:,|['’]| \\(| et al| &)|(?:&|\\p{Lu}\\.) ${found}`, 'u').test(text);
}

function withoutPossessive(word: string): string {
  return word.replace(/'s?$/, '');
}

/** A name that every dictionary has, of the same number and with the same article. */
function standInForName(name: string): string {
  const bare = withoutPossessive(name);
  const isPlural = /[^suia]s$/.test(bare) && bare.length > 4;
  const standIn = isPlural ? 'Germans' : /^[AEIOU]/.test(bare) ? 'Adams' : 'Smith';
  if (bare === name) return standIn;
  return isPlural ? `${standIn}'` : `${standIn}'s`;
}

/** Abbreviations take their article from how their first letter is said. */
function standInForAbbreviation(found: string): string {
  const standIn = /\p{Ll}$/u.test(withoutPossessive(found))
    ? 'Germans'
    : /^[AEFHILMNORSX]/.test(found)
      ? 'Adams'
      : 'Smith';
  return found.endsWith("'s") ? `${standIn}'s` : standIn;
}
