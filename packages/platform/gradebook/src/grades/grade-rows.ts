import type { AreaBasis, ScoreBasis, Scores } from '@greenpen/grading';
import type { grades, replacedGrades, reviews } from '../schema/grades.ts';
import type { submissions } from '../schema/submissions.ts';
import type { BasisNumbers, Grade, ReplacedGrade, ReviewRecord, SavedBy } from '../records.ts';

/** A grade row without its original draft text, which lists do not need. */
export type GradeRow = Omit<typeof grades.$inferSelect, 'draft'>;

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
  return {
    submissionId: row.submissionId,
    reviewNumber: row.reviewNumber,
    version: row.version,
    scores: toScores(row),
    overrides: { grammar: row.grammarOverride, apa: row.apaOverride, content: row.contentOverride },
    dismissed: row.dismissed,
    rubricPoints: row.rubricPoints,
    feedback: row.feedback,
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
  const { submissionId, reviewNumber, version, dismissed, rubricPoints, feedback, updatedAt, replacedAt } =
    row;
  return {
    submissionId,
    reviewNumber,
    version,
    scores: toScores(row),
    overrides: { grammar: row.grammarOverride, apa: row.apaOverride, content: row.contentOverride },
    dismissed,
    rubricPoints,
    feedback,
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
export function numbersOf({ words, areas }: ScoreBasis): BasisNumbers {
  return {
    words,
    areas: {
      grammar: numbersOfArea(areas.grammar),
      apa: numbersOfArea(areas.apa),
      content: numbersOfArea(areas.content),
    },
  };
}

function numbersOfArea({ parts, costs, caps, together }: AreaBasis): BasisNumbers['areas']['apa'] {
  const numbers = {
    parts: parts.map(({ id, points, maxPoints }) => ({ id, points, maxPoints })),
    costs,
    caps,
  };
  return together === undefined ? numbers : { ...numbers, together };
}
