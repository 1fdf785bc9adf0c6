import type { FeedbackStyle } from '@greenpen/grading';
import type { Question } from './argument/find-question.ts';
import type { Strength } from './argument/find-strengths.ts';
import type { AskedNote } from './asked/asked-facts.ts';
import type { Claim } from './claims.ts';
import type { Point } from './points/point.ts';
import type { Facts } from './facts.ts';
import type { Group } from './group-findings.ts';
import type { Work } from './speaking.ts';
import type { Unjudged, Variants } from './unjudged.ts';

/** Something to do in the next version, as an order with a small letter: "add a reference list". */
export type Step = { readonly order: string; readonly name: string };

/** A step with what it rests on. */
export type ReasonedStep = Step & {
  readonly claims: readonly Claim[];
  readonly restsOn: readonly string[];
  /** Left out of a step on form, and of one that gathers several points. */
  readonly point?: Point;
  /** Whether it is named after the first; the parts that are missing are listed in the comment on the content. */
  readonly isLater: boolean;
};

/** One of the three styles. Each says other things of the same facts, and in other words. */
export type Voice = {
  readonly style: FeedbackStyle;
  readonly unjudged: Unjudged;
  /** Whether it speaks to the student by name. */
  readonly isPersonal: boolean;
  /** How many points on the content, and how many kinds of slips, are told one by one. */
  readonly most: { readonly points: number; readonly groups: number; readonly answered: number };

  readonly content: {
    readonly point: (point: Point, position: number) => Variants;
    /** Parts that are missing, gathered: noun phrases joined by "or"; `isFirst` where no other was told of. */
    readonly alsoMissing: (names: string, isFirst: boolean) => Variants;
    /** Parts that are there only in part, gathered: definite noun phrases joined by "and". */
    readonly alsoPartly: (names: string) => Variants;
    /** What to do about a point that the comment on the whole told of: an order with a small letter. */
    readonly toldBefore: (name: string, move: string) => Variants;
    /** Further things to look at: noun phrases. */
    readonly also: (names: string) => Variants;
    /** Parts that are answered; all of them have a clause. */
    readonly answered: (notes: readonly AskedNote[]) => Variants;
    readonly strength: (strength: Strength) => Variants;
    /** What to ask of an argument that needs nothing else first. */
    readonly question: (question: Question) => Variants;
    readonly saysLittle: (work: Work) => Variants;
    readonly copied: (work: Work, ownWords: string) => Variants;
  };

  readonly grammar: {
    readonly unmarked: Variants;
    readonly onlyStyle: Variants;
    /** "one place in every 34 words", where there are many. */
    readonly often: (rate: string) => Variants;
    readonly sentenceLength: (average: string, longest: string | null, isLong: boolean) => Variants;
  };

  readonly apa: {
    readonly otherStyle: (work: Work) => Variants;
    readonly noneNeeded: Variants;
    readonly noneFound: (work: Work, topic: string | null) => Variants;
    readonly uncited: (work: Work, listed: string) => Variants;
    readonly unmarked: (checked: string) => Variants;
  };

  /** `position` counts from 0 within an area. */
  readonly group: (group: Group, position: number) => Variants;
  /** The small ones that are left, gathered: "spelling (“payed”) and articles". */
  readonly others: (nouns: string) => Variants;

  readonly overall: {
    /** What the instructor would tell this student in one sentence. */
    readonly headline: {
      readonly saysLittle: (work: Work) => Variants;
      readonly copied: (work: Work) => Variants;
      /** `missing`: how many parts of the assignment are missing, the point among them. */
      readonly point: (
        point: Point,
        work: Work,
        more: { readonly steps: readonly Step[]; readonly missing: number },
      ) => Variants;
      /** For an argument that is left with a question, which follows. */
      readonly question: (work: Work) => Variants;
      /** `isAll`: nothing but form was marked, and all of what was asked is there. */
      readonly form: (step: Step, work: Work, isAll: boolean) => Variants;
    };
    readonly sources: (cited: string, facts: Facts) => Variants;
    /** What to do after the headline, which is the first step, something else, or a question; empty where it has them. */
    readonly steps: (steps: readonly Step[], after: 'step' | 'other' | 'question') => Variants;
    /** For a paper that needs a talk before the next draft. */
    readonly closing: (work: Work, about: string) => Variants;
  };
};

/** The wordings that a position begins with, so that two points in a row are not told alike. */
export function inTurn(variants: Variants, position: number): Variants {
  const one = variants[position % Math.max(1, variants.length)];
  return one === undefined ? [] : [one];
}
