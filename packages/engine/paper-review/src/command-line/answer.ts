import {
  type DoubtCode,
  doubtSentences,
  type Judgement,
  levelsOf,
  type Requirement,
  type RequirementResult,
  type Review,
  type RubricResult,
  type Verdict,
} from '@greenpen/grading';
import { type Area, refusalCodes, type Finding, type Paper } from '@greenpen/paper';

/** Every code with which a request can be answered instead of a review. */
export const answerErrorCodes = [
  ...refusalCodes,
  'invalid-request',
  'class-too-large',
  'engine-failed',
] as const;

export type AnswerErrorCode = (typeof answerErrorCodes)[number];

/** Offsets are UTF-16 units into the review's `text`; all four may be null where a finding has no place. */
type FindingAnswer = Pick<
  Finding,
  'id' | 'area' | 'check' | 'severity' | 'message' | 'quote' | 'page' | 'suggestions' | 'source'
> & { readonly start: number | null; readonly end: number | null };

type RequirementAnswer = Pick<Requirement, 'id' | 'text' | 'kind' | 'required'> & {
  readonly verdict: Verdict;
  /** What was counted; absent where nothing was. */
  readonly reason?: string | undefined;
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
};

type RubricAnswer = {
  readonly criterion: string;
  /** The name of the level; null where it needs the instructor. */
  readonly level: string | null;
  readonly points: number | null;
  readonly maxPoints: number;
  readonly quote: string | null;
  readonly reason: string;
  /** Whether only signs of it were measured, so that the instructor should confirm the level. */
  readonly provisional: boolean;
};

const neverJudged = ['argument', 'accuracy'] as const;

type NotJudged = Area | (typeof neverJudged)[number];

/** `share`: how much of the shorter paper is in the other, 0 to 1; `quote`: the longest passage that both have. */
type CopyAnswer = { readonly id: AnswerId; readonly share: number; readonly quote: string };

type ReviewAnswer = Pick<
  Review,
  'scores' | 'letter' | 'feedback' | 'sentences' | 'student' | 'words' | 'pages' | 'notes'
> & {
  /** What there is to tell the student, in one sentence to the instructor. */
  readonly forInstructor: string;
  readonly findings: readonly FindingAnswer[];
  readonly text: string;
  readonly requirements: readonly RequirementAnswer[];
  readonly rubric: readonly RubricAnswer[];
  readonly onTopic: Judgement['onTopic'];
  /** Why it does not look like an answer, and the assignment's question; null for any other paper. */
  readonly notAnAnswer: { readonly reason: string; readonly question: string | null } | null;
  /** Areas that do not apply, then what no paper is judged on. */
  readonly notJudged: readonly NotJudged[];
  readonly interval: Judgement['intervals'];
  readonly doubts: readonly { readonly code: DoubtCode; readonly message: string }[];
  /** Papers of the class that this one is like, most alike first; absent where no class was read. */
  readonly copies?: readonly CopyAnswer[];
};

export type AnswerId = string | number | null;

/** One line of output: a review, or why there is none. */
export type Answer =
  | { readonly id: AnswerId; readonly review: ReviewAnswer }
  | { readonly id: AnswerId; readonly error: { readonly code: AnswerErrorCode; readonly message: string } };

/** A review in the shape that scripts read. */
export function answerOf(id: AnswerId, paper: Paper, review: Review): Answer {
  const { scores, letter, feedback, sentences, findings, student, words, pages, notes } = review;
  const { judgement, doubts, forInstructor = '' } = review;
  return {
    id,
    review: {
      scores,
      letter,
      feedback,
      forInstructor,
      sentences: sentences.map(({ area, text, restsOn }) => ({ area, text, restsOn })),
      findings: findings.map(findingAnswer),
      student,
      text: paper.text,
      words,
      pages,
      notes,
      requirements: judgement.requirements.map(requirementAnswer),
      rubric: judgement.rubric.map(rubricAnswer),
      onTopic: judgement.onTopic,
      notAnAnswer: notAnAnswerOf(judgement),
      notJudged: [...judgement.notJudged, ...neverJudged],
      interval: judgement.intervals,
      doubts: doubts.map((code) => ({ code, message: doubtSentences[code] })),
    },
  };
}

function notAnAnswerOf({ notAnAnswer = null }: Judgement): ReviewAnswer['notAnAnswer'] {
  return notAnAnswer === null ? null : { reason: notAnAnswer.reason, question: notAnAnswer.question };
}

function requirementAnswer({
  requirement,
  verdict,
  reason,
  quote,
  span,
}: RequirementResult): RequirementAnswer {
  const { id, text, kind, required } = requirement;
  const place = { quote, start: span?.start ?? null, end: span?.end ?? null };
  return { id, text, kind, required, verdict, ...(reason === undefined ? {} : { reason }), ...place };
}

function rubricAnswer(result: RubricResult): RubricAnswer {
  const { criterion, level, points, quote, reason, isProvisional = false } = result;
  const { name, maxPoints } = criterion;
  const chosen = level === null ? undefined : levelsOf(criterion)[level];
  // A level such as "20: Clear" has no other name than what it says.
  const called = chosen === undefined ? null : chosen.name || chosen.description;
  const provisional = isProvisional && points !== null;
  return { criterion: name, level: called, points, maxPoints, quote, reason, provisional };
}

function findingAnswer(finding: Finding): FindingAnswer {
  const { id, area, check, severity, message, quote, span, page, suggestions, source } = finding;
  return {
    id,
    area,
    check,
    severity,
    message,
    quote,
    start: span?.start ?? null,
    end: span?.end ?? null,
    page,
    suggestions,
    source,
  };
}
