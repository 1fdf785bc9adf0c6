import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { doubtLevel, FEWEST_SHARED, findLikePapers, LEAST_SHARE } from '@greenpen/grading';
import type { Executor } from '../database.ts';
import { fingerprints, submissions } from '../schema/submissions.ts';
import { isOwn } from './submission-rows.ts';

/** Papers that are compared at most: those most likely to be copies, and newest ones of the same assignment. */
const MOST_LIKE = 50;
const MOST_OF_ASSIGNMENT = 300;

/** Another paper of the owner, and how much of the shorter of the two is in the other, 0 to 1. */
export type PaperCopy = { readonly submissionId: string; readonly share: number };

type Place = { readonly ownerId: string; readonly submissionId: string };

const compared = {
  id: submissions.id,
  hashes: fingerprints.hashes,
  courseAssignmentId: submissions.courseAssignmentId,
  studentName: submissions.studentName,
  studentEmail: submissions.studentEmail,
};

type Compared = {
  readonly id: string;
  readonly hashes: readonly number[];
  readonly courseAssignmentId: string | null;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
};

/**
 * The owner's other papers that a paper is like, most alike first. Another attempt of the same student at the same
 * course assignment is not a copy.
 */
export async function listCopies(
  db: Executor,
  { ownerId, submissionId }: Place,
): Promise<readonly PaperCopy[]> {
  const [own] = await readFingerprints(db, isOwn(ownerId, submissionId)).limit(1);
  if (own === undefined || own.hashes.length < FEWEST_SHARED) return [];
  const like = await listLike(db, ownerId, own);
  if (like.length === 0) return [];
  const known = new Set([own.id, ...like.map(({ id }) => id)]);
  const ofAssignment = await readFingerprints(
    db,
    and(
      eq(submissions.ownerId, ownerId),
      isNull(submissions.deletedAt),
      sql`${submissions.courseAssignmentId} is not distinct from ${own.courseAssignmentId}::uuid`,
    ),
  )
    .orderBy(desc(submissions.uploadedAt))
    .limit(MOST_OF_ASSIGNMENT);
  const papers = [own, ...like, ...ofAssignment.filter(({ id }) => !known.has(id))];
  const pairs = findLikePapers(
    papers.map(({ hashes, courseAssignmentId }) => ({ hashes, assignment: courseAssignmentId })),
  );
  return pairs
    .flatMap(({ one, other, share }) => {
      const paper = one === 0 ? papers[other] : undefined;
      return paper === undefined || isSameWork(own, paper) ? [] : [{ submissionId: paper.id, share }];
    })
    .toSorted((a, b) => b.share - a.share);
}

/**
 * Adds the doubt `copy-of-another` to a paper and to the papers that it is like, or removes it from the paper. An
 * approved grade is settled and keeps its doubts. Runs after the review is committed, so that of two copies that are
 * graded at the same time the later one finds the other.
 */
export function settleCopies(db: Executor, place: Place): Promise<void> {
  return db.transaction(async (tx) => {
    const copies = await listCopies(tx, place);
    const ids = [place.submissionId, ...copies.map(({ submissionId }) => submissionId)];
    const rows = await tx
      .select({ id: submissions.id, doubts: submissions.doubts })
      .from(submissions)
      .where(
        and(
          eq(submissions.ownerId, place.ownerId),
          inArray(submissions.id, ids),
          isNull(submissions.approvedAt),
          isNull(submissions.deletedAt),
        ),
      )
      // The same order everywhere prevents deadlocks.
      .orderBy(asc(submissions.id))
      .for('no key update');
    for (const { id, doubts: before } of rows) {
      const rest = before.filter((code) => code !== 'copy-of-another');
      const doubts = copies.length === 0 ? rest : ([...rest, 'copy-of-another'] as const);
      if (doubts.length === before.length) continue;
      await tx
        .update(submissions)
        .set({ doubts: [...doubts], doubt: doubtLevel(doubts) })
        .where(eq(submissions.id, id));
    }
  });
}

/** Settles the owner's doubted copies again, after one of them was deleted or its author corrected. */
export async function recheckCopies(db: Executor, { ownerId }: Pick<Place, 'ownerId'>): Promise<void> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.ownerId, ownerId),
        isNull(submissions.deletedAt),
        sql`${submissions.doubts} @> array['copy-of-another']`,
      ),
    )
    .limit(MOST_OF_ASSIGNMENT);
  for (const { id } of rows) await settleCopies(db, { ownerId, submissionId: id });
}

/** Papers of which much is the same by the number of hashes in common; whose wording it is, is not asked yet. */
function listLike(db: Executor, ownerId: string, own: Compared): Promise<readonly Compared[]> {
  const hashes = sql`${sql.param([...own.hashes], fingerprints.hashes)}::int[]`;
  const shared = sql`(select count(*) from unnest(${fingerprints.hashes}) as other(hash)
    where other.hash in (select unnest(${hashes})))`;
  const needed = sql`greatest(${FEWEST_SHARED}::int,
    ${LEAST_SHARE}::float8 * least(cardinality(${fingerprints.hashes}), ${own.hashes.length}::int))`;
  return readFingerprints(
    db,
    and(
      eq(fingerprints.ownerId, ownerId),
      ne(submissions.id, own.id),
      isNull(submissions.deletedAt),
      sql`${fingerprints.hashes} && ${hashes}`,
      sql`${shared} >= ${needed}`,
    ),
  )
    .orderBy(desc(shared))
    .limit(MOST_LIKE);
}

function readFingerprints(db: Executor, where: SQL | undefined) {
  return db
    .select(compared)
    .from(fingerprints)
    .innerJoin(submissions, eq(submissions.id, fingerprints.submissionId))
    .where(where)
    .$dynamic();
}

/** Whether two papers are attempts of one student, told by address or by name. */
function isSameWork(one: Compared, other: Compared): boolean {
  if (one.courseAssignmentId !== other.courseAssignmentId) return false;
  return isSame(one.studentEmail, other.studentEmail) || isSame(one.studentName, other.studentName);
}

function isSame(one: string | null, other: string | null): boolean {
  const known = folded(one);
  return known !== '' && known === folded(other);
}

function folded(text: string | null): string {
  return (text ?? '').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
