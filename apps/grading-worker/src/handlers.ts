import type { ChainHead, ClaimedModelDraft, GradingJob, HealResult } from '@greenpen/gradebook';
import type { FeedbackModel } from '@greenpen/paper-review';
import type { DailyOutcome } from '@greenpen/installation';
import { type GradeOutcome, gradeSubmission } from './jobs/grade-submission.ts';
import type { DraftOutcome } from './model/draft-outcome.ts';
import { draftWithModel } from './model/draft-with-model.ts';
import { type BatchOutcome, workBatches } from './model/work-batches.ts';
import { type CheckedModel, checkModel } from './model/check-model.ts';
import { deleteExpired, type DeleteResult } from './jobs/delete-expired.ts';
import { type DemoOutcome, reviewDemo } from './jobs/review-demo.ts';
import { type MadeExports, makeExports, sweepExports, type SweptExports } from './jobs/make-exports.ts';
import { sweepOrphans, type SweepResult } from './jobs/sweep-orphans.ts';
import type { Ports } from './ports.ts';
import { whileDatabaseAway } from './jobs/while-database-away.ts';

/** The payload and outcome of each job. */
type Jobs = {
  readonly 'grade-submission': { readonly payload: GradingJob; readonly outcome: GradeOutcome };
  readonly 'draft-with-model': { readonly payload: ClaimedModelDraft; readonly outcome: DraftOutcome };
  readonly 'give-up-model-drafts': { readonly payload: null; readonly outcome: GivenUpDrafts };
  readonly 'note-model': { readonly payload: FeedbackModel; readonly outcome: 'first' | 'same' | 'changed' };
  readonly 'check-model': { readonly payload: null; readonly outcome: CheckedModel };
  readonly 'work-batches': { readonly payload: null; readonly outcome: BatchOutcome };
  readonly 'heal-queue': { readonly payload: null; readonly outcome: HealResult };
  readonly 'delete-expired': { readonly payload: null; readonly outcome: DeleteResult };
  readonly 'sweep-answers': { readonly payload: null; readonly outcome: SweptAnswers };
  readonly 'chain-audit': {
    readonly payload: null;
    readonly outcome: { readonly chained: number; readonly head: ChainHead };
  };
  readonly 'make-backup': { readonly payload: null; readonly outcome: DailyOutcome };
  readonly 'review-demo': { readonly payload: null; readonly outcome: DemoOutcome };
  readonly 'sweep-visitors': { readonly payload: null; readonly outcome: SweptVisitors };
  readonly 'make-exports': { readonly payload: null; readonly outcome: MadeExports };
  readonly 'sweep-exports': { readonly payload: null; readonly outcome: SweptExports };
  readonly 'sweep-orphans': { readonly payload: null; readonly outcome: SweepResult };
};

export type JobName = keyof Jobs;

/** Every job name needs a handler; a missing one is a compile error. */
export type Handlers = {
  readonly [N in JobName]: (payload: Jobs[N]['payload'], signal: AbortSignal) => Promise<Jobs[N]['outcome']>;
};

export function createHandlers(ports: Ports): Handlers {
  return {
    'grade-submission': (job, signal) => gradeSubmission(ports, job, signal),
    'draft-with-model': (claimed, signal) => draftWithModel(ports, claimed, signal),
    'give-up-model-drafts': () => giveUpModelDrafts(ports),
    'note-model': ({ name }, signal) =>
      whileDatabaseAway(() => ports.gradebook.modelChanges.note({ name }), signal),
    'check-model': (_payload, signal) => checkModel(ports, signal),
    'work-batches': (_payload, signal) => workBatches(ports, signal),
    // The submission rows are authoritative; a row in progress that has lost its queue job gets a new one.
    'heal-queue': () => ports.gradebook.runs.heal(),
    'delete-expired': (_payload, signal) => deleteExpired(ports, signal),
    'sweep-answers': () => sweepAnswers(ports),
    // The outcome, with the chain head, is logged, so the end of the audit chain cannot be rewritten unnoticed.
    'chain-audit': () => ports.gradebook.audit.chain(),
    'make-backup': (_payload, signal) => ports.makeDailyBackup(signal),
    'review-demo': (_payload, signal) => reviewDemo(ports, signal),
    'sweep-visitors': () => sweepVisitors(ports),
    'make-exports': (_payload, signal) => makeExports(ports, signal),
    'sweep-exports': () => sweepExports(ports),
    'sweep-orphans': (_payload, signal) => sweepOrphans(ports, signal),
  };
}

type GivenUpDrafts = 'nothing-to-do' | { readonly givenUp: number };

/** Drafts that have waited a day for the language model keep the engine's feedback. */
async function giveUpModelDrafts({ gradebook }: Pick<Ports, 'gradebook'>): Promise<GivenUpDrafts> {
  const givenUp = await gradebook.modelDrafts.giveUp();
  return givenUp === 0 ? 'nothing-to-do' : { givenUp };
}

type SweptAnswers = { readonly answers: number; readonly attempts: number };

/** Deletes expired idempotency records and rate-limit attempts. */
async function sweepAnswers({ gradebook }: Ports): Promise<SweptAnswers> {
  return { answers: await gradebook.sweepAnswers(), attempts: await gradebook.attempts.sweep() };
}

type SweptVisitors = { readonly demos: number; readonly messages: number };

/** Deletes demo reviews after ten minutes and contact messages after a year. */
export async function sweepVisitors({ gradebook }: Ports): Promise<SweptVisitors> {
  return {
    demos: await gradebook.demoReviews.sweep(),
    messages: await gradebook.contactMessages.sweep(),
  };
}
