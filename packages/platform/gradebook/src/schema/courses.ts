import { assignmentTypes, feedbackStyles } from '@greenpen/grading';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, recordId } from './column-types.ts';
import { user } from './identity.ts';

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
    /** "Fall 2026"; empty where none was given. */
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
