import { setTimeout as delay } from 'node:timers/promises';
import type { Ballast } from '@greenpen/installation';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';

type DatabaseRequest = {
  readonly dataDir: string;
  readonly socketFolder: string;
  readonly ballast: Ballast;
  readonly say: (sentence: string) => void;
  /** Called when the database cannot be restarted. */
  readonly giveUp: (error: unknown) => void;
  /** Aborts when the installation stops, even during a start. */
  readonly signal: AbortSignal;
};

export type SupervisedDatabase = { readonly url: string; stop(): Promise<void> };

const pauseMs = 1000;

/** Keeps the embedded PostgreSQL running: if it exits, it is restarted at the same address. */
export async function superviseDatabase(request: DatabaseRequest): Promise<SupervisedDatabase> {
  let isStopping = false;
  const start = () => untilThereIsRoom(request, 'The database', () => startEmbeddedPostgres(request));
  let server = await start();

  const watch = (running: EmbeddedPostgres): void => {
    running.process.once('exit', () => {
      if (isStopping) return;
      request.say('The database exited unexpectedly and is being restarted.');
      void restart();
    });
  };
  const restart = async (): Promise<void> => {
    try {
      server = await start();
      if (isStopping) await server.stop();
      else watch(server);
    } catch (error) {
      if (!isStopping) request.giveUp(error);
    }
  };
  watch(server);

  return {
    url: server.url,
    async stop() {
      isStopping = true;
      await server.stop();
    },
  };
}

type Waiting = Pick<DatabaseRequest, 'say' | 'signal'> & {
  readonly ballast: Pick<Ballast, 'isDiskFull' | 'release'>;
  readonly pause?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
};

/** Retries while the disk is full; any other error is thrown. */
export async function untilThereIsRoom<T>(
  { ballast, say, signal, pause = delay }: Waiting,
  name: string,
  run: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (signal.aborted || !(await ballast.isDiskFull())) throw error;
      if (tries === 1)
        say(`${name} cannot start because the disk is full. It will start when there is free space.`);
      await ballast.release();
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
