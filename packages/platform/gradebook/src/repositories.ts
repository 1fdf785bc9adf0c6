/* oxlint-disable typescript/no-unsafe-type-assertion -- filling in arguments by name is beyond the type system */
import * as accountContents from './accounts/account-contents.ts';
import * as accountData from './accounts/account-data.ts';
import * as accountLinks from './accounts/account-links.ts';
import * as administeredAccounts from './accounts/administer-accounts.ts';
import * as apiKeys from './accounts/api-keys.ts';
import * as attempts from './accounts/attempts.ts';
import * as newAccounts from './accounts/create-account.ts';
import * as accountDeletion from './accounts/delete-account.ts';
import * as ownAccount from './accounts/own-account.ts';
import * as sessions from './accounts/sessions.ts';
import * as singleSignOn from './accounts/single-sign-on.ts';
import * as twoFactor from './accounts/two-factor.ts';
import * as auditChain from './audit/audit-chain.ts';
import * as auditLog from './audit/audit-log.ts';
import * as backups from './backups/backup-runs.ts';
import * as billing from './billing/billing.ts';
import * as courseAssignments from './courses/course-assignments.ts';
import * as courses from './courses/courses.ts';
import * as criteria from './courses/criteria.ts';
import * as rulings from './courses/rulings.ts';
import type { Executor } from './database.ts';
import * as exports from './exports/exports.ts';
import * as extensionDrafts from './extension/extension-drafts.ts';
import * as agreement from './figures/agreement.ts';
import * as classFigures from './figures/class-figures.ts';
import * as students from './figures/class-list.ts';
import * as dashboard from './figures/dashboard.ts';
import * as gradeAnnotations from './grades/annotate-grades.ts';
import * as gradeApproval from './grades/approve-grades.ts';
import * as handGrades from './grades/grade-by-hand.ts';
import * as reviews from './grades/reviews.ts';
import * as gradeSaving from './grades/save-grades.ts';
import * as installation from './installation/installation.ts';
import * as leases from './keys/process-leases.ts';
import * as mail from './mail/mail-outbox.ts';
import * as modelDraftClaims from './model-drafts/claim-model-draft.ts';
import * as modelChanges from './model-drafts/model-changes.ts';
import * as modelDrafts from './model-drafts/model-drafts.ts';
import * as modelQuestions from './model-drafts/model-questions.ts';
import * as modelReservations from './model-drafts/reserve-model-call.ts';
import * as modelBatchCancelling from './model-drafts/cancel-batched.ts';
import * as modelBatchLists from './model-drafts/list-model-batches.ts';
import * as modelBatches from './model-drafts/model-batches.ts';
import * as modelBatchQueueing from './model-drafts/queue-batched.ts';
import * as modelReviews from './model-drafts/keep-model-review.ts';
import * as modelDraftOutcomes from './model-drafts/settle-model-draft.ts';
import * as pilotLists from './pilots/list-pilots.ts';
import * as pilots from './pilots/pilots.ts';
import * as runCompletion from './runs/complete-run.ts';
import type { GradingQueue } from './runs/grading-queue.ts';
import { markScoring } from './runs/held-runs.ts';
import * as runQueueing from './runs/queue-runs.ts';
import * as runWork from './runs/work-run.ts';
import * as copies from './submissions/copies.ts';
import * as submissionDeletion from './submissions/delete-submissions.ts';
import * as submissionLists from './submissions/list-submissions.ts';
import * as uploads from './submissions/record-submissions.ts';
import * as retention from './submissions/retention.ts';
import * as discussionExamples from './teaching/discussion-examples.ts';
import * as templates from './teaching/feedback-templates.ts';
import * as examplesToGradeBy from './teaching/examples-to-grade-by.ts';
import * as gradedExamples from './teaching/graded-examples.ts';
import * as voices from './teaching/voices.ts';
import * as contactMessages from './visitors/contact-messages.ts';
import * as demoReviews from './visitors/demo-reviews.ts';

type Place = { readonly db: Executor; readonly queue: GradingQueue };

/** Creates the repository of each noun. */
const nouns = {
  apiKeys: ({ db }: Place) => createRepository(db, apiKeys),
  billing: ({ db }: Place) => createRepository(db, billing),
  backups: ({ db }: Place) => createRepository(db, backups),
  templates: ({ db }: Place) => createRepository(db, templates),
  voices: ({ db }: Place) => createRepository(db, voices),
  contactMessages: ({ db }: Place) => createRepository(db, contactMessages),
  demoReviews: ({ db }: Place) => createRepository(db, demoReviews),
  audit: ({ db }: Place) => createRepository(db, { ...auditLog, ...auditChain }),
  mail: ({ db }: Place) => createRepository(db, mail),
  leases: ({ db }: Place) => createRepository(db, leases),
  criteria: ({ db }: Place) => createRepository(db, criteria),
  exports: ({ db }: Place) => createRepository(db, exports),
  extensionDrafts: ({ db }: Place) => createRepository(db, extensionDrafts),
  courses: ({ db }: Place) => createRepository(db, courses),
  courseAssignments: ({ db }: Place) => createRepository(db, courseAssignments),
  pilots: ({ db, queue }: Place) => {
    const { calibrate, calibrateFor, ...choice } = pilots;
    return {
      ...createRepository(db, { ...pilotLists, ...choice }),
      ...createQueueRepository(db, queue, { calibrate, calibrateFor }),
    };
  },
  rulings: ({ db }: Place) => createRepository(db, rulings),
  gradedExamples: ({ db }: Place) => createRepository(db, { ...gradedExamples, ...examplesToGradeBy }),
  discussionExamples: ({ db }: Place) => createRepository(db, discussionExamples),
  accounts: ({ db, queue }: Place) => ({
    ...createRepository(db, { ...newAccounts, ...ownAccount, ...administeredAccounts, ...accountData }),
    ...createQueueRepository(db, queue, accountDeletion),
  }),
  attempts: ({ db }: Place) => createRepository(db, attempts),
  sessions: ({ db }: Place) => createRepository(db, sessions),
  twoFactor: ({ db }: Place) => createRepository(db, twoFactor),
  accountLinks: ({ db }: Place) => createRepository(db, accountLinks),
  singleSignOn: ({ db }: Place) => createRepository(db, singleSignOn),
  accountContents: ({ db }: Place) => createRepository(db, accountContents),
  installation: ({ db }: Place) => createRepository(db, installation),
  students: ({ db }: Place) => createRepository(db, students),
  figures: ({ db }: Place) => createRepository(db, { ...agreement, ...classFigures, ...dashboard }),
  modelDrafts: ({ db }: Place) =>
    createRepository(db, {
      ...modelDrafts,
      ...modelDraftClaims,
      ...modelDraftOutcomes,
      ...modelReservations,
      ...modelBatchQueueing,
      ...modelReviews,
      ...modelQuestions,
    }),
  modelBatches: ({ db }: Place) =>
    createRepository(db, { ...modelBatches, ...modelBatchLists, ...modelBatchCancelling }),
  modelChanges: ({ db }: Place) => createRepository(db, modelChanges),
  submissions: ({ db, queue }: Place) => ({
    ...createRepository(db, { ...submissionLists, ...uploads, ...retention, ...copies }),
    ...createQueueRepository(db, queue, submissionDeletion),
  }),
  grades: ({ db }: Place) =>
    createRepository(db, { ...gradeSaving, ...gradeAnnotations, ...gradeApproval, ...handGrades }),
  reviews: ({ db }: Place) => createRepository(db, reviews),
  runs: ({ db, queue }: Place) => ({
    ...createRepository(db, { markScoring }),
    ...createQueueRepository(db, queue, { ...runQueueing, ...runWork, ...runCompletion }),
  }),
};

export type Repositories = { readonly [Noun in keyof typeof nouns]: ReturnType<(typeof nouns)[Noun]> };

/** One repository per noun, on the database or in a transaction. */
export const createRepositories: (place: Place) => Repositories = lazily(nouns);

type On<Given extends readonly unknown[], F> = F extends (...args: [...Given, ...infer Rest]) => infer Result
  ? (...args: Rest) => Result
  : never;

type Repository<Given extends readonly unknown[], Functions> = {
  readonly [
    Name in keyof Functions as Functions[Name] extends (...args: never) => unknown ? Name : never
  ]: On<Given, Functions[Name]>;
};

/** Binds a noun's functions to the database or transaction. */
function createRepository<Functions extends object>(
  db: Executor,
  functions: Functions,
): Repository<[Executor], Functions> {
  return fillIn(
    functions,
    (run) =>
      (...args) =>
        run(db, ...args),
  ) as Repository<[Executor], Functions>;
}

/** Binds a noun's functions that also write to the queue; each call waits until the queue's settings are loaded. */
function createQueueRepository<Functions extends object>(
  db: Executor,
  queue: GradingQueue,
  functions: Functions,
): Repository<[Executor, GradingQueue], Functions> {
  return fillIn(functions, (run) => async (...args) => {
    await queue.ready();
    return run(db, queue, ...args);
  }) as Repository<[Executor, GradingQueue], Functions>;
}

type AnyFunction = (...args: unknown[]) => unknown;

function fillIn(functions: object, fill: (run: AnyFunction) => AnyFunction): object {
  return Object.fromEntries(
    Object.entries(functions)
      .filter((entry): entry is [string, AnyFunction] => typeof entry[1] === 'function')
      .map(([name, run]) => [name, fill(run)]),
  );
}

/**
 * Objects whose properties are created on first access: a transaction uses two or three of thirty repositories. The
 * getters are on the prototype, so a spread does not copy them.
 */
function lazily<Place, Parts extends object>(makers: {
  readonly [Name in keyof Parts]: (place: Place) => Parts[Name];
}): (place: Place) => Parts {
  const places = new WeakMap<object, Place>();
  const getters = {};
  for (const [name, make] of Object.entries<(place: Place) => unknown>(makers)) {
    Object.defineProperty(getters, name, {
      get(this: object) {
        const value = make(places.get(this) as Place);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (place) => {
    const parts = Object.create(getters) as Parts;
    places.set(parts, place);
    return parts;
  };
}
