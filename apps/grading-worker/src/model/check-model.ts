import type { ModelCheckOutcome } from '@greenpen/gradebook';
import type { ModelDraftOutcome, ModelDraftRequest } from '@greenpen/paper-review';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';
import type { InstallationModel, Ports } from '../ports.ts';
import { ownPapers, type OwnPaper } from './own-papers.ts';

type CheckPorts = Pick<Ports, 'gradebook' | 'reviewer' | 'model'>;

export type CheckedModel =
  | 'nothing-to-do'
  | 'waiting'
  | { readonly papers: number; readonly refused: readonly string[] };

/**
 * When another model writes the drafts than before, it is asked about our own papers; each draft is held to what any
 * draft is held to: its form, its language and length, true quotations, no grade.
 */
export async function checkModel(ports: CheckPorts, signal: AbortSignal): Promise<CheckedModel> {
  const { gradebook, model } = ports;
  if (model === null) return 'nothing-to-do';
  const claimed = await gradebook.claimModelCheck({ name: model.writer.name });
  if (claimed === undefined) return 'nothing-to-do';
  const { changeId } = claimed;
  try {
    const check = await draftOwnPapers({ ports, model, changeId }, signal);
    if (check === null) return 'waiting';
    await whileDatabaseAway(() => gradebook.finishModelCheck(changeId, check), signal);
    const refused = check.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
    return { papers: check.length, refused };
  } finally {
    await whileDatabaseAway(() => gradebook.handBackModelCheck(changeId), signal);
  }
}

type Asking = { readonly ports: CheckPorts; readonly model: InstallationModel; readonly changeId: string };

/** null where the model is away or the day's tokens are spent: all of them are asked for again later. */
async function draftOwnPapers(asking: Asking, signal: AbortSignal): Promise<ModelCheckOutcome[] | null> {
  const check: ModelCheckOutcome[] = [];
  for (const paper of ownPapers) {
    const refusal = await draftOne(asking, await requestFor(asking.ports, paper, signal), signal);
    if (refusal === 'waiting') return null;
    check.push({ paper: paper.name, refusal });
  }
  return check;
}

async function draftOne(
  { ports: { gradebook }, model: { writer, dailyTokens }, changeId }: Asking,
  request: ModelDraftRequest,
  signal: AbortSignal,
): Promise<string | null> {
  const call = await gradebook.reserveCheckCall(changeId, { bound: writer.bound(request), dailyTokens });
  if (call === 'spent') return 'waiting';
  if (call === 'never')
    return 'It was not asked: the tokens of a day are too few, or it was cut short too often.';
  const outcome = await writer.draft(request, signal);
  await whileDatabaseAway(() => gradebook.settleCheckCall(changeId, call, endOf(outcome)), signal);
  if (outcome.kind === 'unavailable') return 'waiting';
  return outcome.kind === 'drafted' ? null : outcome.reason;
}

function endOf(outcome: ModelDraftOutcome) {
  const { usage } = outcome;
  if (outcome.kind !== 'unavailable') return { kind: 'answered', usage } as const;
  const { reason, retryAfterSeconds } = outcome;
  return { kind: 'away', reason, retryAfterSeconds, usage } as const;
}

/** Reviewed by the engine as it is now, so that nothing of a review has to be kept with the papers. */
async function requestFor(
  { reviewer }: CheckPorts,
  { name, text }: OwnPaper,
  signal: AbortSignal,
): Promise<ModelDraftRequest> {
  const outcome = await reviewer.review({ source: { text } }, { signal });
  if (outcome.status === 'refused') throw new Error(`${name} cannot be read`);
  const { paper, review } = outcome;
  const { findings, basis, scores, feedbackStyle: style, student, feedback: onDevice } = review;
  return { paper, findings, basis, scores, style, onDevice, brief: null, studentName: student.name };
}
