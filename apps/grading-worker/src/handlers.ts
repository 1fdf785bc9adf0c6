import type { ClaimedModelDraft, GradingJob, HealResult } from '@greenpen/gradebook';
import type { DailyOutcome } from '@greenpen/installation';
import type { FeedbackModel } from '@greenpen/paper-review';
import { chainAudit, type ChainedAudit } from './jobs/chain-audit.ts';
import { deleteExpired, type DeleteResult } from './jobs/delete-expired.ts';
import { giveUpModelDrafts, type GivenUpDrafts } from './jobs/give-up-model-drafts.ts';
import { gradeSubmission, type GradeOutcome } from './jobs/grade-submission.ts';
import { healQueue } from './jobs/heal-queue.ts';
import { reviewDemo, type DemoOutcome } from './jobs/review-demo.ts';
import { makeExports, type MadeExports } from './jobs/make-exports.ts';
import { sweepAnswers, type SweptAnswers } from './jobs/sweep-answers.ts';
import { sweepExports, type SweptExports } from './jobs/sweep-exports.ts';
import { sweepOrphans, type SweepResult } from './jobs/sweep-orphans.ts';
import { sweepVisitors, type SweptVisitors } from './jobs/sweep-visitors.ts';
import { checkModel, type CheckedModel } from './model/check-model.ts';
import { whileDatabaseAway } from './jobs/while-database-away.ts';
import { draftWithModel, type DraftOutcome } from './model/draft-with-model.ts';
import type { Ports } from './ports.ts';

/** What each job receives and returns. */
type Jobs = {
  readonly 'grade-submission': { readonly payload: GradingJob; readonly outcome: GradeOutcome };
  readonly 'draft-with-model': { readonly payload: ClaimedModelDraft; readonly outcome: DraftOutcome };
  readonly 'give-up-model-drafts': { readonly payload: null; readonly outcome: GivenUpDrafts };
  readonly 'note-model': { readonly payload: FeedbackModel; readonly outcome: 'first' | 'same' | 'changed' };
  readonly 'check-model': { readonly payload: null; readonly outcome: CheckedModel };
  readonly 'heal-queue': { readonly payload: null; readonly outcome: HealResult };
  readonly 'delete-expired': { readonly payload: null; readonly outcome: DeleteResult };
  readonly 'sweep-answers': { readonly payload: null; readonly outcome: SweptAnswers };
  readonly 'chain-audit': { readonly payload: null; readonly outcome: ChainedAudit };
  readonly 'make-backup': { readonly payload: null; readonly outcome: DailyOutcome };
  readonly 'review-demo': { readonly payload: null; readonly outcome: DemoOutcome };
  readonly 'sweep-visitors': { readonly payload: null; readonly outcome: SweptVisitors };
  readonly 'make-exports': { readonly payload: null; readonly outcome: MadeExports };
  readonly 'sweep-exports': { readonly payload: null; readonly outcome: SweptExports };
  readonly 'sweep-orphans': { readonly payload: null; readonly outcome: SweepResult };
};

export type JobName = keyof Jobs;

/** A job without a handler does not compile. */
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
    'heal-queue': () => healQueue(ports),
    'delete-expired': (_payload, signal) => deleteExpired(ports, signal),
    'sweep-answers': () => sweepAnswers(ports),
    'chain-audit': () => chainAudit(ports),
    'make-backup': (_payload, signal) => ports.makeDailyBackup(signal),
    'review-demo': (_payload, signal) => reviewDemo(ports, signal),
    'sweep-visitors': () => sweepVisitors(ports),
    'make-exports': (_payload, signal) => makeExports(ports, signal),
    'sweep-exports': () => sweepExports(ports),
    'sweep-orphans': (_payload, signal) => sweepOrphans(ports, signal),
  };
}
