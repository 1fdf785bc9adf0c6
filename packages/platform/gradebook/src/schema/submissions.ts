import {
  doubtCodes,
  letters,
  lowestOf,
  statusOfState,
  submissionStates,
  submissionStatuses,
} from '@greenpen/grading';
import {
  boolean,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { foldedInSql, instant, recordId } from './column-types.ts';
import { user } from './identity.ts';
import { fileTypes } from '../records.ts';
import { courseAssignments, courses } from './courses.ts';

const statusCases = submissionStates
  .map((state) => `when '${state}' then '${statusOfState[state]}'`)
  .join(' ');

const bandCases = `case when total_score is null then null ${letters
  .filter((letter) => letter !== 'F')
  .map((letter) => `when total_score >= ${lowestOf[letter]} then '${letter}'`)
  .join(' ')} else 'F' end`;

const attemptCase =
  "case when course_assignment_id is not null then coalesce(nullif(lower(btrim(student_email)), ''), " +
  String.raw`nullif(lower(regexp_replace(btrim(student_name), '\s+', ' ', 'g')), '')) end`;

const searched =
  "' ' || original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, '') || ' ' || " +
  "translate(original_name, '_.-()', '     ') || ' '";

type Newest = { readonly uploadedAt: ExtraConfigColumn; readonly id: ExtraConfigColumn };

const newestFirst = ({ uploadedAt, id }: Newest) =>
  [uploadedAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;

export const submissions = pgTable(
  'submissions',
  {
    id: recordId(),
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    uploadKey: text().notNull(),
    originalName: text().notNull(),
    fileType: text({ enum: fileTypes }).notNull(),
    fileSize: integer().notNull(),
    fileId: uuid(),
    sha256: text().notNull(),
    studentName: text(),
    studentEmail: text(),
    /** Whether the language model reads it overnight, in a batch at half the price. */
    isOvernight: boolean().notNull().default(false),
    /** A second person named in the file name or on the title page, or null. */
    otherName: text(),
    /** The instructor entered the author, so later reviews do not change it. */
    studentCorrected: boolean().notNull().default(false),
    courseId: uuid().references(() => courses.id, { onDelete: 'set null' }),
    courseAssignmentId: uuid().references(() => courseAssignments.id, { onDelete: 'set null' }),
    state: text({ enum: submissionStates }).notNull().default('uploaded'),
    /** The spec's status for the state, used in filters. */
    status: text({ enum: submissionStatuses })
      .notNull()
      .generatedAlwaysAs(sql.raw(`case state ${statusCases} end`)),
    stateReason: text(),
    stateSince: instant().notNull().defaultNow(),
    runNumber: integer().notNull().default(0),
    /** Fencing token: increases with each claim by a worker; writes with an older one are rejected. */
    fence: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Larger numbers run first. */
    priority: integer().notNull().default(0),
    uploadedAt: instant().notNull().defaultNow(),
    queuedAt: instant(),
    startedAt: instant(),
    completedAt: instant(),
    reviewNumber: integer().notNull().default(0),
    /** The grade's version when the run was queued, so that a later edit is not overwritten. */
    gradeVersionWhenQueued: integer(),
    approvedAt: instant(),
    approvedBy: text(),
    deletesAt: instant().notNull(),
    /** When retention deleted the file and its extracted text. */
    expiredAt: instant(),
    /** When its owner deleted it; it can be restored until it is purged. */
    deletedAt: instant(),
    /** A copy of the grade's total for sorting and filtering; null without a grade. */
    totalScore: doublePrecision(),
    /** Sort keys; submissions without a student or a grade sort first. */
    studentKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(`lower(coalesce(student_name, student_email, ''))`)),
    /** The letter of the total, used in filters. */
    gradeBand: text({ enum: letters }).generatedAlwaysAs((): SQL => sql.raw(bandCases)),
    gradeKey: doublePrecision()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(`coalesce(total_score, -1)`)),
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw('lower(original_name)')),
    /**
     * Identifies the student within the course assignment by address, otherwise by name; null if the student or the
     * course assignment is unknown. Papers with the same key are attempts of one student.
     */
    attemptKey: text().generatedAlwaysAs((): SQL => sql.raw(attemptCase)),
    /** Codes of the reasons to check the grade, and the level of the most serious one; 0 without any. */
    doubts: text({ enum: doubtCodes }).array().notNull().default([]),
    doubt: smallint().notNull().default(0),
    /** Folded text for the list's search; every word of names and file names has a space on both sides. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(foldedInSql(searched))),
  },
  (table) => [
    unique('submissions_upload_key').on(table.ownerId, table.uploadKey),
    index('submissions_newest').on(table.ownerId, ...newestFirst(table)),
    index('submissions_by_status').on(table.ownerId, table.status, ...newestFirst(table)),
    index('submissions_by_course').on(table.courseId, ...newestFirst(table)),
    index('submissions_by_course_assignment').on(table.courseAssignmentId, ...newestFirst(table)),
    index('submissions_to_approve')
      .on(table.ownerId, ...newestFirst(table))
      .where(sql`approved_at is null and status = 'completed'`),
    index('submissions_approved')
      .on(table.ownerId, ...newestFirst(table))
      .where(sql`approved_at is not null`),
    index('submissions_by_student').on(table.ownerId, table.studentKey, table.id),
    index('submissions_by_name').on(table.ownerId, table.nameKey, table.id),
    index('submissions_by_doubt').on(table.ownerId, table.doubt, table.id),
    index('submissions_doubtful')
      .on(table.ownerId, ...newestFirst(table))
      .where(sql`doubt > 0`),
    index('submissions_attempts')
      .on(table.courseAssignmentId, table.attemptKey, ...newestFirst(table))
      .where(sql`attempt_key is not null`),
    index('submissions_same_file').on(table.ownerId, table.sha256),
    index('submissions_by_grade').on(table.ownerId, table.gradeKey, table.id),
    index('submissions_status_order').on(table.ownerId, table.status, table.id),
    index('submissions_by_band').on(table.ownerId, table.gradeBand, ...newestFirst(table)),
    index('submissions_put_away')
      .on(table.ownerId, ...newestFirst(table))
      .where(sql`deleted_at is not null`),
    index('submissions_under_way')
      .on(table.stateSince)
      .where(sql`status = 'processing'`),
    index('submissions_graded').on(table.ownerId, table.completedAt),
    index('submissions_by_file').on(table.fileId),
    index('submissions_stored')
      .on(table.ownerId, table.fileSize)
      .where(sql`file_id is not null`),
    index('submissions_to_delete')
      .on(table.deletesAt)
      .where(sql`file_id is not null`),
  ],
);

/** Keyed hashes of a paper's word sequences, by which copies are found without reading any text. */
export const fingerprints = pgTable(
  'fingerprints',
  {
    submissionId: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    hashes: integer().array().notNull(),
  },
  (table) => [index().on(table.ownerId), index('fingerprints_hashes').using('gin', table.hashes)],
);
