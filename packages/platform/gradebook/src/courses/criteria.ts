import {
  type Criteria,
  defaultCriteria,
  type FeedbackStyle,
  GradingError,
  type Weights,
} from '@greenpen/grading';
import type { Strictness } from '@greenpen/paper';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { gradingCriteria } from '../schema/courses.ts';
import { recordAudit } from '../audit/record-audit.ts';

export type CriteriaRecord = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly strictness: Strictness;
  /** Whether approved grades become examples by themselves. */
  readonly learnsFromApproved: boolean;
};

/** An owner's criteria, the default first; creates the default if the owner has none. */
async function listCriteria(db: Executor, { ownerId }: { ownerId: string }): Promise<CriteriaRecord[]> {
  const select = () =>
    db
      .select()
      .from(gradingCriteria)
      .where(eq(gradingCriteria.ownerId, ownerId))
      .orderBy(desc(gradingCriteria.isDefault), gradingCriteria.id);
  const rows = await select();
  if (rows.length > 0) return rows.map((row) => toCriteriaRecord(row));
  await db
    .insert(gradingCriteria)
    .values({ ownerId, isDefault: true, ...toColumns(defaultCriteria) })
    .onConflictDoNothing();
  return (await select()).map((row) => toCriteriaRecord(row));
}

type CriteriaChange = {
  readonly ownerId: string;
  readonly criteriaId: string;
  readonly criteria: Criteria;
  /** Stays as it is where undefined. */
  readonly learnsFromApproved?: boolean | undefined;
};

/** Throws CRITERIA_NOT_FOUND or WEIGHTS_NOT_100. */
function updateCriteria(
  db: Executor,
  { ownerId, criteriaId, criteria, learnsFromApproved }: CriteriaChange,
): Promise<CriteriaRecord> {
  const { grammar, apa, content } = criteria.weights;
  return db.transaction(async (tx) => {
    if (grammar + apa + content !== 100) throw new GradingError('WEIGHTS_NOT_100');
    const [row] = await tx
      .update(gradingCriteria)
      .set({ ...toColumns(criteria), learnsFromApproved, updatedAt: sql`now()` })
      .where(and(eq(gradingCriteria.id, criteriaId), eq(gradingCriteria.ownerId, ownerId)))
      .returning();
    if (row === undefined) throw new GradingError('CRITERIA_NOT_FOUND');
    const learns = row.learnsFromApproved ? 'on' : 'off';
    const { feedbackStyle: style, strictness } = row;
    const detail = { grammar, apa, content, style, strictness, learns };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'criteria-updated', detail }]);
    return toCriteriaRecord(row);
  });
}

function toCriteriaRecord(row: typeof gradingCriteria.$inferSelect): CriteriaRecord {
  return {
    id: row.id,
    isDefault: row.isDefault,
    weights: { grammar: row.grammarWeight, apa: row.apaWeight, content: row.contentWeight },
    feedbackStyle: row.feedbackStyle,
    strictness: row.strictness,
    learnsFromApproved: row.learnsFromApproved,
  };
}

/** A strictness that is not given stays as it is. */
function toColumns({ weights, feedbackStyle, strictness }: Criteria) {
  return {
    grammarWeight: weights.grammar,
    apaWeight: weights.apa,
    contentWeight: weights.content,
    feedbackStyle,
    ...(strictness === undefined ? {} : { strictness }),
  };
}

export { listCriteria as list, updateCriteria as update };
