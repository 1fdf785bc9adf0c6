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
    /** A second person whom the file's name or the title page names; null without one. */
    otherName: text(),
    /** The instructor said who wrote it, so that a later review does not say otherwise. */
    studentCorrected: boolean().notNull().default(false),
    courseId: uuid().references(() => courses.id, { onDelete: 'set null' }),
    courseAssignmentId: uuid().references(() => courseAssignments.id, { onDelete: 'set null' }),
    state: text({ enum: submissionStates }).notNull().default('uploaded'),
    /** The spec's word for the state, by which lists are filtered. */
    status: text({ enum: submissionStatuses })
      .notNull()
      .generatedAlwaysAs(sql.raw(`case state ${statusCases} end`)),
    stateReason: text(),
    stateSince: instant().notNull().defaultNow(),
    runNumber: integer().notNull().default(0),
    /** Goes up with each claim by a worker; what an older claim writes is refused. */
    fence: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** How soon it is wanted: larger goes first. */
    priority: integer().notNull().default(0),
    uploadedAt: instant().notNull().defaultNow(),
    queuedAt: instant(),
    startedAt: instant(),
    completedAt: instant(),
    reviewNumber: integer().notNull().default(0),
    /** The grade's version when the run was queued: an edit made meanwhile is not overwritten. */
    gradeVersionWhenQueued: integer(),
    approvedAt: instant(),
    approvedBy: text(),
    deletesAt: instant().notNull(),
    /** When the file and what was read from it were given up. */
    expiredAt: instant(),
    /** When its owner deleted it; it can be put back until it is deleted for good. */
    deletedAt: instant(),
    /** The grade's own, by which lists are sorted and filtered; null without a grade. */
    totalScore: doublePrecision(),
    /** What lists are sorted by: an unknown student comes first, and so does what has no grade. */
    studentKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(`lower(coalesce(student_name, student_email, ''))`)),
    /** The letter of the total, by which lists are filtered. */
    gradeBand: text({ enum: letters }).generatedAlwaysAs((): SQL => sql.raw(bandCases)),
    gradeKey: doublePrecision()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(`coalesce(total_score, -1)`)),
    nameKey: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw('lower(original_name)')),
    /**
     * Whose paper it is, within its course assignment: by address, else by name; null where nobody is known or
     * nothing was set. Papers that share it are attempts of one student.
     */
    attemptKey: text().generatedAlwaysAs((): SQL => sql.raw(attemptCase)),
    /** Why the grade should be looked at, as codes, and how much the gravest of them weighs; 0 without one. */
    doubts: text({ enum: doubtCodes }).array().notNull().default([]),
    doubt: smallint().notNull().default(0),
    /** What the list's search looks through, folded; every word of names and file names has a space on both sides. */
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
