import { NUMBER, numberOf } from './judged.ts';
import type { ListedWork, WorkKind } from './listed-works.ts';

/** How many works of which kinds and age are asked for. */
export type Demand = {
  readonly amount: number;
  readonly isAtMost: boolean;
  /** Any of these; empty for any kind. */
  readonly kinds: readonly WorkKind[];
  /** A kind that an entry does not show: "primary", "credible". */
  readonly isOfUnknownKind: boolean;
  /** The words of the requirement that say the kind. */
  readonly kindAsWritten: string;
  readonly age: Age | null;
};

/** `since` a year, or `within` years of the newest that the paper names. */
export type Age = { readonly since: number } | { readonly within: number };

const KINDS: readonly (readonly [RegExp, readonly WorkKind[]])[] = [
  [
    /\b(?:peer-?\s?reviewed|scholarly|academic|empirical|journal|refereed|research|stud(?:y|ies))\b/iu,
    ['scholarly'],
  ],
  [/\b(?:government(?:al)?|federal|official|agency)\b/iu, ['government']],
  [/\bbooks?\b/iu, ['book']],
  [/\b(?:news|newspapers?|magazines?|media)\b/iu, ['news']],
  [/\b(?:web\s?sites?|web\s?pages?|online|internet|web)\b/iu, ['website']],
  [/\bblogs?\b/iu, ['blog']],
];
const OF_UNKNOWN_KIND =
  /\b(?:primary|secondary|interviews?|annual report|textbook|course|class|assigned|credible|reliable|reputable|quality|international|library|database|lectures?|different)\b/iu;
const ARTICLE = /\barticles?\b/iu;
const RANGE = new RegExp(String.raw`\b(${NUMBER})\s*(?:-|–|—|to|or|and)\s*${NUMBER}\b`, 'giu');
const AGE = new RegExp(
  String.raw`\b(?:last|past|previous|than|within)\s+(${NUMBER})\s+years?\b|\b(${NUMBER})\s+years?\s+old\b`,
  'iu',
);
const SINCE =
  /\b(?:since|after|from|in or after|later than)\s+((?:19|20)\d\d)\b|\b((?:19|20)\d\d)\s+or\s+(?:later|newer|after)\b/iu;
const COUNT = new RegExp(
  String.raw`\b(?:(no more than|at most|only|up to|a maximum of|maximum of)\s+)?(?:at least\s+)?(?<!\d)(${NUMBER}|an?|another)(?=\s+(?:\p{L}|\())`,
  'giu',
);
/** "A", "one of which": what follows is no count of works. */
const NOT_OF_WORKS =
  /^\s+(?:years?|times?|words?|pages?|paragraphs?|sentences?|reasons?|minutes?|examples?|points?|(?:\p{L}+\s+)?(?:list|page|style|format))\b/iu;
/** "Two reports and a book"; "can be a website" counts nothing. */
const OPENS_COUNT = /(?:^|,|\b(?:and|or|plus|including|with|use|cite|include|find))\s*$/iu;
const NAMES_WORKS =
  /\b(?:sources?|references?|citations?|articles?|stud(?:y|ies)|books?|reports?|journals?|websites?|interviews?|documents?|texts?|works?|materials?|of (?:which|them|these))\b/iu;
/** "Cite the article and one additional source" asks for two. */
const AND_ANOTHER = /^(?:cite|use|include|draw on)\s+(?:the|your|our)\s+[^,]{2,60}?\band\b/iu;

/** The demands of "five sources, two of which must be peer reviewed": one for each number. */
export function readDemands(text: string): readonly Demand[] {
  const age = readAge(text);
  const bare = text.replace(AGE, ' ').replace(RANGE, '$1');
  const counts = [...bare.matchAll(COUNT)].filter(
    ({ index, 0: words, 2: written = '' }) =>
      !NOT_OF_WORKS.test(bare.slice(index + words.length)) &&
      (!/^an?$/iu.test(written) || OPENS_COUNT.test(bare.slice(0, index))),
  );
  const demands = counts.flatMap(({ index, 0: words, 1: limit, 2: written = '' }, at): Demand[] => {
    const said = bare.slice(index + words.length, counts[at + 1]?.index ?? bare.length);
    const isFirst = at === 0;
    const isSpelledOut = /^(?:an?|another)$/iu.test(written);
    const amount = isSpelledOut ? 1 : numberOf(written);
    if (!NAMES_WORKS.test(said) && !/^\s*\(?(?:primary|secondary|scholarly|peer)/iu.test(said)) return [];
    if (amount > 60 || (isSpelledOut && isFirst && counts.length === 1 && !NAMES_WORKS.test(said))) return [];
    return [{ amount, isAtMost: limit !== undefined, ...kindsIn(said), age }];
  });
  const [first] = demands;
  if (first === undefined || !AND_ANOTHER.test(text)) return demands;
  const isOfKind = first.kinds.length > 0 || first.isOfUnknownKind;
  return [
    { ...first, amount: first.amount + 1, kinds: [], isOfUnknownKind: false, kindAsWritten: '' },
    ...(isOfKind ? demands : demands.slice(1)),
  ];
}

function kindsIn(said: string): Pick<Demand, 'kinds' | 'isOfUnknownKind' | 'kindAsWritten'> {
  const clause = /^[^.;]*/u.exec(said)?.[0] ?? '';
  const kinds = KINDS.flatMap(([words, ones]) => (words.test(clause) ? ones : []));
  const isOfUnknownKind = OF_UNKNOWN_KIND.test(clause);
  if (kinds.length > 0 || !ARTICLE.test(clause))
    return { kinds, isOfUnknownKind, kindAsWritten: sayKinds(kinds) };
  return { kinds: ['scholarly', 'news', 'website'], isOfUnknownKind, kindAsWritten: 'articles' };
}

const SAID: Readonly<Record<WorkKind, string>> = {
  scholarly: 'scholarly',
  government: 'from government',
  book: 'books',
  news: 'news reports',
  website: 'web pages',
  blog: 'blogs',
  wiki: 'encyclopedias',
  dictionary: 'dictionaries',
  video: 'videos',
  social: 'social media',
};

function sayKinds(kinds: readonly WorkKind[]): string {
  return kinds.map((kind) => SAID[kind]).join(' or ');
}

export function readAge(text: string): Age | null {
  const since = SINCE.exec(text);
  if (since !== null) return { since: Number(since[1] ?? since[2]) };
  const within = AGE.exec(text);
  return within === null ? null : { within: numberOf(within[1] ?? within[2] ?? '') };
}

/** The newest year that the paper names stands for today, so that the same paper is always judged the same way. */
export function oldestYear(age: Age, works: readonly ListedWork[], text: string): number | null {
  if ('since' in age) return age.since;
  const named = [...text.matchAll(/\b20[0-4]\d\b/gu)].map(([year]) => Number(year));
  const years = [...works.flatMap(({ year }) => year ?? []), ...named];
  return years.length === 0 ? null : Math.max(...years) - age.within;
}
