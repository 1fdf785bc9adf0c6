import type { FeedbackManner } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { Claim } from './claims.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import type { Point } from './points/point.ts';
import { pointsFor } from './say-content.ts';
import type { ReasonedStep } from './voice.ts';
import { listOf } from './words.ts';

/** The areas in the order in which the instructor takes them up; absent where it was not learned. */
export type LearnedOrder = { readonly areaOrder?: readonly Area[] };

const MOST_POINTS = 2;
const MOST_RULES = 2;
/** An area from here on is left to its own comment. */
const STRONG = 85;
/** Kinds of slips that are named. */
const MOST_KINDS = 2;
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
  const form = stepOnForm(facts, manner.areaOrder ?? []);
  const isRuleFirst = missing.length + serious.length === 0;
  return [
    ...missing.map((point, at) => ofPoint(point, at === 0 && missing.length === 1)),
    ...serious.slice(0, MOST_POINTS).map((point) => ofPoint(point, true)),
    ...(isRuleFirst ? rules.slice(0, 1).map((point) => ofPoint(point, true)) : []),
    ...gatherRules(isRuleFirst ? rules.slice(1) : rules),
    ...(missing.length + serious.length + rules.length === 0
      ? small.slice(0, 1).map((point) => ofPoint(point, true))
      : []),
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

/** Form in one step. `order`: the areas as the instructor takes them up; otherwise the lowest comes first. */
function stepOnForm({ groups, scores, weighed }: Facts, order: readonly Area[]): readonly ReasonedStep[] {
  const marked = (['grammar', 'apa'] as const).filter(
    (area) => weighed.includes(area) && groups[area].length > 0,
  );
  const needy = marked
    .filter((area) => scores[area] < STRONG)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b) || scores[a] - scores[b]);
  if (needy.length === 0) return [];
  const orders = needy.map((area) => orderOn(area, groups[area]));
  return [
    {
      order: listOf(orders),
      name: listOf(needy.map((area) => NAMES[area])),
      claims: needy.map((area): Claim => ({ is: 'marked', in: area })),
      restsOn: needy.flatMap((area) => groups[area].flatMap(({ ids }) => ids)),
      isLater: true,
    },
  ];
}

/** "proofread the text for agreement between subject and verb", "check citations and references against APA style" */
function orderOn(area: Exclude<Area, 'content'>, groups: readonly Group[]): string {
  const nouns = groups.slice(0, MOST_KINDS).flatMap(({ topic }) => topic?.noun ?? []);
  if (area === 'grammar')
    return nouns.length === 0 ? 'proofread the text once more' : `proofread the text for ${listOf(nouns)}`;
  const isOfSources = groups.every(({ section }) => section === null || OF_SOURCES.has(section));
  return `check ${isOfSources ? 'citations and references' : 'the form of the paper'} against APA style`;
}
