import type { ClaimedModelDraft, Gradebook } from '@greenpen/gradebook';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

export type ModelWork = {
  readonly gradebook: Pick<Gradebook, 'modelDrafts'>;
  /** null means no limit. */
  readonly dailyTokens: number | null;
  /**
   * Works on one draft and settles it; after a rejection, another worker claims the draft once its lease expires.
   */
  readonly draft: (claimed: ClaimedModelDraft, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
};

type Running = { readonly startedAt: number; readonly ended: Promise<void> };

/** A request mostly waits for the network, so running several costs little. */
const MOST_AT_ONCE = 4;
/** A request that takes this long may be stuck, so it no longer counts towards the limit above. */
const STUCK_AFTER_MS = 20_000;
const MOST_WITH_STUCK = 12;
const IDLE_PAUSE_MS = 1000;
const HEARTBEAT_MS = 3000;

/** Claims drafts until the signal aborts, then waits for the running ones to end. */
export async function workModelDrafts(work: ModelWork): Promise<void> {
  const { gradebook, dailyTokens, signal, onError } = work;
  const running = new Set<Running>();
  while (!signal.aborted) {
    try {
      const claimed = hasRoom(running) ? await gradebook.modelDrafts.claim({ dailyTokens }) : undefined;
      if (claimed !== undefined) {
        const one = { startedAt: performance.now(), ended: runOne(work, claimed) };
        running.add(one);
        void one.ended.then(() => running.delete(one));
        continue;
      }
    } catch (error) {
      onError(error);
    }
    // An abort ends the pause early, and the loop looks at the signal next.
    await delay(IDLE_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all([...running].map(({ ended }) => ended));
}

function hasRoom(running: ReadonlySet<Running>): boolean {
  const now = performance.now();
  const fresh = [...running].filter(({ startedAt }) => now - startedAt < STUCK_AFTER_MS);
  return fresh.length < MOST_AT_ONCE && running.size < MOST_WITH_STUCK;
}

/** Aborts a draft when the worker stops, or when the heartbeat finds that another worker has claimed it. */
async function runOne({ gradebook, draft, signal, onError }: ModelWork, claimed: ClaimedModelDraft) {
  const stop = new AbortController();
  const beat = async (): Promise<void> => {
    const isHeld = await gradebook.modelDrafts.hold(claimed.claim);
    if (!isHeld) stop.abort(new Error('another worker has claimed the draft'));
  };
  const heart = setInterval(() => void beat().catch(onError), HEARTBEAT_MS);
  try {
    await draft(claimed, AbortSignal.any([signal, stop.signal]));
  } catch (error) {
    onError(error);
  } finally {
    clearInterval(heart);
  }
}
