import type { ClaimedModelBatch, ModelBatchRequest } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import type { BatchAnswer, BatchModel, BatchRequest, Prompt } from '@greenpen/paper-review';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';
import type { Ports } from '../ports.ts';
import { keepReplyAt } from './paid-replies.ts';

/** `put-off`: the provider has not ended it, or is unavailable. */
export type BatchOutcome = 'nothing-to-do' | 'sent' | 'put-off' | 'ended' | 'fenced';

type BatchPorts = Pick<Ports, 'gradebook' | 'store' | 'model'>;

type Work = BatchPorts & {
  readonly batches: BatchModel;
  readonly claimed: ClaimedModelBatch;
  readonly signal: AbortSignal;
};

/** Takes one step with one batch: sends it, asks whether it has ended, or stores its answers. */
export async function workBatches(ports: BatchPorts, signal: AbortSignal): Promise<BatchOutcome> {
  const { gradebook, model } = ports;
  const batches = model?.writer.reader?.batches;
  if (model === null || batches === undefined) return 'nothing-to-do';
  const { name } = model.writer;
  await gradebook.modelBatches.gather({ model: name });
  const claimed = await gradebook.modelBatches.claim({ model: name });
  if (claimed === undefined) return 'nothing-to-do';
  try {
    return await step({ ...ports, batches, claimed, signal });
  } catch (error) {
    if (signal.aborted) await gradebook.modelBatches.release(claimed.claim);
    throw error;
  }
}

async function step(work: Work): Promise<BatchOutcome> {
  const { batches, claimed, signal } = work;
  const { providerId, isCancelled, isCancelSent, sendingSince } = claimed;
  if (providerId !== null) {
    if (isCancelled && !isCancelSent) await cancel(work, providerId);
    const checked = await batches.check(providerId, signal);
    if (checked.kind === 'unavailable') return putOff(work, checked.reason);
    if (checked.kind === 'running') return putOff(work, null);
    return checked.kind === 'gone' ? end(work, { answered: [], ending: 'gone' }) : store(work, providerId);
  }
  if (sendingSince !== null) {
    const found = await find(work, sendingSince);
    if (found.kind === 'unavailable') return putOff(work, found.reason);
    if (found.kind === 'found') return noteSent(work, found.providerId);
  }
  return isCancelled ? end(work, { answered: [] }) : send(work);
}

function find({ batches, claimed, signal }: Work, since: Date) {
  const { claim, requests, known } = claimed;
  return batches.find({ id: claim.batchId, since, requestIds: requests.map(({ id }) => id), known }, signal);
}

/** The intent is recorded first, so that a batch whose acceptance was lost is looked for before it is sent again. */
async function send(work: Work): Promise<BatchOutcome> {
  const { gradebook, batches, claimed, signal } = work;
  const { claim } = claimed;
  const requests = (await readPrompts(work)).map(({ request }) => request);
  if (requests.length === 0) return end(work, { answered: [], ending: 'unneeded' });
  if (!(await gradebook.modelBatches.noteSending(claim))) return 'fenced';
  const sent = await batches.send({ id: claim.batchId, requests }, signal);
  if (sent.kind === 'unavailable') return putOff(work, sent.reason);
  if (sent.kind === 'refused') return end(work, { answered: [], ending: 'refused' });
  return noteSent(work, sent.providerId);
}

async function noteSent({ gradebook, claimed, signal }: Work, providerId: string): Promise<BatchOutcome> {
  const note = () => gradebook.modelBatches.noteSent(claimed.claim, { providerId });
  return (await whileDatabaseAway(note, signal)) ? 'sent' : 'fenced';
}

async function cancel({ gradebook, batches, claimed, signal }: Work, providerId: string): Promise<void> {
  const told = await batches.cancel(providerId, signal);
  if (told.kind === 'cancelled') await gradebook.modelBatches.noteCancelSent(claimed.claim);
}

async function putOff({ gradebook, claimed }: Work, reason: string | null): Promise<BatchOutcome> {
  return (await gradebook.modelBatches.putOff(claimed.claim, { reason })) ? 'put-off' : 'fenced';
}

/** Stores every answer before the batch is ended: a worker killed in between stores the same again. */
async function store(work: Work, providerId: string): Promise<BatchOutcome> {
  const { batches, signal, store: documents } = work;
  const prompts = await readPrompts(work);
  const read = await batches.read(
    providerId,
    prompts.map(({ request }) => request),
    signal,
  );
  if (read.kind === 'unavailable') return putOff(work, read.reason);
  const answered: Answered[] = [];
  let expired = 0;
  for (const { row, request } of prompts) {
    const answer = read.answers.get(row.id);
    if (answer === undefined || answer.kind === 'not-done') {
      if (answer?.why === 'expired') expired += 1;
      // What was answered and cannot be read counts with all that was reserved for it.
      if (answer?.why === 'lost') answered.push({ id: row.id, usage: null });
      continue;
    }
    const { usage } = answer;
    const [received, version] = answer.kind === 'answered' ? [answer.text, answer.version] : [null, null];
    await keepReplyAt(documents, row.replyName, request.prompt, {
      received,
      version,
      usage,
      isBatched: true,
    });
    answered.push({ id: row.id, usage });
  }
  // Of a paper that was deleted meanwhile, nothing can be read, and what was reserved counts.
  const readable = new Set(prompts.map(({ row }) => row.id));
  const deleted = work.claimed.requests.filter(({ id }) => !readable.has(id));
  answered.push(...deleted.map(({ id }) => ({ id, usage: null })));
  const outcome = await end(work, { answered, expired });
  // What the provider keeps of papers goes as soon as it is not needed; failing that, at the provider's own time.
  if (outcome === 'ended') await batches.forget(providerId, signal);
  return outcome;
}

type Answered = { readonly id: string; readonly usage: Extract<BatchAnswer, { usage: unknown }>['usage'] };

async function end(
  { gradebook, claimed, signal }: Work,
  ended: Parameters<Ports['gradebook']['modelBatches']['end']>[1] & {
    readonly answered: readonly Answered[];
  },
): Promise<BatchOutcome> {
  return whileDatabaseAway(() => gradebook.modelBatches.end(claimed.claim, ended), signal);
}

/** Without the papers that were deleted or graded again meanwhile. */
async function readPrompts({
  store: documents,
  claimed,
}: Work): Promise<readonly { readonly row: ModelBatchRequest; readonly request: BatchRequest }[]> {
  const read = await Promise.all(
    claimed.requests.map(async (row) => {
      const prompt = await findPrompt(documents, row.promptName);
      return prompt === null ? [] : [{ row, request: { id: row.id, prompt } }];
    }),
  );
  return read.flat();
}

/** Written and encrypted by a worker of this installation, so the type is trusted. */
async function findPrompt(documents: Ports['store'], name: string): Promise<Prompt | null> {
  try {
    return JSON.parse(new TextDecoder().decode(await documents.get(name)));
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return null;
    throw error;
  }
}
