import { type Block, type Paper, type Span, spanText } from '@greenpen/paper';
import { citationsOf, sentenceSpansIn } from '@greenpen/paper-structure';

import { DETERMINERS, FINITE, FOLLOWERS, GENERAL, OTHERS, PREPOSITIONS, wordsIn } from './function-words.ts';
import { formOf, listKnown, namedPhrases, verbsIn } from './named-phrases.ts';

/** A phrase in which a paper names what it is about: "pretrial detention", "New Jersey", "the ferry". */
export type SubjectPhrase = {
  /** As it fits after "on": with an article where the paper gives it one. */
  readonly words: string;
  readonly isName: boolean;
  /** Words without the article. */
  readonly length: number;
  /** Where it begins in the paper's text, in order. */
  readonly places: readonly number[];
};

type Token = { readonly text: string; readonly word: string; readonly start: number; readonly end: number };

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’‐-]*|[^\s\p{L}\p{N}]/gu;
const MOST_WORDS = 3;
const MOST_NAME_WORDS = 5;
const FEWEST_PLACES = 2;

type Found = { readonly form: string; readonly article: string | null; readonly at: number };

/**
 * The phrases in which the blocks of a paper name their subject. Common nouns count from their second place on, names
 * from the first; a phrase is taken only where articles, prepositions and verb forms around it show that it is whole.
 */
export function findSubjectPhrases(
  paper: Paper,
  {
    blocks,
    flawed,
    named = '',
  }: {
    readonly blocks: readonly Block[];
    readonly flawed: readonly Span[];
    /** Titles and questions: their nouns are known to name the subject, and need less around them. */
    readonly named?: string;
  },
): readonly SubjectPhrase[] {
  const sentences = blocks.flatMap(({ span }) =>
    sentenceSpansIn(spanText(paper.text, span), span.start).map((sentence) => tokensIn(paper, sentence)),
  );
  const authors = new Set(
    citationsOf(paper).flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(/\s+/u))),
  );
  const verbs = verbsIn(sentences);
  const known = namedPhrases(named, sentences);
  const plain = new Set(
    sentences
      .flat()
      .filter(({ text }) => /^\p{Ll}/u.test(text))
      .map(({ word }) => word),
  );
  const isSound = ({ start, end }: Span) => !flawed.some((span) => span.start < end && start < span.end);
  const names = new Map<string, Found[]>();
  const nouns = new Map<string, Found[]>();
  const note = (into: Map<string, Found[]>, found: Found) => {
    const key = keyOf(found.form);
    const known = into.get(key);
    if (known === undefined) into.set(key, [found]);
    else known.push(found);
  };
  for (const tokens of sentences) {
    for (const run of runsIn(tokens)) {
      const first = run.tokens[0];
      const last = run.tokens.at(-1);
      if (first === undefined || last === undefined || !isSound({ start: first.start, end: last.end }))
        continue;
      const inside = listKnown(run, known);
      for (const one of inside) {
        const isCapital = !one.isOpening && /^\p{Lu}/u.test(one.form);
        const isPlain = one.form
          .toLowerCase()
          .split(' ')
          .every((word) => plain.has(word));
        note(isCapital && !isPlain ? names : nouns, one);
      }
      const found = { form: formOf(run.tokens), article: run.before?.word ?? null, at: first.start };
      if (isName(run)) {
        const isOther =
          run.tokens.some(({ word }) => authors.has(word)) || run.tokens.every(({ word }) => plain.has(word));
        if (!isOther && !isQuoted(tokens, first) && isThing(run)) note(names, found);
        // "The minimum wage rose" is no longer name for the minimum wage.
      } else if (isNoun(run, verbs) && !inside.some(({ isCut }) => isCut)) note(nouns, found);
    }
  }
  const placesOf = findPlaces(sentences);
  const isUsed = (form: string) => plain.has(form.split(' ').at(-1) ?? '');
  return [
    ...phrasesOf(names, { isName: true, placesOf, isUsed }),
    ...phrasesOf(new Map([...nouns].filter(([key]) => !names.has(key))), { isName: false, placesOf, isUsed }),
  ];
}

/** Every place of a phrase, by its words in small letters, singular or plural. */
function findPlaces(sentences: readonly (readonly Token[])[]): (form: string) => readonly number[] {
  const byKey = new Map<string, number[]>();
  for (const tokens of sentences) {
    for (const [at, { start }] of tokens.entries()) {
      for (let length = 1; length <= MOST_NAME_WORDS; length += 1) {
        const key = keyOf(formOf(tokens.slice(at, at + length)));
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [start]);
        else known.push(start);
      }
    }
  }
  return (form) => [...new Set(byKey.get(keyOf(form)) ?? [])];
}

function tokensIn({ text }: Paper, { start, end }: Span): readonly Token[] {
  return Array.from(text.slice(start, end).matchAll(TOKEN), ({ index, 0: token }) => ({
    text: token,
    word: token.toLowerCase().replaceAll('’', "'"),
    start: start + index,
    end: start + index + token.length,
  }));
}

type Run = {
  readonly tokens: readonly Token[];
  readonly before: Token | undefined;
  readonly after: Token | undefined;
  readonly isOpening: boolean;
  /** Whether the run ends on a possessive: "New Jersey's". */
  readonly isOwner: boolean;
};

const isContent = ({ word }: Token): boolean =>
  /^\p{L}/u.test(word) &&
  !DETERMINERS.has(word) &&
  !PREPOSITIONS.has(word) &&
  !FOLLOWERS.has(word) &&
  !OTHERS.has(word);

/** Stretches of words that carry a subject, between those that carry grammar. */
function runsIn(tokens: readonly Token[]): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  while (from < tokens.length) {
    const first = tokens[from];
    if (first === undefined || !isContent(first)) {
      from += 1;
      continue;
    }
    let to = from;
    while (true) {
      const token = tokens[to];
      if (token === undefined || !isContent(token)) break;
      to += 1;
      if (/['’]s?$/u.test(token.text)) break;
    }
    const run = tokens.slice(from, to);
    const isOwner = /['’]s?$/u.test(run.at(-1)?.text ?? '');
    runs.push({ tokens: run, before: tokens[from - 1], after: tokens[to], isOpening: from === 0, isOwner });
    from = to;
  }
  return runs;
}

/** "In Chicago", "Chicago's" and "Chicago was" name a thing; "who are Black" does not. */
function isThing({ tokens, before, after, isOwner }: Run): boolean {
  if (tokens.length > 1 || isOwner) return true;
  return PREPOSITIONS.has(before?.word ?? '') || before?.word === 'the' || FINITE.has(after?.word ?? '');
}

/** Capitals inside quotation marks are those of a title. */
function isQuoted(tokens: readonly Token[], { start }: Token): boolean {
  const marks = tokens.filter((token) => token.start < start && /^["“”]$/u.test(token.text));
  return marks.length % 2 === 1;
}

function isName(run: Run): boolean {
  const { tokens, isOpening, before } = run;
  if (isOpening || tokens.length > MOST_NAME_WORDS || (before?.word === 'the' && !isClosed(run)))
    return false;
  return (
    tokens.every(({ text }) => /^\p{Lu}/u.test(text)) &&
    tokens.some(({ text, word }) => text.length >= 4 && !GENERAL.has(word) && !/^\p{Lu}+$/u.test(text))
  );
}

function isNoun(run: Run, verbs: ReadonlySet<string>): boolean {
  const { tokens, before, isOwner, isOpening } = run;
  const last = tokens.at(-1);
  if (last === undefined || tokens.length > MOST_WORDS || isOwner) return false;
  if (tokens.some(({ word, text }) => /ly$|\d/u.test(word) || text.length < 3 || GENERAL.has(word)))
    return false;
  if (tokens.some(({ text }) => !isOpening && /^\p{Lu}/u.test(text))) return false;
  if (/(?:ed|ize|izes|ise)$/u.test(last.word) || verbs.has(last.word)) return false;
  if (tokens.length === 1 && last.word.endsWith('ing')) return false;
  // "This shows that": one thing and a verb, where "these shows" would be a noun.
  if (/^(?:this|that)$/u.test(before?.word ?? '') && /[^siu]s$/u.test(last.word)) return false;
  const isLed = before !== undefined && (DETERMINERS.has(before.word) || PREPOSITIONS.has(before.word));
  const isSubject = isOpening && FINITE.has(run.after?.word ?? '');
  return (isLed || isSubject) && isClosed(run);
}

/** Whether what follows shows that a noun phrase ends here. */
function isClosed({ after }: Run): boolean {
  return (
    after === undefined ||
    /^[.,;:?)”"]$/u.test(after.text) ||
    PREPOSITIONS.has(after.word) ||
    FOLLOWERS.has(after.word)
  );
}

/** Plural and singular are one phrase. */
function keyOf(form: string): string {
  return form.toLowerCase().replace(/(?:es|(?<![iu])s|e)$/u, '');
}

function phrasesOf(
  found: ReadonlyMap<string, readonly Found[]>,
  {
    isName: isNamed,
    placesOf,
    isUsed,
  }: {
    readonly isName: boolean;
    readonly placesOf: (form: string) => readonly number[];
    readonly isUsed: (form: string) => boolean;
  },
): readonly SubjectPhrase[] {
  return [...found.values()].flatMap((whole) => {
    const [first] = whole;
    const words = withArticle(whole, isNamed, isUsed);
    const places = first === undefined ? [] : placesOf(first.form);
    if (words === null || places.length < (isNamed ? 1 : FEWEST_PLACES)) return [];
    const length = words.replace(/^(?:the|an?) /u, '').split(' ').length;
    return [{ words, isName: isNamed, length, places }];
  });
}

/** Bare where the paper uses it bare; otherwise it is a thing that the paper has spoken of, and takes "the". */
function withArticle(
  places: readonly Found[],
  isNamed: boolean,
  isUsed: (form: string) => boolean,
): string | null {
  const [first] = places;
  if (first === undefined) return null;
  if (isNamed) return places.every(({ article }) => article === 'the') ? `the ${first.form}` : first.form;
  const bare = places.find(
    ({ article }) => article === null || !DETERMINERS.has(article) || PLURALS.has(article),
  );
  if (bare !== undefined) return lower(bare.form);
  if (/[^s]s$/u.test(first.form)) return lower(first.form);
  // "The defendant" of a paper that also speaks of defendants is any of them.
  const plural = `${lower(first.form)}${/(?:s|x|z|ch|sh)$/u.test(first.form) ? 'es' : 's'}`;
  if (isUsed(plural)) return plural;
  const one = places.find(({ article }) => /^(?:the|an?|this|that)$/u.test(article ?? ''));
  return one === undefined ? null : `the ${lower(one.form)}`;
}

const PLURALS = wordsIn('these those many several few both some all most two three four five six');

const lower = (form: string): string =>
  /^\p{Lu}\p{Ll}/u.test(form) ? form.charAt(0).toLowerCase() + form.slice(1) : form;
