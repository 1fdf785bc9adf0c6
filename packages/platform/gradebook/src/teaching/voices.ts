import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { Executor } from '../database.ts';
import { isLearningTurnedOff } from './learning-turned-off.ts';
import { courses, discussionExamples, gradedExamples, gradingCriteria, voices } from '../schema/courses.ts';
import { grades } from '../schema/grades.ts';
import { submissions } from '../schema/submissions.ts';
import { type FeedbackTemplate, list as listTemplates } from './feedback-templates.ts';
import type { DiscussionExampleRecord, GradedExampleRecord } from './teaching-records.ts';

type Owner = { readonly ownerId: string };

/** What an instructor wrote, newest first; the texts are encrypted. */
export type VoiceRecords = {
  readonly templates: readonly FeedbackTemplate[];
  readonly gradedExamples: readonly GradedExampleRecord[];
  readonly discussionExamples: readonly DiscussionExampleRecord[];
  /** Approved feedback that she changed; none where learning from approved grades is off. */
  readonly edits: readonly {
    readonly submissionId: string;
    readonly fileName: string;
    readonly draft: Uint8Array;
    readonly feedback: Uint8Array;
  }[];
};

/** Older texts hardly change a voice, and each of them is read for every paper. */
const MOST = 40;

/** The starter templates of a new account are not the instructor's words. */
async function listVoiceRecords(db: Executor, { ownerId }: Owner): Promise<VoiceRecords> {
  const [templates, graded, discussions, edits] = await Promise.all([
    listTemplates(db, { ownerId }),
    db
      .select(getTableColumns(gradedExamples))
      .from(gradedExamples)
      .innerJoin(courses, eq(courses.id, gradedExamples.courseId))
      .where(eq(courses.ownerId, ownerId))
      .orderBy(desc(gradedExamples.id))
      .limit(MOST),
    db
      .select(getTableColumns(discussionExamples))
      .from(discussionExamples)
      .innerJoin(courses, eq(courses.id, discussionExamples.courseId))
      .where(eq(courses.ownerId, ownerId))
      .orderBy(desc(discussionExamples.id))
      .limit(MOST),
    listEdits(db, ownerId),
  ]);
  return { templates, gradedExamples: graded, discussionExamples: discussions, edits };
}

async function listEdits(db: Executor, ownerId: string): Promise<VoiceRecords['edits']> {
  const turnedOff = db
    .select({ one: sql`1` })
    .from(gradingCriteria)
    .where(isLearningTurnedOff(ownerId));
  const rows = await db
    .select({
      submissionId: submissions.id,
      fileName: submissions.originalName,
      draft: grades.draft,
      feedback: grades.feedback,
    })
    .from(submissions)
    .innerJoin(grades, eq(grades.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNotNull(submissions.approvedAt),
        isNull(submissions.deletedAt),
        isNotNull(grades.draft),
        isNotNull(grades.editedAt),
        gt(grades.typedWords, 0),
        sql`not exists ${turnedOff}`,
      ),
    )
    .orderBy(desc(submissions.approvedAt), desc(submissions.id))
    .limit(MOST);
  return rows.flatMap(({ draft, ...row }) => (draft === null ? [] : [{ ...row, draft }]));
}

/** Encrypted; `null` where she corrected nothing. */
async function findVoiceCorrections(db: Executor, { ownerId }: Owner): Promise<Uint8Array | null> {
  const [row] = await db.select().from(voices).where(eq(voices.ownerId, ownerId));
  return row?.corrections ?? null;
}

function saveVoiceCorrections(
  db: Executor,
  { ownerId, corrections }: Owner & { readonly corrections: Uint8Array },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .insert(voices)
      .values({ ownerId, corrections })
      .onConflictDoUpdate({ target: voices.ownerId, set: { corrections, updatedAt: sql`now()` } });
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'voice-corrected' }]);
  });
}

/** Forgets what she corrected; what she wrote is kept. */
function resetVoice(db: Executor, { ownerId }: Owner): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.delete(voices).where(eq(voices.ownerId, ownerId));
    await recordAudit(tx, [{ ownerId, actor: ownerId, action: 'voice-reset' }]);
  });
}

export {
  listVoiceRecords as listRecords,
  findVoiceCorrections as findCorrections,
  saveVoiceCorrections as saveCorrections,
  resetVoice as reset,
};
