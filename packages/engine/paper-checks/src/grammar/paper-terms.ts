import { type Paper, spanText } from '@greenpen/paper';
import { isMonospaced, oncePerPaper } from '@greenpen/paper-structure';

export type PaperTerms = {
  /** Words that the paper writes as code: with parentheses, behind "::", as a file ending, in a typewriter font. */
  readonly code: ReadonlySet<string>;
  /** Words that the paper introduces as a term or a name: "called", "refers to", "the … function". */
  readonly introduced: ReadonlySet<string>;
};

const CODE: readonly RegExp[] = [
  /(?<![\p{L}\p{N}_.])([a-z][a-z_.]{1,40})\(\)/gu,
  /(?<![\p{L}\p{N}_.])([a-z]{2,40})::/gu,
  /::([a-z]{2,40})(?![a-z])/gu,
  /(?<=^|[\s(])\.([a-z]{2,5})(?![\p{L}\p{N}])/gmu,
];
const THING = 'function|package|library|command|module|plug-?in|add-?in|software|script|syntax|app';
const INTRODUCED: readonly RegExp[] = [
  // "Glued laminated timber, or glulam, is": another name for what was just named.
  /\p{L}, or ["“'‘]?([a-z]{3,40})["”'’]?,/gu,
  // "The goal (telos)", "the dao (way)", "prakriti, meaning matter", "telos, or purpose,": a word that is explained.
  /\(([a-z]{2,40})(?:, [^()]{1,60})?\)/gu,
  /(?<!\p{L})([a-z]{2,40})["”'’]? \((?:[a-z’'-]+,? ){0,6}[a-z’'-]+\)/gu,
  /(?<!\p{L})([a-z]{3,40})["”'’]?,? (?:which )?(?:means|meaning|meant) (?:["“‘]|[a-z])/gu,
  /(?<!\p{L})([a-z]{3,40})["”'’]?, or ["“'‘]?[a-z]+(?: [a-z]+)?["”'’]?[,.)]/gu,
  /(?<!\p{L})([a-z]{3,40})["”'’]? is (?:\p{Lu}\p{Ll}+ for|the \p{Lu}\p{Ll}+ (?:word|term|name)) /gu,
  /\b(?:word|term|name|concept|notion|idea|practice|language) (?:of )?["“'‘]?([a-z]{3,40})(?![\p{L}\p{N}])/gu,
  new RegExp(
    String.raw`\b(?:called|termed|named|known as|labell?ed|dubbed|coined|(?:${THING})s?) ["“'‘]?([a-z]{3,40})(?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})([a-z]{3,40})["”'’]? (?:(?:${THING})s?\b|(?:refers?|referred) to\b|(?:is|are|was|were) (?:here )?(?:defined|understood) as\b)`,
    'gu',
  ),
];

/** The words that a paper itself declares to be terms or names of code, in small letters. */
export const paperTermsOf: (paper: Paper) => PaperTerms = oncePerPaper((paper) => {
  const code = wordsIn(paper.text, CODE);
  for (const { runs } of paper.blocks) {
    for (const { font, span } of runs) {
      if (font === null || !isMonospaced(font)) continue;
      for (const [word] of spanText(paper.text, span).matchAll(/[a-z]{2,40}/g)) code.add(word);
    }
  }
  return { code, introduced: wordsIn(paper.text, INTRODUCED) };
});

function wordsIn(text: string, patterns: readonly RegExp[]): Set<string> {
  const words = new Set<string>();
  for (const pattern of patterns) for (const [, word] of text.matchAll(pattern)) words.add(word ?? '');
  return words;
}
