import type { FeedbackManner } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { Claim } from './claims.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import type { Point } from './points/point.ts';
import { pointsFor } from './say-content.ts';
import { stepOnScore } from './say-score.ts';
import type { ReasonedStep } from './voice.ts';
import { countWords, listOf } from './words.ts';

/** The areas in the order in which the instructor takes them up; absent where it was not learned. */
export type LearnedOrder = { readonly areaOrder?: readonly Area[] };

const MOST_POINTS = 2;
const MOST_RULES = 2;
const STRONG = 90;
/** From so many kinds of marks on, an area is named and not its kinds. */
const MANY_KINDS = 3;
const NAMES = { grammar: 'grammar and spelling', apa: 'APA style' } as const;
/** Where only these are marked, they are named instead of the style as a whole. */
const OF_SOURCES: ReadonlySet<string> = new Set(['Citations in the text', 'Reference list']);

/** What a check only advises is told in the comment on the content, and is nothing to begin with. */
const isAdvice = ({ kind, isSerious }: Point) => kind === 'finding' && !isSerious;

const isRule = ({ kind, demand }: Point) => kind === 'broken' || demand !== null;

/**
 * What to do: the points of the content, then its rules in one step, then the areas of form in another, the lowest
 * first. What a strong area needs is left to its own comment.
 */
export function listSteps(facts: Facts, manner: FeedbackManner & LearnedOrder): readonly ReasonedStep[] {
  const { weighed, wrong, ground } = facts;
  if (wrong !== null || ground.content !== null) return [];
  const points = weighed.includes('content') ? pointsFor(facts, manner) : [];
  const missing = points.filter(({ kind }) => kind === 'missing');
  const serious = points.filter((point) => point.isSerious && point.kind !== 'missing' && !isRule(point));
  const small = points.filter((point) => !point.isSerious && point.kind !== 'broken' && !isAdvice(point));
  const rules = points.filter((point) => isRule(point) && point.isSerious);
  const slips = points.filter((point) => point.kind === 'broken' && !point.isSerious);
  const score = small.length === 0 ? stepOnScore(facts, points) : null;
  const isAll = missing.length + serious.length + rules.length + small.length === 0;
  const form = stepOnForm(facts, { isAll, order: manner.areaOrder ?? [] });
  const isRuleFirst = missing.length + serious.length === 0;
  return [
    ...missing.map((point, at) => ofPoint(point, at === 0 && missing.length === 1)),
    ...serious.slice(0, MOST_POINTS).map((point) => ofPoint(point, true)),
    ...(isRuleFirst ? rules.slice(0, 1).map((point) => ofPoint(point, true)) : []),
    ...gatherRules(isRuleFirst ? rules.slice(1) : rules),
    ...(missing.length + serious.length + rules.length === 0
      ? small.slice(0, 1).map((point) => ofPoint(point, true))
      : []),
    ...(score === null ? [] : [score]),
    ...form,
    ...(form.length === 0 ? slips.slice(0, 1).map((point) => ofPoint(point, true)) : []),
  ];
}

const ofPoint = (point: Point, isLater: boolean): ReasonedStep => ({
  order: point.order,
  name: point.name,
  claims: point.claims,
  restsOn: point.restsOn,
  point,
  isLater,
});

/** "see to the length and the number of sources": the rules, whose numbers are told in the comment on the content. */
function gatherRules(rules: readonly Point[]): readonly ReasonedStep[] {
  if (rules.length === 0) return [];
  const name =
    rules.length > MOST_RULES
      ? 'the rules of the assignment'
      : listOf(rules.map(({ name: rule, detail = rule }) => detail));
  return [
    {
      order: `see to ${name}`,
      name,
      claims: rules.flatMap(({ claims }) => claims),
      restsOn: rules.flatMap(({ restsOn }) => restsOn),
      isLater: true,
    },
  ];
}

/**
 * Form in one step. `isAll`: whether nothing else is to be done, so that a strong area is named too. `order`: the
 * areas as the instructor takes them up; otherwise the lowest comes first.
 */
function stepOnForm(
  { groups, scores, weighed }: Facts,
  { isAll, order }: { readonly isAll: boolean; readonly order: readonly Area[] },
): readonly ReasonedStep[] {
  const marked = (['grammar', 'apa'] as const).filter(
    (area) => weighed.includes(area) && groups[area].length > 0,
  );
  const needy = marked
    .filter((area) => scores[area] < STRONG)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b) || scores[a] - scores[b]);
  const errors = marked.filter((area) => groups[area].some(({ isError }) => isError));
  const told = needy.length > 0 || !isAll ? needy : errors;
  if (told.length === 0) return [];
  const names = told.map((area) => nameOfArea(area, groups[area]));
  const name = listOf(names);
  return [
    {
      order: `go over ${name}`,
      name,
      claims: told.map((area): Claim => ({ is: 'marked', in: area })),
      restsOn: told.flatMap((area) => groups[area].flatMap(({ ids }) => ids)),
      isLater: true,
    },
  ];
}

function nameOfArea(area: Exclude<Area, 'content'>, groups: readonly Group[]): string {
  const [first] = groups;
  const isOfSources =
    area === 'apa' && groups.every(({ section }) => section === null || OF_SOURCES.has(section));
  const name = isOfSources ? 'citations and references' : NAMES[area];
  if (first === undefined || first.topic === null) return name;
  const seen = exampleOf(first);
  const isMore = groups.length >= MANY_KINDS && !name.split(' ').includes(first.topic.noun);
  if (groups.length >= MANY_KINDS && !isMore) return name;
  return isMore
    ? `${name} (above all ${first.topic.noun}${seen === null ? '' : `, as in ${seen}`})`
    : `${first.topic.noun}${seen === null ? '' : ` (${seen})`}`;
}

const MOST_EXAMPLE_WORDS = 6;

/** The words of the paper at which a kind of slip can be seen, where they are few. */
function exampleOf({ quote, topic }: Group): string | null {
  if (quote === null || !quote.isWhole || topic?.unit === 'paragraph') return null;
  return countWords(quote.words) > MOST_EXAMPLE_WORDS ? null : `“${quote.words}”`;
}
