import { GradingError } from '@greenpen/grading';

/** What ends a turn: a response, or anything else that says once that it is over. */
export type Ending = { readonly once: (event: 'close', over: () => void) => unknown };

type Line = { taken: number; readonly waiting: Set<() => void> };

/**
 * Lets each account do so much at once and no more: what one asks for beyond it stands in a line of its own, so that
 * whoever asks for one thing waits for a few calls of the others and not for all that were sent.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #most: { readonly atOnce: number; readonly inLine: number };

  constructor(most: { readonly atOnce: number; readonly inLine: number }) {
    this.#most = most;
  }

  /**
   * Answers when it is this one's turn, which lasts until its end. Throws RATE_LIMITED where the line is full, and for
   * who went away before.
   */
  async take(account: string, ending: Ending): Promise<void> {
    const line = this.#lines.get(account) ?? { taken: 0, waiting: new Set() };
    this.#lines.set(account, line);
    if (line.taken < this.#most.atOnce) {
      line.taken += 1;
      ending.once('close', () => this.#passOn(account, line));
      return;
    }
    if (line.waiting.size >= this.#most.inLine) throw new GradingError('RATE_LIMITED');
    await new Promise<void>((resolve, reject) => {
      let hasTurn = false;
      const begin = (): void => {
        hasTurn = true;
        resolve();
      };
      line.waiting.add(begin);
      ending.once('close', () => {
        if (hasTurn) return this.#passOn(account, line);
        line.waiting.delete(begin);
        reject(new GradingError('RATE_LIMITED', 'gone while waiting'));
      });
    });
  }

  #passOn(account: string, line: Line): void {
    const [next] = line.waiting;
    if (next === undefined) {
      line.taken -= 1;
      if (line.taken === 0) this.#lines.delete(account);
      return;
    }
    line.waiting.delete(next);
    next();
  }
}
