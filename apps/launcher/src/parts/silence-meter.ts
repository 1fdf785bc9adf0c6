/** A gap longer than this between two ticks means that the launcher itself did not run: a laptop slept, or was overloaded. */
const longestGapMs = 2000;

/** How long a part has been silent, counted in the launcher's own ticks, so that time in which it slept does not count. */
export class SilenceMeter {
  #silentMs = 0;
  #lastTick: number;

  /** `now` is a monotonic time in milliseconds. */
  constructor(now: number) {
    this.#lastTick = now;
  }

  get silentMs(): number {
    return this.#silentMs;
  }

  heard(): void {
    this.#silentMs = 0;
  }

  tick(now: number): void {
    this.#silentMs += Math.min(now - this.#lastTick, longestGapMs);
    this.#lastTick = now;
  }
}
