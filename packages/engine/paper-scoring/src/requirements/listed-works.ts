import type { ReferenceEntry, Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';

export const workKinds = [
  'scholarly',
  'government',
  'book',
  'news',
  'website',
  'blog',
  'wiki',
  'dictionary',
  'video',
  'social',
] as const;

export type WorkKind = (typeof workKinds)[number];

/** A work of the reference list; kinds that its entry neither shows nor rules out are `open`. */
export type ListedWork = {
  readonly span: Span;
  readonly text: string;
  readonly year: number | null;
  readonly kinds: ReadonlySet<WorkKind>;
  readonly open: ReadonlySet<WorkKind>;
};

const LIST_HEADING =
  /^(?:references?|sources|works cited|bibliography|literature cited|references? list)\s*:?$/imu;

/** The works that a paper lists, in APA style or in any other. */
export function listWorks({ work }: ReadWork): readonly ListedWork[] {
  const known = work.references.map((entry) => {
    const text = work.text.slice(entry.span.start, entry.span.end);
    return { span: entry.span, text, year: yearOf(entry.year), ...kindsOf(text, entry) };
  });
  return known.length > 0 ? known : linesOfList(work.text);
}

/** Lines below a heading such as "Sources", up to the end or an empty paragraph that goes on in prose. */
function linesOfList(text: string): readonly ListedWork[] {
  const heading = [...text.matchAll(new RegExp(LIST_HEADING, 'gimu'))].at(-1);
  if (heading === undefined) return [];
  const works: ListedWork[] = [];
  let start = heading.index + heading[0].length;
  for (const line of text.slice(start).split('\n')) {
    const from = start + (line.length - line.trimStart().length);
    start += line.length + 1;
    const entry = line.trim();
    if (!isEntry(entry)) continue;
    const year = yearOf(/\b(?:19|20)\d\d\b/u.exec(entry)?.[0] ?? null);
    works.push({
      span: { start: from, end: from + entry.length },
      text: entry,
      year,
      ...kindsOf(entry, null),
    });
  }
  return works;
}

const DOMAIN = String.raw`(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|mil|info|io|co|uk|us|ca|au)\b\S*`;
const ONLY_ADDRESS = new RegExp(String.raw`^(?:\P{L}*)(?:${DOMAIN})[.,;]?$`, 'iu');
const HAS_ADDRESS = new RegExp(String.raw`\b(?:${DOMAIN})`, 'iu');

function isEntry(line: string): boolean {
  return (
    HAS_ADDRESS.test(line) || (/\b(?:19|20)\d\d\b/u.test(line) && /^\P{Ll}/u.test(line) && line.length >= 30)
  );
}

function yearOf(written: string | null): number | null {
  const year = Number.parseInt(written ?? '', 10);
  return Number.isNaN(year) ? null : year;
}

/** [kind, words by which an entry of that kind is known]: add a row for another publisher or site. */
const SIGNS: readonly (readonly [WorkKind, RegExp])[] = [
  ['wiki', /\bwikis?\b|wikipedia|wikimedia|fandom\.com|britannica|encyclop(?:a?e)dia/iu],
  ['dictionary', /\bdictionar(?:y|ies)\b|merriam-webster|dictionary\.com/iu],
  ['blog', /\bblogs?\b|blogspot|wordpress|medium\.com|substack|tumblr/iu],
  ['social', /\b(?:twitter|facebook|instagram|tiktok|reddit|quora|linkedin|pinterest)\b/iu],
  ['video', /\byoutu\.?be\b|vimeo|\[(?:video|film|podcast)/iu],
  [
    'government',
    /\.gov\b|\.mil\b|\.gov\.\w{2}\b|\b(?:U\.\s?S\.|United States|Federal|National|State|City|County)\s+(?:[\p{Lu}][\p{L}’'-]+\s+){0,3}(?:Department|Bureau|Agency|Commission|Administration|Office|Court|Courts|Congress|Senate|Service|Institutes?|Survey|Board|Council)\b|\b(?:Department|Bureau|Ministry|Office|Centers|Board)\s+(?:of|for)\s+(?:the\s+)?\p{Lu}|\bCourts?\.(?:\s|$)|\b\p{Lu}\p{Ll}+ Courts\b|\bCensus Bureau\b|\bGovernment Accountability\b|\bWorld Health Organi[sz]ation\b|\bUnited Nations\b|\bEuropean Commission\b/u,
  ],
  [
    'news',
    /\b(?:New York Times|Washington Post|Wall Street Journal|USA Today|The Guardian|Los Angeles Times|Chicago Tribune|Boston Globe|Associated Press|Reuters|CNN|BBC|NPR|PBS|Fox News|NBC|CBS|ABC News|Time Magazine|Newsweek|The Atlantic|The Economist|Bloomberg|Forbes)\b|\b(?:\p{Lu}\p{Ll}+\s)(?:Times|Herald|Tribune|Gazette|Post|Daily|Chronicle|Observer)\b|nytimes|washingtonpost|cnn\.com|bbc\.co|npr\.org/u,
  ],
];

const ACADEMIC_PRESS =
  /\b(?:University Press|Univ\. Press|Academic Press|Springer|Wiley|Blackwell|S[Aa][Gg][Ee]|Routledge|Elsevier|Palgrave|Guilford|Erlbaum|Taylor & Francis|American Psychological Association|MIT Press)\b/u;
const SCHOLARLY_NAME =
  /\b(?:Journal|Review|Quarterly|Proceedings|Annals|Bulletin|Archives|Transactions|Studies|Science|Research)\b(?:\s+(?:of|on|in|for)\b|,|\.|\s+\d)/u;

/** Kinds of works that are neither scholarly nor books. */
const WEAK: readonly WorkKind[] = ['wiki', 'blog', 'social', 'news', 'video', 'dictionary'];

type Kinds = Pick<ListedWork, 'kinds' | 'open'>;

function kindsOf(text: string, entry: ReferenceEntry | null): Kinds {
  const kinds = new Set<WorkKind>();
  const isArticle = entry?.kind === 'article' && entry.volume !== null;
  const hasDoi = /\bdoi\b|\b10\.\d{4,9}\//iu.test(text);
  for (const [kind, sign] of SIGNS) {
    // "Wikipedia and its readers" in a journal is an article on it.
    if (sign.test(text) && !(isArticle || hasDoi)) kinds.add(kind);
  }
  const isWeak = WEAK.some((kind) => kinds.has(kind));
  const hasAddress = HAS_ADDRESS.test(text) && !hasDoi;
  if (hasAddress && !isArticle) kinds.add('website');
  if (isArticle || hasDoi || (!isWeak && (entry?.kind === 'thesis' || ACADEMIC_PRESS.test(text))))
    kinds.add('scholarly');
  if (
    !isWeak &&
    !hasAddress &&
    !isArticle &&
    (entry?.kind === 'chapter' || /\bPress\b|\bPublish(?:ers|ing)\b|\bBooks\b/u.test(text))
  )
    kinds.add('book');
  return { kinds, open: openKinds({ text, kinds, isWeak, hasAddress, isArticle: isArticle || hasDoi }) };
}

type Signs = {
  readonly text: string;
  readonly kinds: ReadonlySet<WorkKind>;
  readonly isWeak: boolean;
  readonly hasAddress: boolean;
  readonly isArticle: boolean;
};

/** What an entry leaves open: a bare address is no scholarly work, a title without a publisher may be anything. */
function openKinds({ text, kinds, isWeak, hasAddress, isArticle }: Signs): ReadonlySet<WorkKind> {
  if (isArticle) return new Set();
  const isBare = ONLY_ADDRESS.test(text.trim());
  const open = new Set<WorkKind>();
  const isPlain = !isWeak && !isBare;
  if (isPlain && !kinds.has('scholarly') && !(kinds.has('government') && !SCHOLARLY_NAME.test(text)))
    open.add('scholarly');
  if (isPlain && !kinds.has('government')) open.add('government');
  if (isPlain && !hasAddress && !kinds.has('book')) open.add('book');
  if (isPlain && !kinds.has('news')) open.add('news');
  // A site that is none of the well-known ones may be somebody's blog.
  if (hasAddress && !isWeak && !/\.(?:gov|edu|mil)\b/iu.test(text)) open.add('blog');
  return open;
}
