/** Providers keep what prompts begin with for at least as long after each use. */
const KEPT_MS = 4 * 60_000;

/**
 * Sends the first of several prompts that begin with the same long text alone, so that the provider has it in its cache
 * for the others. Where the first one fails, the next is sent alone.
 */
export class FirstAlone {
  readonly #now: () => number;
  readonly #usedAt = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** `start` is what the prompt begins with; a prompt without such a beginning waits for nothing. */
  async run<Answer>(start: string, call: () => Promise<Answer>): Promise<Answer> {
    if (start === '') return call();
    while (!this.#isKept(start)) {
      const first = this.#underWay.get(start);
      if (first === undefined) return this.#send(start, call);
      // The caller handles its result.
      await first.catch(() => undefined);
    }
    return this.#use(start, call);
  }

  #isKept(start: string): boolean {
    for (const [text, at] of this.#usedAt) if (this.#now() - at > KEPT_MS) this.#usedAt.delete(text);
    return this.#usedAt.has(start);
  }

  async #send<Answer>(start: string, call: () => Promise<Answer>): Promise<Answer> {
    const first = this.#use(start, call).finally(() => this.#underWay.delete(start));
    this.#underWay.set(start, first);
    return first;
  }

  async #use<Answer>(start: string, call: () => Promise<Answer>): Promise<Answer> {
    const answer = await call();
    this.#usedAt.set(start, this.#now());
    return answer;
  }
}
