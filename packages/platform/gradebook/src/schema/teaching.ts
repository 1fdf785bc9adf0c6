import { assignmentTypes, responseStyles, templateCategories } from '@greenpen/grading';
import { doublePrecision, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea, instant, recordId } from './column-types.ts';
import { courseAssignments, courses } from './courses.ts';
import { user } from './identity.ts';

const ownerId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

const courseId = () =>
  uuid()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });

/** An example outlives the course assignment that it was given for, and then belongs to the course alone. */
const courseAssignmentId = () => uuid().references(() => courseAssignments.id, { onDelete: 'set null' });

export const feedbackTemplates = pgTable(
  'feedback_templates',
  {
    id: recordId(),
    ownerId: ownerId(),
    name: text().notNull(),
    category: text({ enum: templateCategories }).notNull(),
    template: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId, table.id)],
);

export const gradedExamples = pgTable(
  'graded_examples',
  {
    id: recordId(),
    courseId: courseId(),
    courseAssignmentId: courseAssignmentId(),
    title: text().notNull(),
    type: text({ enum: assignmentTypes }).notNull(),
    grade: doublePrecision().notNull(),
    maxPoints: doublePrecision().notNull(),
    /** The student's work, the feedback and the notes, sealed by the caller. */
    texts: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.courseId, table.id), index().on(table.courseAssignmentId, table.id)],
);

export const discussionExamples = pgTable(
  'discussion_examples',
  {
    id: recordId(),
    courseId: courseId(),
    courseAssignmentId: courseAssignmentId(),
    responseStyle: text({ enum: responseStyles }).notNull(),
    /** The prompt, the response and the notes, sealed by the caller. */
    texts: bytea().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.courseId, table.id), index().on(table.courseAssignmentId, table.id)],
);

/** A course's class list. */
export const students = pgTable(
  'students',
  {
    id: recordId(),
    courseId: courseId(),
    name: text().notNull(),
    email: text(),
    /** What the learning management system calls them, as its own export had it; empty where it said nothing. */
    lmsId: text().notNull().default(''),
    sisId: text().notNull().default(''),
    loginId: text().notNull().default(''),
    section: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.courseId),
    uniqueIndex('students_one_address').on(table.courseId, sql`lower(email)`),
  ],
);
