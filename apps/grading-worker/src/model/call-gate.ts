type Turn = { readonly startedAt: number };

/**
 * Lets so many requests to the model run at the same time, in the order in which they came. A provider that refuses
 * gets half as many from then on, and one more with each answer.
 */
export class CallGate {
  readonly most: number;
  #room: number;
  #running = 0;
  #turns = 0;
  /** The turn at which the room was last cut: requests from before it say nothing new. */
  #cutAt = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
    this.#room = most;
  }

  /** Runs the call when there is room for it. Throws what it throws, and the signal's reason while it waits. */
  async run<Answer>(
    call: () => Promise<Answer>,
    { signal, isRefused }: { readonly signal: AbortSignal; readonly isRefused: (answer: Answer) => boolean },
  ): Promise<Answer> {
    await this.#enter(signal);
    const turn: Turn = { startedAt: (this.#turns += 1) };
    try {
      const answer = await call();
      this.#learn(turn, isRefused(answer));
      return answer;
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  async #enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const enter = (): void => {
      signal.removeEventListener('abort', leave);
      resolve(undefined);
    };
    const leave = (): void => {
      this.#waiting.splice(this.#waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#waiting.push(enter);
    this.#admit();
    await promise;
  }

  #admit(): void {
    while (this.#running < this.#room) {
      const enter = this.#waiting.shift();
      if (enter === undefined) return;
      this.#running += 1;
      enter();
    }
  }

  #learn({ startedAt }: Turn, isRefused: boolean): void {
    if (!isRefused) this.#room = Math.min(this.most, this.#room + 1);
    else if (startedAt > this.#cutAt) {
      this.#room = Math.max(1, Math.floor(this.#room / 2));
      this.#cutAt = this.#turns;
    }
  }
}
