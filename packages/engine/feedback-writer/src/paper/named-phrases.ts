import { isDirective } from '@greenpen/grading';
import { DETERMINERS, FOLLOWERS, GENERAL, OTHERS, PREPOSITIONS, wordsIn } from './function-words.ts';

type Word = { readonly text: string; readonly word: string; readonly start: number };

const BEFORE_AN_ADJECTIVE = wordsIn('be is are was were been being very so too more most');
/** A subject that names somebody's clause and not a thing: "the students feel that". */
const BEFORE_A_VERB = wordsIn(
  'i we they you who to can could may might must should will would does do did not',
);

/** "A promise that nobody knows about": what follows is a verb. */
const BEFORE_A_VERB_IN_S = wordsIn(
  'nobody everybody someone somebody everyone anyone anybody nothing everything it he she one there who',
);

/** Words that this paper uses as verbs, by the word before them. */
export function verbsIn(sentences: readonly (readonly Word[])[]): ReadonlySet<string> {
  return wordsAfter(BEFORE_A_VERB, sentences);
}

function wordsAfter(
  before: ReadonlySet<string>,
  sentences: readonly (readonly Word[])[],
): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((tokens) =>
      tokens.filter((_, at) => before.has(tokens[at - 1]?.word ?? '')).map(({ word }) => word),
    ),
  );
}

const FEWEST_LETTERS = 3;

/**
 * The nouns of titles and questions, alone and with the word before them: what they name needs no article around it in
 * the paper to be known for a noun. Words that the paper uses as verbs or adjectives are left out.
 */
export function namedPhrases(named: string, sentences: readonly (readonly Word[])[]): ReadonlySet<string> {
  const verbs = verbsIn(sentences);
  const adjectives = wordsAfter(BEFORE_AN_ADJECTIVE, sentences);
  const isNone = (word: string) =>
    word.length < FEWEST_LETTERS ||
    verbs.has(word) ||
    [DETERMINERS, PREPOSITIONS, FOLLOWERS, OTHERS].some((some) => some.has(word));
  const phrases = new Set<string>();
  for (const line of named.toLowerCase().split(/[\n.,;:?!“”"()]+/u)) {
    const words = line.match(/[\p{L}\p{N}][\p{L}\p{N}'’‐-]*/gu) ?? [];
    for (const [at, word] of words.entries()) {
      if (isNone(word) || BEFORE_A_VERB_IN_S.has(words[at - 1] ?? '')) continue;
      if (!GENERAL.has(word) && !isDirective(word) && !adjectives.has(word)) phrases.add(word);
      const before = words[at - 1];
      if (before !== undefined && !isNone(before) && !isDirective(before)) phrases.add(`${before} ${word}`);
    }
  }
  return phrases;
}

/** The words of tokens without a possessive at their end. */
export function formOf(tokens: readonly Pick<Word, 'text'>[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/['’]s?$/u, '');
}

type Known = {
  readonly form: string;
  /** The word before it. */
  readonly article: string | null;
  readonly at: number;
  readonly isOpening: boolean;
  /** Whether other words of the stretch follow it. */
  readonly isCut: boolean;
};

/** Named phrases in a stretch of words, the longest at each place. */
export function listKnown(
  {
    tokens,
    before,
    isOpening,
  }: { readonly tokens: readonly Word[]; readonly before: Word | undefined; readonly isOpening: boolean },
  known: ReadonlySet<string>,
): readonly Known[] {
  const found: Known[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = [2, 1].find(
      (some) => at + some <= tokens.length && known.has(formOf(tokens.slice(at, at + some)).toLowerCase()),
    );
    const first = tokens[at];
    if (length === undefined || first === undefined) {
      at += 1;
      continue;
    }
    found.push({
      form: formOf(tokens.slice(at, at + length)),
      article: at === 0 ? (before?.word ?? null) : null,
      at: first.start,
      isOpening: isOpening && at === 0,
      isCut: at + length < tokens.length,
    });
    at += length;
  }
  return found;
}
