import { execFile } from 'node:child_process';

/** Without a systemd watchdog: often enough to extend the start timeout. */
const defaultEveryMs = 20_000;
const extensionMs = 90_000;

/**
 * Tells systemd how the service is (`Type=notify`, see sd_notify(3)): that a long start makes progress, that it is ready,
 * that the launcher still works, and that it stops. Does nothing where systemd does not ask for it.
 */
export class ServiceManager {
  readonly #socket: string | undefined;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | null = null;

  /** Removes systemd's variables from `env`, so that no child notifies systemd instead of the launcher. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#socket = env['NOTIFY_SOCKET'];
    // A third of the interval leaves room for one late or lost message.
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

  /** The watchdog goes on: a stop that hangs ends with the unit's own time limit. */
  stopping(): void {
    this.#tell('STOPPING=1');
  }

  #repeat(message: string): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tell(message), this.#everyMs);
    this.#timer.unref();
  }

  /** Node cannot send to a datagram socket, so systemd's own tool does. */
  #tell(message: string): void {
    if (this.#socket === undefined) return;
    const env = { ...process.env, NOTIFY_SOCKET: this.#socket };
    execFile('systemd-notify', [message], { env }, (error) => {
      if (error !== null) process.stderr.write(`systemd could not be told ${message}: ${error.message}\n`);
    });
  }
}
