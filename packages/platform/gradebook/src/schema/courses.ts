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
  rubricUseChoices,
  templateCategories,
} from '@greenpen/grading';
import { strictnesses } from '@greenpen/paper';
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
    /** Whether the language model reads its papers overnight, unless it is said otherwise for some. */
    readsOvernight: boolean().notNull().default(false),
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
    rubricUse: text({ enum: rubricUseChoices }).notNull().default('content'),
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
    /** Which doubtful finds of grammar count as errors. */
    strictness: text({ enum: strictnesses }).notNull().default('standard'),
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
    /** Given to a new account, not written by the instructor. */
    isStarter: boolean().notNull().default(false),
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

/** What an instructor corrected in what was learned of her voice; the rest follows from what she wrote. */
export const voices = pgTable('voices', {
  ownerId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Encrypted by the caller, because it may repeat sentences about a student's work. */
  corrections: bytea().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** The papers of a course assignment that the instructor grades first, so that the others are calibrated on them. */
export const pilots = pgTable('pilots', {
  courseAssignmentId: uuid()
    .primaryKey()
    .references(() => courseAssignments.id, { onDelete: 'cascade' }),
  /** Empty where the instructor declined to have papers chosen. */
  submissionIds: uuid().array().notNull(),
  startedAt: instant().notNull().defaultNow(),
  /** When the other papers were queued to be calibrated anew; null before. */
  calibratedAt: instant(),
  /** When the instructor put it away; null while it is shown. */
  dismissedAt: instant(),
});

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
