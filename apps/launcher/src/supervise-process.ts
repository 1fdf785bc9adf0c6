import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from './start-failure.ts';

export type SupervisedProcess = {
  /** SIGTERM, and SIGKILL for what has not ended within the grace period. */
  stop(): Promise<void>;
};

type SuperviseRequest = {
  readonly name: string;
  /** The TypeScript file to run. */
  readonly entry: string;
  /** Node's own options: memory limits have no effect once a process runs. */
  readonly nodeOptions: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** File descriptor that takes the process's standard output. */
  readonly log: number;
  readonly say: (sentence: string) => void;
  /** Gives up waiting for readiness when it aborts. */
  readonly signal: AbortSignal;
};

const graceMs = 12_000;
const longestPauseMs = 10_000;

/**
 * Starts a process, resolves once it says that it is ready, and starts it again whenever it ends by itself.
 * A process that ends before it was ever ready is a `StartFailure`: it has already said why on standard error.
 */
export async function superviseProcess(request: SuperviseRequest): Promise<SupervisedProcess> {
  let isStopping = false;
  let child = start(request);
  const giveUp = (): void => void child.kill('SIGTERM');
  request.signal.addEventListener('abort', giveUp, { once: true });
  const hasStarted = await isReady(child);
  request.signal.removeEventListener('abort', giveUp);
  if (!hasStarted) throw new StartFailure(hasSaidWhy(child) ? '' : `The ${request.name} did not start.`);

  const keepAlive = async (): Promise<void> => {
    let pauseMs = 250;
    for (;;) {
      await ended(child);
      if (isStopping) return;
      request.say(`The ${request.name} ended unexpectedly and is started again.`);
      await delay(pauseMs);
      if (isStopping) return;
      child = start(request);
      pauseMs = (await isReady(child)) ? 250 : Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const alive = keepAlive();

  return {
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended(child);
      await alive;
      clearTimeout(kill);
    },
  };
}

function start({ entry, nodeOptions, env, log }: SuperviseRequest): ChildProcess {
  // The channel tells the child when the launcher is gone, whatever killed it. A process group of its own keeps
  // the terminal's Ctrl-C for the launcher, which stops things in order.
  const stdio: StdioOptions = ['ignore', log, 'inherit', 'ipc'];
  return spawn(process.execPath, [...nodeOptions, entry], { env, stdio, detached: true });
}

/** A part that ends with 1 has printed its own sentence; a second one would only push it up the screen. */
function hasSaidWhy({ exitCode }: ChildProcess): boolean {
  return exitCode === 1;
}

function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('message', () => resolve(true));
    child.once('exit', () => resolve(false));
    child.once('error', () => resolve(false));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}
