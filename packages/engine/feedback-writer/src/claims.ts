import type { Area } from '@greenpen/paper';
import type { AskedNote } from './asked/asked-facts.ts';
import type { Facts } from './facts.ts';
import { isSought } from './group-findings.ts';
import { GOOD } from './paper/ground.ts';

/** What a sentence of a draft claims about the paper; it is written only where all of its claims hold. */
export type Claim =
  /** Something is good. */
  | { readonly is: 'praise'; readonly of: Praised }
  /** Nothing, or something, was marked in an area. */
  | { readonly is: 'unmarked'; readonly in: Area }
  | { readonly is: 'marked'; readonly in: Area }
  /** All that was marked is about form. */
  | { readonly is: 'form-only' }
  /** What was asked is done for the most part. */
  | { readonly is: 'answers-most' }
  /** The paper does, does not or only partly do what a requirement asks for. */
  | { readonly is: 'answers' | 'misses' | 'answers-partly'; readonly requirement: string }
  /** The file is no answer to its assignment. */
  | { readonly is: 'wrong-paper' }
  /** Something that was measured is there, in a paper that need not be good on the whole. */
  | { readonly is: 'strength' }
  /** Most of the text is copied or repeated. */
  | { readonly is: 'copied' }
  /** There is text to comment on, or there is not. */
  | { readonly is: 'judged' | 'unjudged'; readonly in: 'grammar' | 'content' };

export type Praised = 'sources' | 'reasoning';

/** Two citations are no use of sources to praise. */
const LEAST_CITATIONS_TO_PRAISE = 3;
/** More of what was asked than this has to be met, to be most of it. */
const MOST = 0.5;

/** Whether a claim is true of the paper. */
export function holds(claim: Claim, facts: Facts): boolean {
  const { groups, asked, ground } = facts;
  if (claim.is === 'praise') return mayPraise(claim.of, facts);
  if (claim.is === 'unmarked') return isUnmarked(claim.in, facts);
  if (claim.is === 'marked') return groups[claim.in].length > 0;
  if (claim.is === 'form-only') return isFormOnly(facts);
  if (claim.is === 'answers-most') {
    return asked.missing.length === 0 && !facts.isUnfit && asked.met > asked.required * MOST;
  }
  if ('requirement' in claim) return isVerdict(claim, facts);
  if (claim.is === 'wrong-paper') return facts.wrong !== null;
  if (claim.is === 'strength') return isOwnAnswer(facts);
  if (claim.is === 'copied') return facts.isCopied;
  return (ground[claim.in] === null) === (claim.is === 'judged');
}

/** A finding on parts that were not found is told as such and marks no place. */
function isUnmarked(area: Area, { groups, notJudged }: Facts): boolean {
  return groups[area].every((group) => isSought(group)) && !notJudged.includes(area);
}

function isVerdict(
  { is, requirement }: Extract<Claim, { readonly requirement: string }>,
  facts: Facts,
): boolean {
  const { answered, missing, broken, partly } = facts.asked;
  if (is === 'answers') return isOwnAnswer(facts) && isAmong(answered, requirement);
  return isAmong(is === 'misses' ? [...missing, ...broken] : partly, requirement);
}

const isAmong = (notes: readonly AskedNote[], requirement: string) =>
  notes.some(({ id }) => id === requirement);

/** Whether a paper is the writer's own answer to the assignment, good or not. */
function isOwnAnswer({ ground, isUnfit, isCopied, saysLittle, wrong }: Facts): boolean {
  return ground.content === null && !isUnfit && !isCopied && !saysLittle && wrong === null;
}

/** Whether a paper is a B or better and the writer's own answer to the assignment. */
export function isSound(facts: Facts): boolean {
  return isOwnAnswer(facts) && Math.min(facts.scores.content, facts.scores.total) >= GOOD;
}

/** Nothing is praised in a paper that is weak, unfit or short of what was asked, nor a side that a finding faults. */
function mayPraise(of: Praised, facts: Facts): boolean {
  const { asked, citations, faulted, errors } = facts;
  if (!isSound(facts) || asked.missing.length + asked.broken.length > 0) return false;
  if (of === 'reasoning') return facts.argument.strengths.length > 0 && !faulted.has('development');
  return citations >= LEAST_CITATIONS_TO_PRAISE && !faulted.has('sources') && errors.apa === 0;
}

/** Whether the content needs nothing and all of what was asked could be checked, while the form needs work. */
function isFormOnly({ scores, groups, asked, isUnfit, ground, weighed }: Facts): boolean {
  const isContentDone =
    scores.content >= GOOD &&
    groups.content.length === 0 &&
    asked.missing.length + asked.broken.length + asked.partly.length + asked.open.length === 0;
  const isFormMarked = (['grammar', 'apa'] as const).some(
    (area) => weighed.includes(area) && groups[area].length > 0,
  );
  return ground.content === null && !isUnfit && isContentDone && isFormMarked;
}
