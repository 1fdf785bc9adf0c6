/** "Dr. Lee", "p. 4", "J. Moss", "et al.": a period that does not end a sentence. */
const ABBREVIATED = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|vs|etc|e\.g|i\.e|al|pp?|ch|cf|approx)|\b\p{Lu})\.$/u;
const SENTENCE_END = /[.?!]+["”’)\]]*(?=\s|$)/gu;

/** The sentences of a text, line by line; a line without a period, such as a signature, is one by itself. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/\n+/u).flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const sentence = line.slice(start, end);
    const next = line.slice(end).trimStart();
    // A lower-case letter goes on with the sentence: 'She asks “Why?” and answers.'
    if (ABBREVIATED.test(sentence) || /^\p{Ll}/u.test(next) || isInsideQuotation(sentence)) continue;
    sentences.push(sentence.trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return (rest === '' ? sentences : [...sentences, rest]).filter((sentence) => sentence !== '');
}

function isInsideQuotation(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”');
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const QUOTATION = /“[^“”]*”|"[^"]*"/gu;

export function quotationsIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTATION)].map(([quotation]) => quotation.slice(1, -1));
}

export function withoutQuotations(text: string): string {
  return text.replace(QUOTATION, ' ');
}

/** Changes a text everywhere but in its quotations, which are another's words. */
export function outsideQuotations(text: string, change: (words: string) => string): string {
  let from = 0;
  let changed = '';
  for (const { 0: quotation, index } of text.matchAll(QUOTATION)) {
    changed += change(text.slice(from, index)) + quotation;
    from = index + quotation.length;
  }
  return changed + change(text.slice(from));
}

/** For comparing wordings: lower case, straight apostrophes, single spaces, no marks. */
export function wordingOf(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+|\{name\}/gu) ?? []
  ).join(' ');
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being both but by can cannot could
  did do does doing done down each every few for from get give gives go goes had has have having he her here hers him
  his how i if in into is it its itself just let lets like make makes many may me might more most much must my no nor
  not now of off on once one only or other our out over own put same say says see she should so some still such take
  than that the their them then there these they thing things this those through to too under until up us very want
  was way we well were what when where whether which while who why will with without would yes yet you your yours
  don't doesn't didn't isn't aren't wasn't can't won't couldn't shouldn't it's that's you're i'm i'd i'll you've let's`.split(
    /\s+/u,
  ),
);

/** The words that carry the meaning of a text, each by its stem. */
export function stemsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}']*/gu) ?? [];
  return words.filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word)).map(stemOf);
}

const ENDINGS = /(?:ations?|ations|ions?|ements?|ments?|ings?|edly|ed|ies|ness|ly|es|s|e|y)$/u;

/** Enough to meet "cite" and "citations", "agree" and "agreement". */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/u, '');
  const stem = bare.replace(ENDINGS, '');
  if (stem.length < 3) return bare;
  return stem.replace(/([^lsz])\1$/u, '$1').replace(/e$/u, '');
}
