import { type Block, type Paper, type Span, spanText } from '@greenpen/paper';
import { citationsOf, sentenceSpansIn } from '@greenpen/paper-structure';

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

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

const DETERMINERS = words(
  'a an the this that these those each every both many several few some any no one two three four five six seven eight nine ten its their his her our my your such another all most',
);
const PREPOSITIONS = words(
  'of in on at for with by about against between into through during from over under toward towards without across among per via regarding concerning behind beyond near inside outside within throughout after before since until despite than as like around',
);
/** What can follow a noun phrase: its verb in a form that no noun has, or the next clause. */
const FOLLOWERS = words(
  'is are was were can could may might must should will would has have had do does did cannot and or but nor that which who whose whom where when because so while although if',
);
const FINITE = words('is are was were can could may might must should will would has have had do does did');
/** Words that belong to no noun phrase. */
const OTHERS = words(
  `i me you he him she it we us they them who whom to not also only even just still very too more less much often never always ever already soon then
  thus therefore however because although though while when where why how what which whether if unless and or but nor so yet be been being am been get
  gets got make makes made let lets there here again once rather quite instead perhaps maybe almost else myself yourself itself themselves himself
  herself ourselves really well now today yes up down out off back away together alone own same other others first second third last next further`,
);
/** Nouns and adjectives that papers on any subject use. */
const GENERAL = words(
  `people person persons someone everyone thing things way ways time times example examples paper papers essay essays study studies research researcher researchers
  article articles author authors case cases fact facts point points part parts number numbers amount amounts kind kinds type types year years month months week
  weeks day days hour hours minute minutes percent percentage result results finding findings evidence data argument arguments reason reasons question questions
  problem problems issue issues topic topics idea ideas life lives world society lot lots place places group groups order addition conclusion introduction
  paragraph section page pages general particular short long important different many various good bad better best worse great big small large high low new old
  recent past present future current end beginning middle start side sides hand hands top bottom average total rest half word words something nothing anything
  everything everybody nobody anybody others most chance random home work course class school-wide sort matter terms view views opinion opinions effect effects
  cause causes change changes difference differences level levels form forms need needs use uses set sense basis term role aspect aspects factor factors situation
  situations position claim claims response answer answers option options step steps goal goals purpose process list lists line lines name names january february
  march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday summer winter spring fall autumn morning
  afternoon evening night semester term quarter professor dr mr mrs ms figure table appendix chapter volume university press journal college references sources source
  ones whole strong weak true false right wrong comparable concept concepts theory theories public private same alot`,
);
/** A subject that names somebody's clause and not a thing: "the students feel that". */
const BEFORE_A_VERB = words(
  'i we they you who to can could may might must should will would does do did not',
);

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
  { blocks, flawed }: { readonly blocks: readonly Block[]; readonly flawed: readonly Span[] },
): readonly SubjectPhrase[] {
  const sentences = blocks.flatMap(({ span }) =>
    sentenceSpansIn(spanText(paper.text, span), span.start).map((sentence) => tokensIn(paper, sentence)),
  );
  const authors = new Set(
    citationsOf(paper).flatMap(({ names }) => names.flatMap((name) => name.toLowerCase().split(/\s+/u))),
  );
  const verbs = verbsIn(sentences);
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
      const found = { form: formOf(run.tokens), article: run.before?.word ?? null, at: first.start };
      if (isName(run)) {
        const isOther =
          run.tokens.some(({ word }) => authors.has(word)) || run.tokens.every(({ word }) => plain.has(word));
        if (!isOther && !isQuoted(tokens, first) && isThing(run)) note(names, found);
      } else if (isNoun(run, verbs)) note(nouns, found);
    }
  }
  const placesOf = findPlaces(sentences);
  const isUsed = (form: string) => plain.has(form.split(' ').at(-1) ?? '');
  return [
    ...phrasesOf(names, { isName: true, placesOf, isUsed }),
    ...phrasesOf(nouns, { isName: false, placesOf, isUsed }),
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

/** Words that this paper uses as verbs, by what stands before them. */
function verbsIn(sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((tokens) =>
      tokens.filter((_, at) => BEFORE_A_VERB.has(tokens[at - 1]?.word ?? '')).map(({ word }) => word),
    ),
  );
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

function formOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/['’]s?$/u, '');
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
  return isLed && isClosed(run);
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

const PLURALS = words('these those many several few both some all most two three four five six');

const lower = (form: string): string =>
  /^\p{Lu}\p{Ll}/u.test(form) ? form.charAt(0).toLowerCase() + form.slice(1) : form;
