import type { FeedbackManner } from '@greenpen/grading';
import { sayHeadlineBriefly, sayStrengthBriefly } from './briefly.ts';
import type { Question } from './argument/find-question.ts';
import { type Claim, holds, isSound } from './claims.ts';
import type { Said } from './draft.ts';
import type { Facts } from './facts.ts';
import { type LearnedOrder, listSteps } from './list-steps.ts';
import { plainMessage } from './say-finding.ts';
import { sayAnsweredParts } from './say-strengths.ts';
import { fullNameOf, readOf, workOf } from './speaking.ts';
import type { Variants } from './unjudged.ts';
import type { ReasonedStep, Voice } from './voice.ts';
import { capitalise, listOf, lowerFirst } from './words.ts';
import { sayWrongOverall } from './say-wrong-paper.ts';

/** Below this a talk is offered. */
const WEAK = 68;

type Headline = {
  readonly variants: Variants;
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** The same in few words. */
  readonly brief?: string | null;
  /** The step that it tells of. */
  readonly step?: ReasonedStep | undefined;
  /** What it leads to, and what follows it. */
  readonly question?: Question;
  /** Whether it is the first of the steps, something that comes before them, or about none. */
  readonly leads: 'step' | 'other' | 'question';
  /** Whether it tells what works. */
  readonly isStrengthTold?: boolean;
};

/** The comment on the whole: what the student should know first, what works, what to do in which order. */
export function sayOverall(
  facts: Facts,
  voice: Voice,
  manner: FeedbackManner & LearnedOrder,
): readonly Said[] {
  const { wrong } = facts;
  const isPersonal =
    facts.firstName !== null && (voice.isPersonal || manner.tone === 'warmer') && manner.tone !== 'plainer';
  const firstName = isPersonal ? facts.firstName : null;
  if (wrong !== null) return sayWrongOverall(readOf(facts, wrong), { style: voice.style, firstName });
  const steps = listSteps(facts, manner);
  const strength = sayStrength(facts, voice);
  const headline = headlineFor(facts, voice, { steps, strength });
  const opening: Said = {
    paragraph: 0,
    claims: headline.claims,
    restsOn: headline.restsOn,
    brief: headline.brief ?? null,
    variants: withQuestion(headline, voice).map((words) =>
      firstName === null ? words : `${firstName}, ${lowerFirst(words)}`,
    ),
  };
  const later = steps.filter((step) => step !== headline.step && step.isLater);
  const listed: Said = {
    paragraph: 1,
    variants: later.length === 0 ? [] : voice.overall.steps(later, headline.leads),
    claims: later.flatMap(({ claims }) => claims),
    restsOn: later.flatMap(({ restsOn }) => restsOn),
    brief: later[0] === undefined ? null : `Go over ${later[0].name.replace(/ \([^)]*\)/gu, '')}.`,
  };
  return [
    opening,
    ...(headline.isStrengthTold === true ? [] : [strength]),
    listed,
    ...sayClosing(facts, voice, { manner, first: steps[0] }),
  ].map((said) => (facts.kind === 'paper' ? said : forNextTime(said)));
}

function withQuestion({ variants, question }: Headline, { content }: Voice): Variants {
  if (question === undefined) return variants;
  return variants.flatMap((words) => content.question(question).map((asked) => `${words} ${asked}`));
}

/** “They return as adults …”: where does that number come from? */
function askBriefly({ said, asks }: Question): string {
  const quoted = /“[^”]+”(?!.*“)/u.exec(said)?.[0] ?? '';
  return quoted === '' ? capitalise(asks[0] ?? '') : `${quoted}: ${asks[0] ?? ''}`;
}

/** An answer or a post is not handed in again. */
const forNextTime = (said: Said): Said => ({
  ...said,
  variants: said.variants.map((words) =>
    words
      .replace(/^For the (?:next|final) version(?: of [^,;:]+)?(?=[,:])/u, 'Next time')
      .replace(/(?<=; )for the (?:next|final) version(?=,)/u, 'next time'),
  ),
});

/** One thing that works, as it was measured: in the argument, or in the use of sources. */
function sayStrength(facts: Facts, voice: Voice): Said {
  const [first] = facts.argument.strengths;
  if (first !== undefined)
    return {
      paragraph: 1,
      variants: voice.content.strength(first),
      claims: [{ is: 'strength' }],
      brief: sayStrengthBriefly(first),
    };
  const isPraised = holds({ is: 'praise', of: 'sources' }, facts);
  return {
    paragraph: 1,
    variants: isPraised ? voice.overall.sources(sayCited(facts), facts) : [],
    claims: [{ is: 'praise', of: 'sources' }],
  };
}

const MOST_CITED = 3;

function sayCited({ cited }: Facts): string {
  return listOf(cited.length > MOST_CITED + 1 ? [...cited.slice(0, MOST_CITED), 'others'] : cited);
}

function sayClosing(
  facts: Facts,
  { overall }: Voice,
  { manner, first }: { readonly manner: FeedbackManner; readonly first: ReasonedStep | undefined },
): readonly Said[] {
  // The answer to a quiz has no next draft, and a talk needs a subject.
  const about = first?.point?.talk;
  const isTalkOffered = facts.scores.total < WEAK && manner.length !== 'shorter' && facts.kind !== 'answer';
  const talk: Said = {
    paragraph: 2,
    variants: isTalkOffered && about !== undefined ? overall.closing(workOf(facts), about) : [],
    claims: first?.claims ?? [],
    restsOn: ['score:total', ...(first?.restsOn ?? [])],
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

const plain = (variants: Variants, claims: readonly Claim[]): Headline => ({
  variants,
  claims,
  restsOn: [],
  leads: 'other',
});

/** The most serious thing that is known of the paper, as a sentence to the student. */
function headlineFor(
  facts: Facts,
  voice: Voice,
  { steps, strength }: { readonly steps: readonly ReasonedStep[]; readonly strength: Said },
): Headline {
  const { ground, saysLittle, isCopied, groups, weighed, argument } = facts;
  const work = workOf(facts);
  const { headline } = voice.overall;
  if (ground.content !== null)
    return plain(
      voice.unjudged.content[ground.content].overall.map((words) =>
        words.replace(/^It\b/u, capitalise(work.name)),
      ),
      [{ is: 'unjudged', in: 'content' }],
    );
  const disorder = groups.content.find(({ topic, isError }) => isError && topic?.against === 'structure');
  if (saysLittle) return plain(headline.saysLittle(work), []);
  if (disorder !== undefined)
    return {
      variants: [
        `Before anything else, look at the order of ${work.name}: ${lowerFirst(plainMessage(disorder).split('. ')[0] ?? '').replace(/\.$/u, '')}.`,
      ],
      claims: [{ is: 'marked', in: 'content' }],
      restsOn: disorder.ids,
      leads: 'other',
      step: steps.find(({ point }) => point?.restsOn === disorder.ids),
    };
  if (isCopied) return plain(headline.copied(work), [{ is: 'copied' }]);
  const [first] = steps;
  const isSerious = first?.point?.isSerious === true && weighed.includes('content');
  if (!isSerious && isSound(facts) && argument.question !== null)
    return {
      ...plain(headline.question({ ...work, name: fullNameOf(facts) }), [{ is: 'judged', in: 'content' }]),
      brief: askBriefly(argument.question),
      leads: 'question',
      question: argument.question,
    };
  const sound = isSerious || !isSound(facts) ? null : saySound(facts, voice, strength);
  if (sound !== null) return sound;
  if (first === undefined) return sayNothingMarked(facts, voice);
  if (first.point !== undefined && weighed.includes('content')) return sayPoint(facts, voice, steps);
  return sayForm(facts, voice, first);
}

/** A good paper: what it argues and what supports that. */
function saySound(facts: Facts, { style }: Voice, strength: Said): Headline | null {
  const { argues } = workOf(facts);
  const brief = argues === null ? strength.brief : `${argues}.`;
  if (strength.variants.length === 0) return null;
  const join = (words: string) =>
    style === 'direct' ? `${argues}. ${words}` : `${argues}; ${lowerFirst(words)}`;
  return {
    variants: argues === null ? strength.variants : strength.variants.map(join),
    claims: strength.claims,
    restsOn: strength.restsOn ?? [],
    ...(brief !== undefined && brief !== null && { brief }),
    leads: 'question',
    isStrengthTold: true,
  };
}

function sayPoint(facts: Facts, { overall }: Voice, steps: readonly ReasonedStep[]): Headline {
  const [step] = steps;
  const { point } = step ?? {};
  if (step === undefined || point === undefined) return plain([], []);
  const missing = steps.filter((one) => one.point?.kind === 'missing');
  const all = point.kind === 'missing' ? missing : [step];
  return {
    variants: overall.headline.point(point, workOf(facts), {
      steps: steps.filter((one) => one === step || one.isLater),
      missing: missing.length,
    }),
    claims: all.flatMap(({ claims }) => claims),
    restsOn: all.flatMap(({ restsOn }) => restsOn),
    brief: sayHeadlineBriefly(point, missing.length),
    leads: 'step',
    step,
  };
}

function sayForm(facts: Facts, { overall }: Voice, step: ReasonedStep): Headline {
  const isFormOnly = holds({ is: 'form-only' }, facts);
  return {
    variants: overall.headline.form(step, workOf(facts), isFormOnly),
    claims: isFormOnly ? [...step.claims, { is: 'form-only' }] : step.claims,
    restsOn: step.restsOn,
    leads: 'step',
    step,
  };
}

/** Where there is nothing to do, what the paper argues and does; whether its content is right was not judged. */
function sayNothingMarked(facts: Facts, voice: Voice): Headline {
  const { argues, name } = workOf(facts);
  const isAllMet = facts.asked.met === facts.asked.required && holds({ is: 'answers-most' }, facts);
  const does = `${argues === null ? capitalise(name) : `your ${facts.kind}`} does what the assignment asks`;
  if (isAllMet)
    return {
      ...plain([argues === null ? `${does}.` : `${argues}, and ${does}.`], [{ is: 'answers-most' }]),
      brief: 'You do what the assignment asks.',
    };
  const answered = argues === null ? sayAnsweredParts(facts, voice) : null;
  if (answered !== null)
    return {
      ...plain(answered.variants, answered.claims),
      restsOn: answered.restsOn ?? [],
      brief: answered.brief ?? null,
    };
  const form = sayFormBelow(facts);
  return {
    ...plain([argues === null ? form.words : `${argues}. ${form.words}`], form.claims),
    brief: form.words,
  };
}

const FORM_NAMES = { grammar: 'language', apa: 'references' } as const;

/** Where the notes on form are, or that there are none; of the content nothing is said that was not judged. */
function sayFormBelow(facts: Facts): { readonly words: string; readonly claims: readonly Claim[] } {
  const judged = (['grammar', 'apa'] as const).filter((area) => facts.weighed.includes(area));
  const marked = judged.filter((area) => facts.groups[area].length > 0);
  const name = fullNameOf(facts);
  const areas = (listed: readonly (keyof typeof FORM_NAMES)[], joint: string) =>
    `the ${listOf(
      listed.map((area) => FORM_NAMES[area]),
      joint,
    )} of ${name}`;
  if (marked.length > 0)
    return {
      words: `My notes on ${areas(marked, 'and')} are below.`,
      claims: marked.map((area) => ({ is: 'marked', in: area })),
    };
  return {
    words: judged.length === 0 ? '' : `I have no corrections to ${areas(judged, 'or')}.`,
    claims: judged.map((area) => ({ is: 'unmarked', in: area })),
  };
}
