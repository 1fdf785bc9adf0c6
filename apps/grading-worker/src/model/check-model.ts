import type { ClaimedModelCheck, ModelCheckOutcome } from '@greenpen/gradebook';
import type { ModelDraftRequest } from '@greenpen/paper-review';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';
import type { InstallationModel, Ports } from '../ports.ts';
import { ownPapers, type OwnPaper } from './own-papers.ts';

type CheckPorts = Pick<Ports, 'gradebook' | 'reviewer' | 'model'>;

export type CheckedModel =
  | 'nothing-to-do'
  | 'waiting'
  | { readonly papers: number; readonly refused: readonly string[] };

const notAsked = 'It was not asked: the tokens of a day are too few, or it was cut short too often.';

/**
 * When another model writes the drafts than before, it is asked about our own papers; each draft is held to what any
 * draft is held to: its form, its language and length, true quotations, no grade.
 */
export async function checkModel(ports: CheckPorts, signal: AbortSignal): Promise<CheckedModel> {
  const { gradebook, model } = ports;
  if (model === null) return 'nothing-to-do';
  const claimed = await gradebook.modelChanges.claimCheck({ name: model.writer.name });
  if (claimed === undefined) return 'nothing-to-do';
  const { changeId } = claimed;
  try {
    const check = await draftOwnPapers({ ports, model, ...claimed }, signal);
    if (check === null) return 'waiting';
    await whileDatabaseAway(() => gradebook.modelChanges.finishCheck(changeId, check), signal);
    const refused = check.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
    return { papers: check.length, refused };
  } finally {
    await whileDatabaseAway(() => gradebook.modelChanges.handBackCheck(changeId), signal);
  }
}

type Asking = ClaimedModelCheck & { readonly ports: CheckPorts; readonly model: InstallationModel };

/** null where the model is away or the day's tokens are spent: what is left of them is asked for later. */
async function draftOwnPapers(asking: Asking, signal: AbortSignal): Promise<ModelCheckOutcome[] | null> {
  const check: ModelCheckOutcome[] = [];
  for (const paper of ownPapers) {
    const made = asking.made.find((earlier) => earlier.paper === paper.name);
    const outcome = made ?? (await draftOne(asking, paper, signal));
    if (outcome === 'waiting') return null;
    check.push(outcome);
  }
  return check;
}

async function draftOne(
  { ports, model: { writer, dailyTokens }, changeId }: Asking,
  own: OwnPaper,
  signal: AbortSignal,
): Promise<ModelCheckOutcome | 'waiting'> {
  const { gradebook } = ports;
  const request = await requestFor(ports, own, signal);
  const call = await gradebook.modelChanges.reserveCheckCall(changeId, {
    bound: writer.bound(request),
    dailyTokens,
  });
  if (call === 'spent') return 'waiting';
  if (call === 'never') return { paper: own.name, refusal: notAsked };
  const drafted = await writer.draft(request, signal);
  const { usage } = drafted;
  const settle = (ended: Parameters<typeof gradebook.modelChanges.settleCheckCall>[2]) =>
    whileDatabaseAway(() => gradebook.modelChanges.settleCheckCall(changeId, call, ended), signal);
  if (drafted.kind === 'unavailable') {
    const { reason, retryAfterSeconds } = drafted;
    await settle({ kind: 'away', reason, retryAfterSeconds, usage });
    return 'waiting';
  }
  const outcome = { paper: own.name, refusal: drafted.kind === 'drafted' ? null : drafted.reason };
  await settle({ kind: 'answered', usage, outcome });
  return outcome;
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
