import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';
import { RunningPart, type PartRequest } from './running-part.ts';

export type SupervisedPart = {
  /** Whether it is ready and has recently responded or sent a heartbeat. */
  isWell(): boolean;
  /** Sends SIGTERM, and SIGKILL if it has not exited within the grace period. */
  stop(): Promise<void>;
};

type SuperviseRequest = PartRequest & {
  /** Aborts the wait for readiness. */
  readonly signal: AbortSignal;
  readonly graceMs: number;
};

const shortestPauseMs = 250;
const longestPauseMs = 10_000;

/**
 * Starts a part, resolves when it reports that it is ready, and restarts it whenever it exits or hangs. If it exits
 * before it was ever ready, throws a `StartFailure`; the part has already printed the reason to standard error.
 */
export async function supervisePart(request: SuperviseRequest): Promise<SupervisedPart> {
  const first = await RunningPart.start(request);
  const giveUp = (): void => void first.stop(request.graceMs);
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener('abort', giveUp, { once: true });
  const hasStarted = await first.ready;
  request.signal.removeEventListener('abort', giveUp);
  if (!hasStarted) {
    // A part that exits with 1 has already printed the reason.
    throw new StartFailure((await first.ended) === 1 ? '' : `The ${request.name} did not start.`);
  }
  return new KeptPart(request, first);
}

class KeptPart implements SupervisedPart {
  #part: RunningPart;
  readonly #request: SuperviseRequest;
  readonly #stopping = new AbortController();
  readonly #kept: Promise<void>;

  constructor(request: SuperviseRequest, part: RunningPart) {
    this.#request = request;
    this.#part = part;
    this.#kept = this.#keep();
    void request.log.keepSmall(this.#stopping.signal);
  }

  isWell(): boolean {
    return this.#part.isWell;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#part.stop(this.#request.graceMs);
    await this.#kept;
  }

  async #keep(): Promise<void> {
    const { signal } = this.#stopping;
    let pauseMs = shortestPauseMs;
    for (;;) {
      await this.#part.ended;
      if (signal.aborted) return;
      this.#request.say(`The ${this.#request.name} exited unexpectedly and is being restarted.`);
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#part = await RunningPart.start(this.#request);
      if (signal.aborted) return this.#part.stop(this.#request.graceMs);
      pauseMs = (await this.#part.ready) ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    }
  }
}
