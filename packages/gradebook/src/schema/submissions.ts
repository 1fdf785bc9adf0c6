import { submissionStates, submissionStatuses, statusOfState } from '@greenpen/grading';
import { sql, type SQL } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { fileTypes } from '../records.ts';
import { instant, recordId } from './column-types.ts';
import { courseAssignments, courses } from './courses.ts';
import { user } from './identity.ts';

const statusCases = submissionStates
  .map((state) => `when '${state}' then '${statusOfState[state]}'`)
  .join(' ');

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
    /** What the list's search looks through, in lower case. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL =>
        sql.raw(
          `lower(original_name || ' ' || coalesce(student_name, '') || ' ' || coalesce(student_email, ''))`,
        ),
      ),
  },
  (table) => [
    unique('submissions_upload_key').on(table.ownerId, table.uploadKey),
    index('submissions_newest').on(
      table.ownerId,
      table.uploadedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('submissions_by_status').on(
      table.ownerId,
      table.status,
      table.uploadedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('submissions_by_course').on(
      table.courseId,
      table.uploadedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('submissions_by_course_assignment').on(
      table.courseAssignmentId,
      table.uploadedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('submissions_to_approve')
      .on(table.ownerId, table.uploadedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`approved_at is null and status = 'completed'`),
    index('submissions_approved')
      .on(table.ownerId, table.uploadedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`approved_at is not null`),
    index('submissions_under_way')
      .on(table.stateSince)
      .where(sql`status = 'processing'`),
    index('submissions_graded').on(table.ownerId, table.completedAt),
    index('submissions_by_file').on(table.fileId),
    index('submissions_to_delete')
      .on(table.deletesAt)
      .where(sql`file_id is not null`),
  ],
);
