import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';
import { RunningPart, type PartRequest } from './running-part.ts';

export type SupervisedPart = {
  /** Whether it is ready and sent a sign of life recently. */
  isWell(): boolean;
  /** SIGTERM, and SIGKILL if it has not ended within the grace period. */
  stop(): Promise<void>;
};

type SuperviseRequest = PartRequest & {
  /** Gives up waiting for readiness when it aborts. */
  readonly signal: AbortSignal;
  readonly graceMs: number;
};

const shortestPauseMs = 250;
const longestPauseMs = 10_000;

/**
 * Starts a part, resolves once it says that it is ready, and starts it again whenever it ends by itself or hangs.
 * A part that ends before it was ever ready is a `StartFailure`: it has already said why on standard error.
 */
export async function supervisePart(request: SuperviseRequest): Promise<SupervisedPart> {
  const first = await RunningPart.start(request);
  const giveUp = (): void => void first.stop(request.graceMs);
  if (request.signal.aborted) giveUp();
  request.signal.addEventListener('abort', giveUp, { once: true });
  const hasStarted = await first.ready;
  request.signal.removeEventListener('abort', giveUp);
  if (!hasStarted) {
    // A part that ends with 1 has printed its own sentence; a second one would only push it up the screen.
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
      this.#request.say(`The ${this.#request.name} ended unexpectedly and is started again.`);
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#part = await RunningPart.start(this.#request);
      if (signal.aborted) return this.#part.stop(this.#request.graceMs);
      pauseMs = (await this.#part.ready) ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
    }
  }
}
