import type { ClaimedModelDraft, ModelCall, ModelLimits } from '@greenpen/gradebook';
import { type PaperStore, PaperStoreError } from '@greenpen/paper-store';
import type { ModelDraftOutcome, ModelDraftRequest } from '@greenpen/paper-review';
import { countFeedback, type Review } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import type { InstallationModel, Ports } from '../ports.ts';
import type { DraftOutcome } from './draft-outcome.ts';
import { judgeWithModel } from './judge-with-model.ts';
import { listReplies } from './paid-replies.ts';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';

/** An unusable reply is asked for again twice. */
const MOST_REWORDINGS = 3;

/** Seconds before a retry when a paper's documents cannot be read. */
const storagePauseSeconds = 30;

/**
 * Asks the model for one draft. Its maximum cost is reserved before the request, and the result is recorded in one
 * transaction: a worker killed at any point costs at most one extra request.
 */
export async function draftWithModel(
  ports: Ports,
  claimed: ClaimedModelDraft,
  signal: AbortSignal,
): Promise<DraftOutcome> {
  const { gradebook } = ports;
  try {
    return await draftClaimed(ports, claimed, signal);
  } catch (error) {
    if (signal.aborted) return gradebook.modelDrafts.handBack(claimed.claim, 0);
    if (!(error instanceof PaperStoreError)) throw error;
    const isPassing = error.code === 'full' || error.code === 'unavailable';
    return isPassing
      ? gradebook.modelDrafts.handBack(claimed.claim, storagePauseSeconds)
      : gradebook.modelDrafts.drop(claimed.claim, 'file-deleted');
  }
}

async function draftClaimed(
  ports: Ports,
  claimed: ClaimedModelDraft,
  signal: AbortSignal,
): Promise<DraftOutcome> {
  const { gradebook, model } = ports;
  if (model === null) return gradebook.modelDrafts.handBack(claimed.claim, storagePauseSeconds);
  const { reader, name } = model.writer;
  if (reader !== undefined && (await mayJudge(ports, name))) {
    return judgeWithModel({ ports, claimed, name, reader, limits: limitsOf(model), signal });
  }
  const request = await readDraftRequest(ports.store, claimed);
  signal.throwIfAborted();
  const bound = model.writer.bound(request);
  const call = await gradebook.modelDrafts.reserveCall(claimed.claim, {
    bound,
    requests: MOST_REWORDINGS,
    ...limitsOf(model),
  });
  if (typeof call === 'string') return call;
  const outcome = await model.writer.draft(request, signal);
  await keepExchange(ports.store, claimed, outcome);
  const settle = () => settleDraft(ports, claimed, { call, outcome, name: model.writer.name });
  return whileDatabaseAway(settle, signal);
}

function limitsOf({ dailyTokens, monthly = null }: InstallationModel): ModelLimits {
  return { dailyTokens, monthly };
}

/** For the paper's instructor, as long as the paper is kept. */
async function keepExchange(
  store: Ports['store'],
  { review: { documentName } }: ClaimedModelDraft,
  { exchange, usage, ...outcome }: ModelDraftOutcome,
): Promise<void> {
  if (exchange === undefined || documentName === null) return;
  const version = outcome.kind === 'drafted' ? outcome.version : null;
  const reply = { task: 'reword-feedback', ...exchange, version, usage, at: new Date().toISOString() };
  await listReplies(store, documentName, [reply]);
}

/** False where the model was found too weak on our own papers; it then rewords the engine's feedback. */
async function mayJudge({ gradebook }: Ports, name: string): Promise<boolean> {
  const change = await gradebook.modelChanges.find();
  return change?.model !== name || change.check.every((outcome) => outcome.mayJudge !== false);
}

type Ended = { readonly call: ModelCall; readonly outcome: ModelDraftOutcome; readonly name: string };

async function settleDraft(
  { gradebook, seal }: Ports,
  { claim }: ClaimedModelDraft,
  { call, outcome, name }: Ended,
): Promise<DraftOutcome> {
  const { usage } = outcome;
  if (outcome.kind === 'drafted') {
    const { feedback, version } = outcome;
    const feedbackWords = countFeedback(feedback);
    const sealed = seal(JSON.stringify(feedback));
    return gradebook.modelDrafts.keep(claim, call, {
      model: name,
      version,
      feedback: sealed,
      feedbackWords,
      usage,
    });
  }
  const { reason } = outcome;
  if (outcome.kind === 'unusable') {
    return { outcome: await gradebook.modelDrafts.refuse(claim, call, { usage }), reason };
  }
  const { retryAfterSeconds } = outcome;
  return {
    outcome: await gradebook.modelDrafts.awaitModel(claim, call, { reason, retryAfterSeconds, usage }),
    reason,
  };
}

/** The model request, built from the documents stored with the review. Throws what the store throws. */
async function readDraftRequest(
  store: Pick<PaperStore, 'get'>,
  { submission, review: record, brief }: ClaimedModelDraft,
): Promise<ModelDraftRequest> {
  const name = record.documentName ?? '';
  // Written and encrypted by a worker of this installation, so the types are trusted.
  const paper: Paper = await readJson(store, `${name}-paper`);
  const { findings, basis, feedback }: Review = await readJson(store, name);
  return {
    paper,
    findings,
    basis,
    scores: record.scores,
    brief,
    style: record.feedbackStyle,
    studentName: submission.studentName,
    onDevice: feedback,
  };
}

async function readJson(store: Pick<PaperStore, 'get'>, name: string) {
  return JSON.parse(new TextDecoder().decode(await store.get(name)));
}
