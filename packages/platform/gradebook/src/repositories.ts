import * as submissions from './submissions/repository.ts';
import * as deletions from './retention/repository.ts';
import * as grades from './grades/repository.ts';
import * as reviews from './grades/find-review.ts';
import * as runs from './queue/repository.ts';
import * as accounts from './accounts/repository.ts';
import * as attempts from './accounts/attempts.ts';
import * as sessions from './accounts/session-repository.ts';
import * as twoFactor from './accounts/two-factor.ts';
import * as accountLinks from './accounts/link-repository.ts';
import * as singleSignOn from './accounts/single-sign-on.ts';
import * as accountContents from './accounts/each-held.ts';
import * as installation from './admin/repository.ts';
import * as students from './figures/class-list.ts';
import * as figures from './figures/repository.ts';
import * as modelDrafts from './model-drafts/repository.ts';
import * as modelChanges from './model-drafts/change-repository.ts';
import * as apiKeys from './api-keys/api-keys.ts';
import * as billing from './billing/repository.ts';
import * as backups from './backups/backup-runs.ts';
import * as templates from './teaching/feedback-templates.ts';
import * as contactMessages from './visitors/contact-messages.ts';
import * as demoReviews from './visitors/demo-reviews.ts';
import * as audit from './audit/repository.ts';
import * as mail from './mail/mail-outbox.ts';
import * as leases from './keys/process-leases.ts';
import * as criteria from './criteria/criteria.ts';
import * as exports from './exports/repository.ts';
import * as courses from './courses/repository.ts';
import * as courseAssignments from './courses/edit-course-assignment.ts';
import * as gradedExamples from './teaching/graded-example-repository.ts';
import * as discussionExamples from './teaching/discussion-examples.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { createQueueRepository, createRepository } from './create-repository.ts';
import type { Executor } from './database.ts';
import type { GradingQueue } from './queue/grading-queue.ts';
import { markScoring } from './queue/settle-run.ts';

/** One repository for each noun, on the database or in one transaction of it. */
export const createRepositories = (db: Executor, queue: GradingQueue) => ({
  apiKeys: createRepository(db, apiKeys),
  billing: createRepository(db, billing),
  backups: createRepository(db, backups),
  templates: createRepository(db, templates),
  contactMessages: createRepository(db, contactMessages),
  demoReviews: createRepository(db, demoReviews),
  audit: createRepository(db, audit),
  mail: createRepository(db, mail),
  leases: createRepository(db, leases),
  criteria: createRepository(db, criteria),
  exports: createRepository(db, exports),
  courses: createRepository(db, courses),
  courseAssignments: createRepository(db, courseAssignments),
  gradedExamples: createRepository(db, gradedExamples),
  discussionExamples: createRepository(db, discussionExamples),
  accounts: {
    ...createRepository(db, accounts),
    ...createQueueRepository(db, queue, { delete: deleteAccount }),
  },
  attempts: createRepository(db, attempts),
  sessions: createRepository(db, sessions),
  twoFactor: createRepository(db, twoFactor),
  accountLinks: createRepository(db, accountLinks),
  singleSignOn: createRepository(db, singleSignOn),
  accountContents: createRepository(db, accountContents),
  installation: createRepository(db, installation),
  students: createRepository(db, students),
  figures: createRepository(db, figures),
  modelDrafts: createRepository(db, modelDrafts),
  modelChanges: createRepository(db, modelChanges),
  submissions: {
    ...createRepository(db, submissions),
    ...createQueueRepository(db, queue, deletions),
  },
  grades: createRepository(db, grades),
  reviews: createRepository(db, reviews),
  runs: { ...createRepository(db, { markScoring }), ...createQueueRepository(db, queue, runs) },
});

export type Repositories = ReturnType<typeof createRepositories>;
