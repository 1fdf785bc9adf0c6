import {
  withoutScore,
  type AreaBasis,
  type ScoreBasis,
  type ScoreInterval,
  type Scores,
} from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { sql } from 'drizzle-orm';
import type { grades, replacedGrades, reviews } from '../schema/grades.ts';
import type { submissions } from '../schema/submissions.ts';
import type { BasisNumbers, Grade, ReplacedGrade, ReviewRecord, SavedBy } from '../records.ts';

/** A grade row without its original draft text, which lists do not need. */
export type GradeRow = Omit<typeof grades.$inferSelect, 'draft'> & {
  /** The areas that its review did not judge; null: none. */
  readonly notJudged: readonly Area[] | null;
};

/**
 * The areas that the review behind a row of `grades` did not judge. Written out, because Drizzle leaves out the table's
 * name where a query has only one table.
 */
export const notJudgedOfGrade = sql<
  readonly Area[] | null
>`(select "reviews"."basis" -> 'notJudged' from "reviews"
  where "reviews"."submission_id" = "grades"."submission_id" and "reviews"."number" = "grades"."review_number")`;

type ScoreColumns = {
  readonly grammarScore: number;
  readonly apaScore: number;
  readonly contentScore: number;
  readonly totalScore: number;
};

function toScores(row: ScoreColumns): Scores {
  return { grammar: row.grammarScore, apa: row.apaScore, content: row.contentScore, total: row.totalScore };
}

export function fromScores(scores: Scores): ScoreColumns {
  return {
    grammarScore: scores.grammar,
    apaScore: scores.apa,
    contentScore: scores.content,
    totalScore: scores.total,
  };
}

/** The approval columns are on the submission, because lists filter by them. */
export function toGrade(
  row: GradeRow,
  { approvedAt, approvedBy }: Pick<typeof submissions.$inferSelect, 'approvedAt' | 'approvedBy'>,
): Grade {
  const overrides = { grammar: row.grammarOverride, apa: row.apaOverride, content: row.contentOverride };
  return {
    submissionId: row.submissionId,
    reviewNumber: row.reviewNumber,
    version: row.version,
    scores: toScores(row),
    overrides,
    dismissed: row.dismissed,
    verdicts: row.verdicts,
    rubricPoints: row.rubricPoints,
    notJudged: withoutScore(row.notJudged ?? [], overrides),
    feedback: row.feedback,
    annotations: row.annotations,
    words: { feedbackWords: row.feedbackWords, typedWords: row.typedWords },
    approvedAt,
    approvedBy,
    updatedAt: row.updatedAt,
    savedBy: toSavedBy(row),
  };
}

function toSavedBy(row: GradeRow): SavedBy | null {
  const { savedByClient: client, savedSinceVersion: since, savedVersion, version } = row;
  return client === null || since === null || savedVersion !== version ? null : { client, since };
}

export function toReplaced(row: typeof replacedGrades.$inferSelect): ReplacedGrade {
  const { submissionId, reviewNumber, version, dismissed, verdicts, rubricPoints } = row;
  const { feedback, annotations, updatedAt, replacedAt } = row;
  return {
    submissionId,
    reviewNumber,
    version,
    scores: toScores(row),
    overrides: { grammar: row.grammarOverride, apa: row.apaOverride, content: row.contentOverride },
    dismissed,
    verdicts,
    rubricPoints,
    feedback,
    annotations,
    updatedAt,
    replacedAt,
  };
}

export function toReview(row: typeof reviews.$inferSelect): ReviewRecord {
  return {
    submissionId: row.submissionId,
    number: row.number,
    engine: row.engine,
    reviewedAt: row.reviewedAt,
    scores: toScores(row),
    weights: { grammar: row.grammarWeight, apa: row.apaWeight, content: row.contentWeight },
    feedbackStyle: row.feedbackStyle,
    basis: row.basis,
    words: row.words,
    pages: row.pages,
    documentName: row.documentName,
  };
}

/** Keeps only the numbers, because the sentences may quote the paper. */
export function numbersOf(
  { words, areas, requirements, notJudged, total }: ScoreBasis,
  interval: ScoreInterval | null = null,
): BasisNumbers {
  const numbers = {
    words,
    ...(notJudged !== undefined && { notJudged }),
    areas: {
      grammar: numbersOfArea(areas.grammar),
      apa: numbersOfArea(areas.apa),
      content: numbersOfArea(areas.content),
    },
    ...(total === undefined ? {} : { total: total.map(({ id, points }) => ({ id, points })) }),
    ...(interval === null ? {} : { interval }),
  };
  return requirements === undefined ? numbers : { ...numbers, requirements: requirements };
}

function numbersOfArea({ parts, costs, caps, together, ceilings }: AreaBasis): BasisNumbers['areas']['apa'] {
  const numbers = {
    parts: parts.map(({ id, points, maxPoints }) => ({ id, points, maxPoints })),
    costs,
    caps,
  };
  return {
    ...numbers,
    ...(together === undefined ? {} : { together }),
    ...(ceilings === undefined ? {} : { ceilings: ceilings.map(({ most, finding }) => ({ most, finding })) }),
  };
}
