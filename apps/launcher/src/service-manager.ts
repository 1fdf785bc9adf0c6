import { execFile } from 'node:child_process';

/** Interval without a systemd watchdog; short enough to extend the start timeout. */
const defaultEveryMs = 20_000;
const extensionMs = 90_000;

/**
 * Notifies systemd (`Type=notify`, see sd_notify(3)) that the start makes progress, and that the service is ready,
 * alive or stopping. Does nothing without systemd.
 */
export class ServiceManager {
  readonly #socket: string | undefined;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | null = null;

  /** Removes systemd's variables from `env`, so that child processes cannot notify systemd. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#socket = env['NOTIFY_SOCKET'];
    // A third of the interval tolerates one late or lost message.
    this.#everyMs = Number(env['WATCHDOG_USEC'] ?? 0) / 3000 || defaultEveryMs;
    for (const name of ['NOTIFY_SOCKET', 'WATCHDOG_USEC', 'WATCHDOG_PID']) delete env[name];
  }

  starting(): void {
    this.#repeat(`EXTEND_TIMEOUT_USEC=${extensionMs * 1000}`);
  }

  ready(): void {
    this.#tell('READY=1');
    this.#repeat('WATCHDOG=1');
  }

  /** Keeps the watchdog running: a hanging stop ends at the unit's own time limit. */
  stopping(): void {
    this.#tell('STOPPING=1');
  }

  #repeat(message: string): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tell(message), this.#everyMs);
    this.#timer.unref();
  }

  /** Node cannot send to Unix datagram sockets, so this runs systemd-notify. */
  #tell(message: string): void {
    if (this.#socket === undefined) return;
    const env = { ...process.env, NOTIFY_SOCKET: this.#socket };
    execFile('systemd-notify', [message], { env }, (error) => {
      if (error !== null)
        process.stderr.write(`Could not notify systemd with ${message}: ${error.message}\n`);
    });
  }
}
