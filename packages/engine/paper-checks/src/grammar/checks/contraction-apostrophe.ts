import { englishLexicon } from '../english-lexicon.ts';
import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { hasForm } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe } from '../language/word-kinds.ts';
import { matchCase } from '../row-check.ts';

const AUXILIARIES = [
  'do',
  'does',
  'did',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'could',
  'would',
  'should',
  'must',
  'need',
  'ai',
  'ca',
  'wo',
];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  i: ['m', 've', 'll', 'd'],
  you: ['re', 've', 'll', 'd'],
  we: ['re', 've', 'll', 'd'],
  they: ['re', 've', 'll', 'd'],
  he: ['s', 'll', 'd'],
  she: ['s', 'll', 'd'],
  it: ['s', 'll', 'd'],
  that: ['s', 'll', 'd'],
  there: ['s', 'll'],
  what: ['s', 'll'],
  who: ['s', 'll', 'd'],
  here: ['s'],
  where: ['s'],
  how: ['s'],
  could: ['ve'],
  would: ['ve'],
  should: ['ve'],
  let: ['s'],
};

/** Every contraction by its letters: "dont" is "don't". Some are words of their own: "were", "well", "ill", "its". */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ...AUXILIARIES.map((word): readonly [string, string] => [`${word}nt`, `${word}n't`]),
  ...Object.entries(ENDINGS).flatMap(([word, endings]) =>
    endings.map((ending): readonly [string, string] => [word + ending, `${word}'${ending}`]),
  ),
]);

/** Contractions need their apostrophe: "dont", "wasnt", "theyre". */
export const contractionApostrophe: GrammarCheck = {
  id: 'grammar-contraction-apostrophe',
  severity: 'error',
  cost: 'habit',
  title: 'Contractions without an apostrophe',
  source: 'APA 7, chapter 6',
  summary: 'A contraction has an apostrophe where letters are left out.',
  advice: {
    noun: 'contractions without an apostrophe',
    how: ['Put the apostrophe where letters are missing, or write both words out.'],
  },
  *find(text) {
    yield* capitalEndings(text);
    yield* wrongMarks(text);
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, token] of tokens.entries()) {
        // The tagger takes "dont" apart; the text has it whole.
        const { start, end } = wholeWord(text, token);
        if (start !== token.start) continue;
        const written = text.slice(start, end);
        const right = CONTRACTIONS.get(written.toLowerCase());
        if (right === undefined || (written !== written.toLowerCase() && !/^\p{Lu}\p{Ll}+$/u.test(written)))
          continue;
        const behind = tokens.findIndex((next, at) => at > index && next.start >= end);
        if (isWordOfItsOwn(written.toLowerCase()) && !isMeant(tokens, index, behind)) continue;
        const suggestion = matchCase(written, right.startsWith("i'") ? right.replace('i', 'I') : right);
        yield {
          start,
          end,
          message: `“${written}” needs an apostrophe: “${suggestion}”.`,
          suggestions: [suggestion],
        };
      }
    }
  },
};

/** "Don'T", "it'S": the letters behind an apostrophe are small. */
function* capitalEndings(text: string): Iterable<GrammarHit> {
  for (const { index, 0: written } of text.matchAll(
    /(?<![\p{L}'])\p{L}*\p{Ll}'(?:[TSDM]|[Rr][Ee]|[Vv][Ee]|[Ll][Ll])(?!\p{L})/gu,
  )) {
    const right = written.replace(/'.*$/u, (ending) => ending.toLowerCase());
    if (right === written) continue;
    yield {
      start: index,
      end: index + written.length,
      message: `The letters behind an apostrophe are small: “${right}”.`,
      suggestions: [right],
    };
  }
}

/** "Don`t", "it`s": an accent in the place of the apostrophe. */
function* wrongMarks(text: string): Iterable<GrammarHit> {
  for (const { index, 0: written } of text.matchAll(/(?<!\p{L})\p{L}+`(?:t|s|re|ve|ll|d|m)(?!\p{L})/gu)) {
    const right = written.replace(/`/u, "'");
    yield {
      start: index,
      end: index + written.length,
      message: `The mark in “${written}” is no apostrophe: “${right}”.`,
      suggestions: [right],
    };
  }
}

function wholeWord(text: string, { start, end }: Token): { readonly start: number; readonly end: number } {
  let from = start;
  while (/[\p{L}'-]/u.test(text[from - 1] ?? ' ')) from -= 1;
  let to = end;
  while (/[\p{L}'-]/u.test(text[to] ?? ' ')) to += 1;
  return { start: from, end: to };
}

const OWN_WORDS = /^(?:were|well|ill|id|wed|hell|shell|its|cant|wont|lets|whos|shed|hed|id)$/;

function isWordOfItsOwn(word: string): boolean {
  return OWN_WORDS.test(word) || englishLexicon().has(word);
}

/** "I cant go", "they wont", "lets look": a verb follows where the word itself could not stand. */
function isMeant(tokens: readonly Token[], index: number, behind: number): boolean {
  const word = tokens[index]?.word ?? '';
  const [before, next] = [tokens[index - 1], tokens[behind]];
  if (next === undefined) return false;
  if (/^(?:cant|ca|wont|wo)$/.test(word)) {
    const hasSubject = before !== undefined && /^(?:PRON|NOUN|PROPN)$/.test(before.tag);
    return hasSubject && (hasForm(next.word, 'base') || next.word === 'be' || next.tag === 'ADV');
  }
  if (/^lets?$/.test(word)) return before === undefined && hasForm(next.word, 'base') && next.tag !== 'PRON';
  const isPlainVerb = hasForm(next.word, 'base') && !canBe(next.word, 'N') && !canBe(next.word, 'A');
  if (/^(?:hell|shell|well|ill|hed|shed|wed)$/.test(word))
    return before === undefined && (isPlainVerb || next.word === 'be');
  // "Were late for the show." is no question and no wish.
  if (word === 'were')
    return (
      before === undefined &&
      tokens.at(-1)?.word === '.' &&
      !tokens.some(({ word: mark }) => mark === ',') &&
      (next.tag === 'ADJ' ||
        next.word === 'going' ||
        next.word === 'not' ||
        (next.tag === 'VERB' && hasForm(next.word, 'ing')))
    );
  // "A man whos tired": before a noun it may be "whose."
  if (/^(?:who|whos)$/.test(word))
    return (
      /^(?:VERB|ADV|DET|PART)$/.test(next.tag) || (next.tag === 'ADJ' && tokens[behind + 1]?.tag !== 'NOUN')
    );
  return false;
}
