import type { OvernightBatch } from '@greenpen/api-contract';
import type { GatheredPapers, ModelBatchRecord } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

const HOUR_MS = 3_600_000;

/** The batches of an account, or of all with `ownerId: null`, those that are gathered first. */
export async function listOvernightBatches(
  { gradebook, model }: Pick<Ports, 'gradebook' | 'model'>,
  of: { readonly ownerId: string | null },
): Promise<OvernightBatch[]> {
  const [gathered, batches] = await Promise.all([
    gradebook.modelBatches.countGathered(of),
    gradebook.modelBatches.list(of),
  ]);
  const hours = model?.batchHours ?? 24;
  const shown = batches.filter(({ ending }) => ending !== 'unneeded');
  return [...gatheredOnWire(gathered), ...shown.map((batch) => batchOnWire(batch, hours))];
}

function gatheredOnWire({ papers, since }: GatheredPapers): OvernightBatch[] {
  if (papers === 0 || since === null) return [];
  const fresh = { expiresAt: null, trouble: null, ended: null };
  return [{ id: null, stage: 'gathering', papers, requests: 0, since: since.toISOString(), ...fresh }];
}

function batchOnWire(batch: ModelBatchRecord, hours: number): OvernightBatch {
  const { id, papers, requests, createdAt, sendingSince, reason, nextAt, endedAt, ending } = batch;
  const stage = stageOf(batch);
  const since = sendingSince ?? createdAt;
  const isWithProvider = stage === 'sent' || stage === 'cancelling';
  return {
    id,
    stage,
    papers,
    requests,
    since: since.toISOString(),
    expiresAt: isWithProvider ? new Date(since.getTime() + hours * HOUR_MS).toISOString() : null,
    trouble: reason === null || stage === 'ended' ? null : { reason, nextTryAt: nextAt.toISOString() },
    ended:
      endedAt === null ? null : { at: endedAt.toISOString(), how: ending ?? 'answered', ...countsOf(batch) },
  };
}

function stageOf({ state, cancelledAt }: ModelBatchRecord): OvernightBatch['stage'] {
  if (state === 'ended') return 'ended';
  return cancelledAt === null ? state : 'cancelling';
}

function countsOf({ answered, expired, failed, givenUp }: ModelBatchRecord) {
  return { answered, expired, failed, givenUp };
}
