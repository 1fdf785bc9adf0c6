import type { Span } from '@greenpen/paper';
import { count } from '../content/measure.ts';
import type { ReadWork } from '../content/measure-input.ts';
import { cannotTell, type Judged } from './judged.ts';
import { listWorks, type ListedWork, type WorkKind } from './listed-works.ts';
import { oldestYear, readAge } from './source-demands.ts';

/** [what a ban says, the kinds of works it forbids]. */
const FORBIDDEN: readonly (readonly [RegExp, readonly WorkKind[]])[] = [
  [/\bblogs?\b/iu, ['blog']],
  [/\b(?:wikis?|wikipedia|encyclop(?:a?e)dias?)\b/iu, ['wiki']],
  [/\bdictionar(?:y|ies)\b/iu, ['dictionary']],
  [/\b(?:web\s?sites?|web\s?pages?|internet sources?|online sources?|the (?:internet|web))\b/iu, ['website']],
  [/\b(?:news|newspapers?|magazines?)\b/iu, ['news']],
  [/\b(?:social media|tweets?|posts)\b/iu, ['social']],
  [/\b(?:videos?|youtube)\b/iu, ['video']],
];
/** "Wikipedia" and "ChatGPT" are looked for by name. */
const NAME =
  /\b(?:\p{Lu}[\p{L}]*\p{Lu}\p{L}*|Wikipedia|Britannica|Google|Reddit|Quora|SparkNotes|YouTube)\b/gu;
const NOT_A_NAME = /^(?:No|AI|APA|MLA|US)$/u;
const OUTSIDE =
  /^(?:no\s+)?(?:outside|external|secondary|other|additional|further)?\s*(?:sources?|references?|research|works?)$/iu;

/** Looks for works of forbidden kinds in the list, and for forbidden names where the text cites them. */
export function judgeBannedSources(text: string, input: ReadWork): Judged {
  const object = text.replace(
    /^(?:please\s+)?(?:no|avoid|never|without|(?:do|may|must|should|can)\s*(?:not|n['’]t)|cannot|don['’]t)\s+(?:use|cite|using|citing|rely on|include|quote)?\s*/iu,
    '',
  );
  const works = listWorks(input);
  const age = /\bolder\b|\bbefore\b/iu.test(object) ? readAge(object) : null;
  if (age !== null) {
    const oldest = oldestYear(age, works, input.work.text);
    const dated = works.filter(({ year }) => year !== null);
    if (oldest === null || dated.length === 0) return cannotTell;
    return sayBroken(
      dated.filter(({ year }) => (year ?? oldest) < oldest).map(({ span }) => span),
      (amount) => `${count(amount, 'source')} from before ${oldest}.`,
    );
  }
  if (OUTSIDE.test(object))
    return works.length === 0 && input.sound.citations.length === 0
      ? { verdict: 'met', span: null }
      : cannotTell;
  const kinds = FORBIDDEN.flatMap(([words, ones]) => (words.test(object) ? ones : []));
  const names = [...object.matchAll(NAME)].map(([name]) => name).filter((name) => !NOT_A_NAME.test(name));
  const listed = works.filter((work) => isOf(work, kinds, names)).map(({ span }) => span);
  const cited = citedNames(names, input).filter(
    ({ start }) => !listed.some((entry) => start >= entry.start && start < entry.end),
  );
  const broken = [...listed, ...cited];
  if (broken.length > 0) return sayBroken(broken, (amount) => `Used in ${count(amount, 'place')}.`);
  if (kinds.length === 0 && names.length === 0) return cannotTell;
  // A paper without any source keeps the ban by leaving out what the ban is about.
  if (works.length === 0 && input.sound.citations.length === 0)
    return { ...cannotTell, reason: 'No sources are cited or listed that could break it.' };
  const unclear = works.find(({ open }) => kinds.some((kind) => open.has(kind)));
  if (unclear === undefined) return { verdict: 'met', span: null };
  return {
    verdict: 'cannot-tell',
    span: unclear.span,
    reason: 'What kind of page this is, its address does not show.',
  };
}

function sayBroken(places: readonly Span[], says: (amount: number) => string): Judged {
  const [span = null] = places;
  return span === null
    ? { verdict: 'met', span }
    : { verdict: 'not-found', span, reason: says(places.length) };
}

function isOf(
  { kinds, text }: ListedWork,
  forbidden: readonly WorkKind[],
  names: readonly string[],
): boolean {
  const isNamed = names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  // An article in a journal may have "Wikipedia" in its title.
  return forbidden.some((kind) => kinds.has(kind)) || (isNamed && !kinds.has('scholarly'));
}

/** "According to Wikipedia", "(Wikipedia, 2020)": named as a source, and not as a subject. */
function citedNames(names: readonly string[], { work }: ReadWork): readonly Span[] {
  return names.flatMap((name) =>
    [
      ...work.text.matchAll(
        new RegExp(
          String.raw`\b(?:according to|as (?:stated|explained|defined|described) (?:by|in|on)|found (?:on|in)|from)\s+(?:the\s+)?${name}\b|\(\s*${name}\b[^)]*\)|\b${name}\s+(?:says|states|defines|explains|describes|notes|tells|claims|reports|gives|article|page|entry)\b|\b(?:www\.)?${name}\.(?:org|com)\S*`,
          'giu',
        ),
      ),
    ].map(({ index, 0: words }) => sentenceAround(work.text, index, index + words.length)),
  );
}

function sentenceAround(text: string, start: number, end: number): Span {
  const before = Math.max(text.lastIndexOf('. ', start) + 2, text.lastIndexOf('\n', start) + 1, 0);
  const stop = /[.?!](?=\s|$)|\n/u.exec(text.slice(end));
  const until = stop === null ? text.length : end + stop.index + (stop[0] === '\n' ? 0 : 1);
  return { start: before > start ? start : before, end: until };
}
