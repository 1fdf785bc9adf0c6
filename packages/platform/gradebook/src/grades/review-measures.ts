import { type PaperMeasures, shareWeights } from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import { sql } from 'drizzle-orm';
import type { BasisNumbers } from '../records.ts';
import { reviews } from '../schema/grades.ts';

type Parts = BasisNumbers['areas'][Area]['parts'];

const partsOf = (area: Area) =>
  sql<Parts | null>`${reviews.basis} -> 'areas' -> ${sql.raw(`'${area}'`)} -> 'parts'`;

/** The columns of a review from which its measures are read; costs and texts are not. */
export const measureColumns = {
  words: reviews.words,
  grammarScore: reviews.grammarScore,
  apaScore: reviews.apaScore,
  contentScore: reviews.contentScore,
  grammarWeight: reviews.grammarWeight,
  apaWeight: reviews.apaWeight,
  contentWeight: reviews.contentWeight,
  grammarParts: partsOf('grammar'),
  apaParts: partsOf('apa'),
  contentParts: partsOf('content'),
  notJudged: sql<readonly Area[] | null>`${reviews.basis} -> 'notJudged'`,
  requirements: sql<NonNullable<BasisNumbers['requirements']> | null>`${reviews.basis} -> 'requirements'`,
};

export type MeasureRow = {
  readonly [
    Column in Exclude<keyof typeof measureColumns, `${string}Parts` | 'notJudged' | 'requirements'>
  ]: number;
} & {
  readonly grammarParts: Parts | null;
  readonly apaParts: Parts | null;
  readonly contentParts: Parts | null;
  readonly notJudged: readonly Area[] | null;
  readonly requirements: NonNullable<BasisNumbers['requirements']> | null;
};

/** What a review measured, without the parts that moved its scores to the instructor's scale. */
export function toMeasures(id: string, row: MeasureRow): PaperMeasures {
  const notJudged = row.notJudged ?? [];
  const scores = {
    grammar: withoutScale(row.grammarScore, row.grammarParts),
    apa: withoutScale(row.apaScore, row.apaParts),
    content: withoutScale(row.contentScore, row.contentParts),
  };
  const weights = { grammar: row.grammarWeight, apa: row.apaWeight, content: row.contentWeight };
  const shares = shareWeights(weights, notJudged);
  const scoreOf = (area: Area): number | null => (notJudged.includes(area) ? null : scores[area]);
  return {
    id,
    words: row.words,
    grammar: scoreOf('grammar'),
    apa: scoreOf('apa'),
    total:
      (scores.grammar * shares.grammar + scores.apa * shares.apa + scores.content * shares.content) / 100,
    parts: Object.fromEntries(
      (row.contentParts ?? []).filter((part) => !isScale(part)).map((part) => [part.id, part.points]),
    ),
    requirements: row.requirements ?? undefined,
  };
}

function isScale({ id }: Parts[number]): boolean {
  return id === 'calibration';
}

function withoutScale(score: number, parts: Parts | null): number {
  const moved = (parts ?? []).filter(isScale).reduce((sum, { points }) => sum + points, 0);
  return Math.min(100, Math.max(0, score - moved));
}
