import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts';

type DatabaseRequest = {
  readonly dataDir: string;
  readonly socketFolder: string;
  readonly say: (sentence: string) => void;
  /** Called when the database cannot be brought back. */
  readonly giveUp: (error: unknown) => void;
};

export type SupervisedDatabase = { readonly url: string; stop(): Promise<void> };

/** Keeps the embedded PostgreSQL running: one that ends by itself is started again, at the same address. */
export async function superviseDatabase(request: DatabaseRequest): Promise<SupervisedDatabase> {
  let isStopping = false;
  let server = await startEmbeddedPostgres(request);

  const watch = (running: EmbeddedPostgres): void => {
    running.process.once('exit', () => {
      if (isStopping) return;
      request.say('The database ended unexpectedly and is started again.');
      void restart();
    });
  };
  const restart = async (): Promise<void> => {
    try {
      server = await startEmbeddedPostgres(request);
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
