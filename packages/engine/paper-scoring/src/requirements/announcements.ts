import type { Place } from './part-likeness.ts';
import { statementKinds } from './requirement-terms.ts';
import type { StatementKind } from './statement-kind.ts';

/** The sentences that say in so many words that they are what a part asks for by name; none if it names nothing. */
export function findAnnounced(part: string, places: readonly Place[]): readonly Place[] {
  const asked = statementKinds.flatMap(({ announced }) =>
    announced?.asks.test(part) === true ? [announced] : [],
  );
  return places.filter(({ text }) => asked.some(({ says }) => says.test(text)));
}

/** What a part asks for beside its main matter, and how the passage shows it. Add a row for another. */
const extras: readonly NonNullable<StatementKind['announced']>[] = [
  {
    asks: /\bnumbers?\b/iu,
    says: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}{3,4}ty|half|third|quarter|hundreds?|thousands?|millions?|billions?|percent|dozens?|twice|doubled?)\b/iu,
  },
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
