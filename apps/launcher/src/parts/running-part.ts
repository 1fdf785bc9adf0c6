import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../start-failure.ts';
import { recordPart } from './orphans.ts';
import type { PartLog } from './part-log.ts';

/**
 * A longer gap between two ticks means that the launcher itself was suspended or starved, for example because a
 * laptop slept.
 */
const longestGapMs = 2000;

/**
 * Measures how long a part has been silent in the launcher's own ticks, so time in which the launcher was suspended
 * does not count.
 */
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

export type PartRequest = {
  readonly name: string;
  /** The TypeScript file to run. */
  readonly entry: string;
  /** Node options, because memory limits can only be set at start. */
  readonly nodeOptions: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  readonly log: PartLog;
  /** Checks whether the process responds; null if only its IPC heartbeat is used. */
  readonly probe: (() => Promise<boolean>) | null;
  readonly say: (sentence: string) => void;
  /** Silence after which a ready part is killed; 15 seconds by default. */
  readonly longestSilenceMs?: number;
};

const tickMs = 1000;
const probePauseMs = 2000;
const longestSilenceMs = 15_000;
/** Generous, because a slow machine takes long to load the program and the worker waits for the key. */
const longestStartMs = 120_000;
/** Shorter than the kill timeout, so the container health check fails first. */
const wellWithinMs = 10_000;

/** One API or worker process, from start to exit. It is killed if it is silent for too long. */
export class RunningPart {
  /** Whether it reported that it is ready before it exited. */
  readonly ready: Promise<boolean>;
  /** Exit code; null if it was killed by a signal or could not be started. */
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess | null;
  readonly #silence = new SilenceMeter(performance.now());
  readonly #over = new AbortController();
  readonly #request: PartRequest;
  #state: 'starting' | 'ready' | 'ending' = 'starting';

  private constructor(request: PartRequest, child: ChildProcess | null) {
    this.#request = request;
    this.#child = child;
    this.ended = endOf(child);
    this.ready = Promise.race([this.#firstMessage(), this.ended.then(() => false)]);
    void this.ended.then(() => this.#over.abort());
    void this.#watch();
  }

  static async start(request: PartRequest): Promise<RunningPart> {
    const log = await openLog(request);
    try {
      const child = trySpawn(request, log);
      if (child?.pid !== undefined) {
        // If recording fails, for example on a full disk, an orphan still exits when its IPC channel closes.
        await recordPart(request.dataDir, request.name, child.pid).catch(() => undefined);
      }
      return new RunningPart(request, child);
    } finally {
      await log?.close();
    }
  }

  get isWell(): boolean {
    return this.#state === 'ready' && !this.#over.signal.aborted && this.#silence.silentMs < wellWithinMs;
  }

  /** Sends SIGTERM, and SIGKILL after the grace period; resolves when the process has exited. */
  async stop(graceMs: number): Promise<void> {
    this.#state = 'ending';
    this.#child?.kill('SIGTERM');
    const kill = setTimeout(() => this.#child?.kill('SIGKILL'), graceMs);
    await this.ended;
    clearTimeout(kill);
  }

  #firstMessage(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#child?.on('message', () => {
        if (this.#state === 'starting') this.#becomeReady();
        else if (this.#request.probe === null) this.#silence.heard();
        resolve(true);
      });
    });
  }

  #becomeReady(): void {
    this.#state = 'ready';
    this.#silence.heard();
    if (this.#request.probe !== null) void this.#keepProbing(this.#request.probe);
  }

  async #keepProbing(probe: () => Promise<boolean>): Promise<void> {
    while (!this.#over.signal.aborted) {
      if (await probe()) this.#silence.heard();
      await delay(probePauseMs, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }

  async #watch(): Promise<void> {
    const { signal } = this.#over;
    for (;;) {
      await delay(tickMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.#silence.tick(performance.now());
      const { name, say, longestSilenceMs: given = longestSilenceMs } = this.#request;
      const longestMs = this.#state === 'ready' ? given : longestStartMs;
      if (this.#state === 'ending' || this.#silence.silentMs < longestMs) continue;
      this.#state = 'ending';
      say(`The ${name} has not answered for ${longestMs / 1000} seconds.`);
      this.#child?.kill('SIGKILL');
    }
  }
}

/** If the log cannot be opened, for example on a full disk, the part runs without one. */
async function openLog({ name, log, say }: PartRequest): Promise<FileHandle | null> {
  try {
    return await log.open();
  } catch (error) {
    say(
      `The ${name} runs without a log: ${log.path} cannot be opened (${errorCode(error) ?? 'unknown error'}).`,
    );
    return null;
  }
}

/** null if the system cannot create another process. */
function trySpawn({ entry, nodeOptions, env }: PartRequest, log: FileHandle | null): ChildProcess | null {
  // The IPC channel closes when the launcher dies, so the child notices. A separate process group keeps Ctrl-C from
  // the child; the launcher stops its parts in order.
  const stdio: StdioOptions = ['ignore', log?.fd ?? 'ignore', 'inherit', 'ipc'];
  try {
    return spawn(process.execPath, [...nodeOptions, entry], { env, stdio, detached: true });
  } catch {
    return null;
  }
}

function endOf(child: ChildProcess | null): Promise<number | null> {
  return new Promise((resolve) => {
    if (child === null) {
      resolve(null);
      return;
    }
    child.once('exit', (code) => resolve(code));
    child.on('error', () => {
      if (child.pid === undefined) resolve(null);
    });
  });
}
