import { type FeedbackWords, GradingError } from '@greenpen/grading';
import { and, desc, eq, exists, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Grade } from '../records.ts';
import { fromScores, type GradeRow, notJudgedOfGrade, toGrade } from './grade-rows.ts';
import { type GradePlace, lockDraft, lockSubmissions } from '../submissions/lock-submissions.ts';
import type { Executor } from '../database.ts';
import { grades, replacedGrades } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { type AuditEvent, recordAudit } from '../audit/record-audit.ts';
import type { ManySubmissions } from '../submissions/submission-requests.ts';
import { isOwn } from '../submissions/submission-rows.ts';

/** The columns of a grade that an edit sets. */
export type GradeContent = Pick<Grade, 'scores' | 'overrides' | 'dismissed' | 'feedback'> & {
  /** Absent if they are unchanged. */
  readonly verdicts?: Grade['verdicts'] | undefined;
  /** Absent if they are unchanged. */
  readonly rubricPoints?: Grade['rubricPoints'] | undefined;
  /** Absent if they are unchanged. */
  readonly annotations?: Grade['annotations'] | undefined;
  /** The encrypted draft that the texts are compared with; absent if it is unchanged. */
  readonly draft?: Uint8Array | undefined;
  /** Absent if the texts are unchanged. */
  readonly words?: FeedbackWords | undefined;
};

export type GradeSave = GradePlace & {
  /** The version that was edited; throws GRADE_CHANGED_ELSEWHERE if it is outdated. */
  readonly version: number;
  /** Id of the page that saves, so that it can recognise its own saves. */
  readonly client?: string | undefined;
  /** Called while the grade's row is locked; `draft`: the encrypted draft of the texts. */
  readonly change: (grade: Grade, draft: Uint8Array | null) => GradeContent | Promise<GradeContent>;
};

/** Throws REVIEW_NOT_READY without a grade, GRADE_ALREADY_APPROVED, GRADE_CHANGED_ELSEWHERE. */
function saveGrade(db: Executor, save: GradeSave): Promise<Grade> {
  const { ownerId, submissionId } = save;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockDraft(tx, save);
    const { scores, overrides, feedback, words, ...marks } = await save.change(
      toGrade(grade, submission),
      grade.draft,
    );
    const [saved] = await tx
      .update(grades)
      .set({
        version: grade.version + 1,
        ...fromScores(scores),
        grammarOverride: overrides.grammar,
        apaOverride: overrides.apa,
        contentOverride: overrides.content,
        ...marks,
        feedback,
        ...words,
        ...toSavedBy(grade, save.client),
        editedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(grades.submissionId, submissionId))
      .returning();
    if (saved === undefined) throw new GradingError('REVIEW_NOT_READY');
    await tx.update(submissions).set({ totalScore: scores.total }).where(eq(submissions.id, submissionId));
    const detail = { version: saved.version, total: scores.total };
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'grade-saved', submissionId, detail }]);
    return toGrade({ ...saved, notJudged: grade.notJudged }, submission);
  });
}

/** Consecutive saves by one page form a run, until another writer creates a version. */
function toSavedBy(grade: GradeRow, client: string | undefined) {
  if (client === undefined) return { savedByClient: null, savedSinceVersion: null, savedVersion: null };
  const isSameRun = grade.savedByClient === client && grade.savedVersion === grade.version;
  return {
    savedByClient: client,
    savedSinceVersion: isSameRun ? grade.savedSinceVersion : grade.version,
    savedVersion: grade.version + 1,
  };
}

export type FeedbackChange = {
  readonly feedback: Uint8Array;
  readonly words: FeedbackWords;
  /** Absent if the draft is unchanged. */
  readonly draft?: Uint8Array | undefined;
};

/** What a change replaces, read while the paper's row is locked; `draft`: the encrypted draft of the texts. */
type ChangeOf<Changed> = (grade: Grade, draft: Uint8Array | null) => Changed | Promise<Changed>;

export type ChangeFeedbackResult = {
  readonly changed: readonly string[];
  readonly approved: readonly string[];
  readonly notReady: readonly string[];
  /** Submissions whose feedback `change` left unchanged. */
  readonly left: readonly string[];
};

/** Replaces the feedback of every draft for which `change` returns one; null leaves it unchanged. */
export function changeFeedback(
  db: Executor,
  { ownerId, submissionIds, change }: ManySubmissions & { readonly change: ChangeOf<FeedbackChange | null> },
): Promise<ChangeFeedbackResult> {
  return db.transaction(async (tx) => {
    const rows = await lockSubmissions(tx, { ownerId, submissionIds });
    const ids = rows.map(({ id }) => id);
    const found = await tx
      .select({ ...getTableColumns(grades), notJudged: notJudgedOfGrade })
      .from(grades)
      .where(inArray(grades.submissionId, ids));
    const gradeOf = new Map(found.map((grade) => [grade.submissionId, grade]));
    const result = {
      changed: [] as string[],
      approved: [] as string[],
      notReady: [] as string[],
      left: [] as string[],
    };
    const events: AuditEvent[] = [];
    for (const row of rows) {
      const grade = gradeOf.get(row.id);
      if (row.approvedAt !== null) result.approved.push(row.id);
      else if (grade === undefined) result.notReady.push(row.id);
      else {
        const changed = await change(toGrade(grade, row), grade.draft);
        if (changed === null) result.left.push(row.id);
        else {
          events.push(await replaceFeedback(tx, grade, changed));
          result.changed.push(row.id);
        }
      }
    }
    await recordAudit(tx, events);
    return result;
  });
}

async function replaceFeedback(
  tx: Executor,
  { submissionId, ownerId, ...grade }: GradeRow,
  { feedback, words, draft }: FeedbackChange,
): Promise<AuditEvent> {
  const version = grade.version + 1;
  await tx
    .update(grades)
    .set({
      version,
      feedback,
      ...words,
      ...(draft && { draft }),
      editedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(grades.submissionId, submissionId));
  const detail = { version, total: grade.totalScore };
  return { ownerId, actor: ownerId, action: 'grade-saved', submissionId, detail };
}

/** A grade with the encrypted draft of its texts; null without one. */
export type DraftedGrade = { readonly grade: Grade; readonly draft: Uint8Array | null };

/** The grades of the owner's papers with their drafts; papers without a grade are left out. */
export async function listDrafts(
  db: Executor,
  { ownerId, submissionIds }: ManySubmissions,
): Promise<readonly DraftedGrade[]> {
  const rows = await db
    .select({ grade: { ...getTableColumns(grades), notJudged: notJudgedOfGrade }, submission: submissions })
    .from(grades)
    .innerJoin(submissions, eq(submissions.id, grades.submissionId))
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        inArray(submissions.id, [...submissionIds]),
        isNull(submissions.deletedAt),
      ),
    );
  return rows.map(({ grade, submission }) => ({ grade: toGrade(grade, submission), draft: grade.draft }));
}

/** When a new grading last replaced the instructor's edits; undefined if there is nothing to restore. */
export async function findReplacedAt(
  db: Executor,
  { ownerId, submissionId }: GradePlace,
): Promise<Date | undefined> {
  const own = db.select().from(submissions).where(isOwn(ownerId, submissionId));
  const [found] = await db
    .select({ replacedAt: replacedGrades.replacedAt })
    .from(replacedGrades)
    .where(and(eq(replacedGrades.submissionId, submissionId), exists(own)))
    .orderBy(desc(replacedGrades.replacedAt))
    .limit(1);
  return found?.replacedAt;
}

/**
 * Swaps the grade with the edits that a new grading replaced; calling it again swaps them back. Throws
 * REVIEW_NOT_READY if nothing was replaced, GRADE_ALREADY_APPROVED, GRADE_CHANGED_ELSEWHERE.
 */
function restoreGrade(
  db: Executor,
  where: GradePlace & { readonly version: number; readonly by: string },
): Promise<Grade> {
  const { ownerId, submissionId, version, by } = where;
  return db.transaction(async (tx) => {
    const { submission, grade } = await lockDraft(tx, where);
    const [replaced] = await tx
      .select()
      .from(replacedGrades)
      .where(eq(replacedGrades.submissionId, submissionId))
      .orderBy(desc(replacedGrades.replacedAt))
      .limit(1);
    if (replaced === undefined) throw new GradingError('REVIEW_NOT_READY', 'nothing was replaced');
    await tx.delete(replacedGrades).where(eq(replacedGrades.id, replaced.id));
    const {
      editedAt: _,
      ownerId: __,
      feedbackWords: ___,
      typedWords: ____,
      notJudged: _____,
      ...current
    } = grade;
    await tx.insert(replacedGrades).values(current);
    const { id: ______, replacedAt: _______, ...marks } = replaced;
    const [restored] = await tx
      .update(grades)
      .set({ ...marks, version: version + 1, editedAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(grades.submissionId, submissionId))
      .returning({ ...getTableColumns(grades), notJudged: notJudgedOfGrade });
    if (restored === undefined) throw new GradingError('REVIEW_NOT_READY');
    await tx
      .update(submissions)
      .set({ totalScore: restored.totalScore })
      .where(eq(submissions.id, submissionId));
    await recordAudit(tx, [
      { ownerId, actor: by, action: 'grade-restored', submissionId, detail: { version: restored.version } },
    ]);
    return toGrade(restored, submission);
  });
}

export { saveGrade as save, restoreGrade as restore };
