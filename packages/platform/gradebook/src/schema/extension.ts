import { lmsSites } from '@greenpen/grading';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';
import { user } from './identity.ts';
import { submissions } from './submissions.ts';

/** Where in a learning management system the submissions of the browser extension came from. */
export const extensionDrafts = pgTable(
  'extension_drafts',
  {
    submissionId: uuid()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    ownerId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    site: text({ enum: lmsSites }).notNull(),
    host: text().notNull(),
    /** The system's own ids; null where its page has none. */
    lmsCourse: text(),
    lmsAssignment: text(),
    lmsStudent: text(),
    lmsAttempt: text(),
    courseName: text(),
    title: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('extension_drafts_by_student').on(
      table.ownerId,
      table.host,
      table.lmsAssignment,
      table.lmsStudent,
      table.createdAt,
    ),
  ],
);
