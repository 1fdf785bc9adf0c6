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
import { createQueueRepository, createRepository, lazily } from './create-repository.ts';
import type { Executor } from './database.ts';
import type { GradingQueue } from './queue/grading-queue.ts';
import { markScoring } from './queue/settle-run.ts';

type Place = { readonly db: Executor; readonly queue: GradingQueue };

/** How the repository of each noun is made. */
const nouns = {
  apiKeys: ({ db }: Place) => createRepository(db, apiKeys),
  billing: ({ db }: Place) => createRepository(db, billing),
  backups: ({ db }: Place) => createRepository(db, backups),
  templates: ({ db }: Place) => createRepository(db, templates),
  contactMessages: ({ db }: Place) => createRepository(db, contactMessages),
  demoReviews: ({ db }: Place) => createRepository(db, demoReviews),
  audit: ({ db }: Place) => createRepository(db, audit),
  mail: ({ db }: Place) => createRepository(db, mail),
  leases: ({ db }: Place) => createRepository(db, leases),
  criteria: ({ db }: Place) => createRepository(db, criteria),
  exports: ({ db }: Place) => createRepository(db, exports),
  courses: ({ db }: Place) => createRepository(db, courses),
  courseAssignments: ({ db }: Place) => createRepository(db, courseAssignments),
  gradedExamples: ({ db }: Place) => createRepository(db, gradedExamples),
  discussionExamples: ({ db }: Place) => createRepository(db, discussionExamples),
  accounts: ({ db, queue }: Place) => ({
    ...createRepository(db, accounts),
    ...createQueueRepository(db, queue, { delete: deleteAccount }),
  }),
  attempts: ({ db }: Place) => createRepository(db, attempts),
  sessions: ({ db }: Place) => createRepository(db, sessions),
  twoFactor: ({ db }: Place) => createRepository(db, twoFactor),
  accountLinks: ({ db }: Place) => createRepository(db, accountLinks),
  singleSignOn: ({ db }: Place) => createRepository(db, singleSignOn),
  accountContents: ({ db }: Place) => createRepository(db, accountContents),
  installation: ({ db }: Place) => createRepository(db, installation),
  students: ({ db }: Place) => createRepository(db, students),
  figures: ({ db }: Place) => createRepository(db, figures),
  modelDrafts: ({ db }: Place) => createRepository(db, modelDrafts),
  modelChanges: ({ db }: Place) => createRepository(db, modelChanges),
  submissions: ({ db, queue }: Place) => ({
    ...createRepository(db, submissions),
    ...createQueueRepository(db, queue, deletions),
  }),
  grades: ({ db }: Place) => createRepository(db, grades),
  reviews: ({ db }: Place) => createRepository(db, reviews),
  runs: ({ db, queue }: Place) => ({
    ...createRepository(db, { markScoring }),
    ...createQueueRepository(db, queue, runs),
  }),
};

export type Repositories = { readonly [Noun in keyof typeof nouns]: ReturnType<(typeof nouns)[Noun]> };

/** One repository for each noun, on the database or in one transaction of it. */
export const createRepositories: (place: Place) => Repositories = lazily(nouns);
