import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  apaScopes,
  assignmentTypes,
  feedbackStyles,
  type Requirement,
  responseStyles,
  type Rubric,
  rubricUses,
  templateCategories,
} from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import { user } from './identity.ts';
import { bytea, instant, recordId } from './column-types.ts';

const ownerId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const courses = pgTable(
  'courses',
  {
    id: recordId(),
    ownerId: ownerId(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    rubric: text().notNull(),
    /** "Fall 2026"; empty if not given. */
    term: text().notNull().default(''),
    archivedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId, table.createdAt)],
);

export const courseAssignments = pgTable(
  'course_assignments',
  {
    id: recordId(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    week: integer().notNull(),
    title: text().notNull(),
    type: text({ enum: assignmentTypes }).notNull(),
    maxPoints: doublePrecision().notNull(),
    description: text().notNull(),
    instructions: text().notNull(),
    /** As the instructor corrected them; null: read from the instructions. */
    requirements: jsonb().$type<readonly Requirement[]>(),
    /** null: read from type and instructions. */
    apaScope: text({ enum: apaScopes }),
    /** null: the course's rubric. */
    rubric: jsonb().$type<Rubric>(),
    rubricUse: text({ enum: rubricUses }).notNull().default('content'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.courseId)],
);

export const gradingCriteria = pgTable(
  'grading_criteria',
  {
    id: recordId(),
    ownerId: ownerId(),
    isDefault: boolean().notNull(),
    grammarWeight: integer().notNull(),
    apaWeight: integer().notNull(),
    contentWeight: integer().notNull(),
    feedbackStyle: text({ enum: feedbackStyles }).notNull(),
    /** Whether approved grades become examples by themselves. */
    learnsFromApproved: boolean().notNull().default(true),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('grading_criteria_one_default')
      .on(table.ownerId)
      .where(sql`${table.isDefault}`),
    check(
      'grading_criteria_weights',
      sql`${table.grammarWeight} + ${table.apaWeight} + ${table.contentWeight} = 100`,
    ),
  ],
);

const courseId = () =>
  uuid()
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' });

/** If the course assignment is deleted, the example stays with the course. */
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
    /** 0 to 100; null where the example marks only the whole. */
    grammarGrade: doublePrecision(),
    apaGrade: doublePrecision(),
    contentGrade: doublePrecision(),
    /** The student's work, the feedback and the notes, encrypted by the caller. */
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
    /** The prompt, the response and the notes, encrypted by the caller. */
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
    /** The student's ids from the learning management system's export; empty if not given. */
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
