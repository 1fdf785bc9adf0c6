import type { FeedbackManner } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { type Claim, GOOD, holds } from './claims.ts';
import type { Point } from './content-points.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import { pointsFor } from './say-content.ts';
import { plainMessage } from './say-finding.ts';
import { subjectsOf, workOf } from './speaking.ts';
import type { Variants } from './unjudged.ts';
import type { Step, Voice } from './voice.ts';
import { capitalise, listOf, lowerFirst } from './words.ts';

const MOST_STEPS = 3;
const STRONG = 90;
/** Below this a talk is offered. */
const WEAK = 68;

type ReasonedStep = Step & {
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** Left out of a step on grammar or APA style. */
  readonly point?: Point;
};

type Headline = {
  readonly variants: Variants;
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
};

/** The comment on the whole: what the student should know first, what works, what to do in which order. */
export function sayOverall(facts: Facts, voice: Voice, manner: FeedbackManner): readonly Said[] {
  const steps = listSteps(facts, manner);
  const headline = headlineFor(facts, voice, steps);
  const isPersonal =
    facts.firstName !== null && (voice.isPersonal || manner.tone === 'warmer') && manner.tone !== 'plainer';
  const opening: Said = {
    paragraph: 0,
    claims: headline.claims,
    restsOn: headline.restsOn,
    variants: headline.variants.map((words) =>
      isPersonal ? `${facts.firstName ?? ''}, ${lowerFirst(words)}` : words,
    ),
  };
  const strength: Said = {
    paragraph: 1,
    variants: facts.cited.length === 0 ? [] : voice.overall.sources(sayCited(facts), facts),
    claims: [{ is: 'praise', of: 'sources' }],
  };
  const later = steps.filter(({ restsOn }) => !restsOn.some((id) => headline.restsOn.includes(id)));
  const listed: Said = {
    paragraph: 1,
    variants: later.length === 0 ? [] : voice.overall.steps(later),
    claims: later.flatMap(({ claims }) => claims),
    restsOn: later.flatMap(({ restsOn }) => restsOn),
  };
  return [opening, strength, listed, ...sayClosing(facts, voice, { manner, steps })];
}

const MOST_CITED = 3;

function sayCited({ cited }: Facts): string {
  return listOf(cited.length > MOST_CITED + 1 ? [...cited.slice(0, MOST_CITED), 'others'] : cited);
}

function sayClosing(
  facts: Facts,
  { overall }: Voice,
  { manner, steps }: { readonly manner: FeedbackManner; readonly steps: readonly ReasonedStep[] },
): readonly Said[] {
  const subject = subjectOfTalk(facts, steps);
  const isTalkOffered =
    (facts.scores.total < WEAK || facts.isOffTopic) && subject !== null && manner.length !== 'shorter';
  const talk: Said = {
    paragraph: 2,
    variants: isTalkOffered ? overall.closing(subject, workOf(facts)) : [],
    claims: [],
    restsOn: ['score:total'],
  };
  const thanks: Said = {
    paragraph: 2,
    variants:
      manner.tone === 'warmer'
        ? [`Thank you for ${workOf(facts).name}; I look forward to the next version.`]
        : [],
    claims: [],
  };
  return [talk, thanks];
}

/** What a talk would be about. */
function subjectOfTalk(
  { isUnfit, isCopied, ground, places }: Facts,
  [first]: readonly ReasonedStep[],
): string | null {
  if (ground.content !== null || isCopied || isUnfit) return 'the assignment';
  return first?.name ?? places.subject;
}

const plain = (variants: Variants, claims: readonly Claim[]): Headline => ({ variants, claims, restsOn: [] });

/** The most serious thing that is known of the paper, as a sentence to the student. */
function headlineFor(facts: Facts, voice: Voice, steps: readonly ReasonedStep[]): Headline {
  const { ground, isOffTopic, saysLittle, isCopied, groups, weighed } = facts;
  const work = workOf(facts);
  const { headline } = voice.overall;
  if (ground.content !== null)
    return plain(
      voice.unjudged.content[ground.content].overall.map((words) =>
        words.replace(/^It\b/u, capitalise(work.name)),
      ),
      [{ is: 'unjudged', in: 'content' }],
    );
  if (isOffTopic) return offTopic(facts, voice);
  const disorder = groups.content.find(
    ({ topic, isError, quote }) => isError && quote === null && topic?.against === 'structure',
  );
  if (saysLittle) return plain(headline.saysLittle(work), []);
  if (disorder !== undefined)
    return {
      variants: [
        `Before anything else, look at the order of ${work.name}: ${lowerFirst(plainMessage(disorder).split('. ')[0] ?? '').replace(/\.$/u, '')}.`,
      ],
      claims: [{ is: 'marked', in: 'content' }],
      restsOn: disorder.ids,
    };
  if (isCopied) return plain(headline.copied(work), [{ is: 'copied' }]);
  const [first] = steps;
  if (first === undefined) return sayNothingMarked(facts, voice);
  if (first.point !== undefined && weighed.includes('content'))
    return {
      variants: headline.point(first.point, work, steps),
      claims: first.claims,
      restsOn: first.restsOn,
    };
  return sayForm(facts, voice, first);
}

function sayForm(facts: Facts, { overall }: Voice, step: ReasonedStep): Headline {
  const isFormOnly = holds({ is: 'form-only' }, facts);
  return {
    variants: overall.headline.form(step, workOf(facts), isFormOnly),
    claims: isFormOnly ? [...step.claims, { is: 'form-only' }] : step.claims,
    restsOn: step.restsOn,
  };
}

function sayNothingMarked(facts: Facts, { overall }: Voice): Headline {
  const isMarked = Object.values(facts.groups).flat().length > 0;
  const claims = (['grammar', 'apa', 'content'] as const)
    .filter((area) => !facts.notJudged.includes(area))
    .map((area): Claim => ({ is: facts.groups[area].length === 0 ? 'unmarked' : 'marked', in: area }));
  const work = workOf(facts);
  return {
    variants: isMarked
      ? [
          work.claim === null
            ? `What I marked in ${work.name} is advice, and none of it is an error.`
            : `You argue that ${work.claim}, and what I marked is advice, not errors.`,
        ]
      : overall.headline.unmarked(work, facts.scores.total < GOOD),
    claims,
    restsOn: [],
  };
}

function offTopic(facts: Facts, { overall }: Voice): Headline {
  const { mismatch, title, groups } = facts;
  const { asked } = mismatch;
  const name = asked === null || asked === title ? 'the assignment' : `the assignment “${asked}”`;
  const instead = subjectsOf(facts);
  return {
    variants: overall.headline.offTopic(name, instead, { claim: null, name: `your ${facts.kind}` }),
    claims: [{ is: 'off-topic' }],
    restsOn: groups.content.find(({ check }) => check === 'content-off-topic')?.ids ?? [],
  };
}

/**
 * What to do: the points of the content, then the areas that count, the lowest first. What a strong area needs is left
 * to its own comment.
 */
function listSteps(facts: Facts, manner: FeedbackManner): readonly ReasonedStep[] {
  const { groups, scores, weighed, isOffTopic, ground } = facts;
  if (isOffTopic || ground.content !== null) return [];
  const points = weighed.includes('content') ? pointsFor(facts, manner) : [];
  const steps = points.map((point) => ({
    order: point.order,
    name: point.name,
    claims: point.claims,
    restsOn: point.restsOn,
    point,
  }));
  const serious = steps.filter(({ point }) => point.isSerious);
  const small = steps.filter(({ point }) => !point.isSerious && point.kind !== 'broken');
  const slips = steps.filter(({ point }) => !point.isSerious && point.kind === 'broken');
  const isNeedy = (area: Area) => scores[area] < STRONG;
  const form = (['grammar', 'apa'] as const).filter(
    (area) => weighed.includes(area) && groups[area].length > 0,
  );
  const needy = form.filter(isNeedy).toSorted((a, b) => scores[a] - scores[b]);
  const left = form.filter((area) => !isNeedy(area));
  const areaSteps = needy.flatMap((area) => areaStep(area, groups[area]));
  const rest =
    serious.length + small.length + areaSteps.length === 0
      ? left.flatMap((area) =>
          areaStep(
            area,
            groups[area].filter(({ isError }) => isError),
          ),
        )
      : [];
  // A lapse or advice comes behind what costs an area its points.
  return [...serious, ...small.slice(0, 1), ...areaSteps, ...slips, ...small.slice(1), ...rest].slice(
    0,
    MOST_STEPS,
  );
}

const NAMES = { grammar: 'grammar and spelling', apa: 'citations and references' } as const;
/** From so many kinds of marks on, an area is named and not its first kind. */
const MANY_KINDS = 3;

function areaStep(area: 'grammar' | 'apa', groups: readonly Group[]): readonly ReasonedStep[] {
  const [first] = groups;
  const claims: readonly Claim[] = [{ is: 'marked', in: area }];
  if (first === undefined) return [];
  if (groups.length >= MANY_KINDS || first.topic === null) {
    const most = first.topic === null ? '' : ` (above all ${first.topic.noun})`;
    return [
      {
        order: `go over ${NAMES[area]}${most}`,
        name: NAMES[area],
        claims,
        restsOn: groups.flatMap(({ ids }) => ids),
      },
    ];
  }
  const where = first.place === null ? '' : ` in ${first.place}`;
  return [
    { order: `go over ${first.topic.noun}${where}`, name: first.topic.noun, claims, restsOn: first.ids },
  ];
}
