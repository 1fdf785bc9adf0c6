import { argumentKinds } from './argument-kinds.ts';
import type { Place } from './part-likeness.ts';
import { reportKinds } from './report-kinds.ts';

/** How a part asks for a kind of statement by its name, and how a sentence says in so many words that it is one. */
type Announcement = { readonly name: string; readonly asks: RegExp; readonly says: RegExp };

const MAY = String.raw`(?:(?:may|might|could|would|will|do|often|also|still|sometimes|usually|commonly|rightly|probably) )`;
const OBJECTS =
  '(?:argues?|says?|claims?|objects?|believes?|contends?|points? out|worr(?:y|ies)|thinks?|feels?|complains?|insists?|counters?|fears?)';
const OTHERS = String.raw`(?:critics|opponents|s[ck]eptics|detractors|others|(?:some|many|other|most|a lot of|plenty of)(?: (?:of )?\p{L}+){0,3}|(?:those|people|anyone|readers) (?:who|on|against)(?: \p{L}+){1,6})`;

/** Add a row for another kind. */
const announcements: readonly Announcement[] = [
  {
    name: 'limitation',
    asks: /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|disadvantages?|sources? of error)\b/iu,
    says: /\b(?:limitations?|weakness(?:es)?|drawbacks?|shortcomings?|disadvantages?|downsides?|sources? of error)\b|\blimited by\b/iu,
  },
  {
    name: 'objection',
    asks: /\b(?:counter-?\s?arguments?|counter-?claims?|opposing|objections?|who disagree|other side|critics?|s[ck]eptics?|opponents?)\b/iu,
    says: new RegExp(
      String.raw`\b${OTHERS} ${MAY}*${OBJECTS}\b|\b(?:the|a|an|one|our|my|your)(?: \p{L}+){1,2} ${MAY}+${OBJECTS}\b|\bcounter-?\s?(?:argument|claim)s?\b|\bobjections?\b|\b(?:it|this) (?:could|might|may|can) be (?:argued|objected)\b`,
      'iu',
    ),
  },
  {
    name: 'proposal',
    asks: /\b(?:recommend\w*|propos(?:e|es|al|als)|solutions?|suggest(?:ions?)?)\b/iu,
    says: /\b(?:I|we|(?:this|my|our|the) (?:\p{L}+ )?(?:paper|essay|memo|report|brief|proposal))(?: \p{L}+){0,2} (?:recommend|propose|suggest|advise|urge)s?\b|\b(?:my|our|the|one|a|another)(?: \p{L}+){0,2} (?:recommendation|proposal|suggestion|solution) (?:is|would|will|for)\b/iu,
  },
  {
    name: 'definition',
    asks: /\bdefin(?:e|es|ing|ition|itions)\b/iu,
    says: /\b(?:is|are|was|can be|may be)(?: \p{L}+ly| often| best| also)? defined\b|\bdefines?\b|\brefers? to\b|\bdefinition\b/iu,
  },
  {
    name: 'example',
    asks: /\b(?:examples?|instance)\b/iu,
    says: /\bfor (?:example|instance)\b|\b(?:one|an|another|a good|a clear|the best|first|second|my)(?: \p{L}+)? example\b/iu,
  },
];

/** The sentences that say in so many words that they are what a part asks for by name; none if it names nothing. */
export function findAnnounced(part: string, places: readonly Place[]): readonly Place[] {
  const asked = announcements.filter(({ asks }) => asks.test(part));
  return places.filter(({ text }) => asked.some(({ says }) => says.test(text)));
}

/** What a part asks for beside its main matter, and how the passage shows it. Add a row for another. */
const extras: readonly Omit<Announcement, 'name'>[] = [
  {
    asks: /\b(?:costs?|price|budget)\b/iu,
    says: /[$€£]\s?\d|\b(?:dollars?|euros?|cents?|costs?|budget|price[ds]?|pa(?:y|ys|id)|free|expenses?|fund(?:s|ed|ing)?)\b/iu,
  },
  {
    asks: /\b(?:measured?|evaluated?|assessed|monitor(?:ed)?|has worked)\b/iu,
    says: /\b(?:measur\w+|counts?|counted|counting|compar\w+|track\w*|survey\w*|record(?:s|ed|ing)?|number of|rate of|monitor\w*|evaluat\w+|report(?:s|ed)?|if (?:more|fewer|less))\b/iu,
  },
  {
    asks: /\b(?:date|deadline|timeline|schedule|by when)\b/iu,
    says: /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|spring|summer|fall|winter|(?:19|20)\d\d|(?:in|within|after|before|by|for|over|first|next|last)(?: \S+){0,3} (?:days?|weeks?|months?|years?)|(?:week|month|day) \d)\b/iu,
  },
];

/** "One recommendation, including what it would cost or how it would be measured": what goes with the main matter. */
const WITH = /,?\s((?:including|together with|along with|with) .+)$/iu;

/**
 * The words of a part that ask for something beside its main matter, where neither the paragraph of the answer nor the
 * next one has it; `null` where there is nothing of the kind. One of several joined by "or" is enough.
 */
export function findOpenExtra(part: string, place: Place, places: readonly Place[]): string | null {
  const words = WITH.exec(part)?.[1];
  if (words === undefined) return null;
  const asked = extras.filter(({ asks }) => asks.test(words));
  if (asked.length === 0) return null;
  const near = places.filter(
    ({ paragraph }) => paragraph === place.paragraph || paragraph === place.paragraph + 1,
  );
  const isShown = ({ says }: (typeof extras)[number]) => near.some(({ text }) => says.test(text));
  const isComplete = /\bor\b/iu.test(words) ? asked.some(isShown) : asked.every(isShown);
  return isComplete ? null : words.replace(/[.?!]$/u, '');
}

/** Kinds of statement that hardly anybody makes without any of their words: an objection, a closing question. */
const NEVER_UNSAID: ReadonlySet<string> = new Set(['objection', 'question']);
const neverUnsaid = [...argumentKinds, ...reportKinds].filter(({ name }) => NEVER_UNSAID.has(name));
/** Fewer sentences may say it in some other way. */
const FEWEST_PLACES = 8;

/** Whether a part asks for a kind of statement that would show in its words, and no sentence of the paper shows it. */
export function isSurelyMissing(part: string, places: readonly Place[]): boolean {
  if (places.length < FEWEST_PLACES) return false;
  return neverUnsaid.some(
    ({ asked, plain, hint }) =>
      asked.test(part) && !places.some(({ text }) => plain.test(text) || hint.test(text)),
  );
}
