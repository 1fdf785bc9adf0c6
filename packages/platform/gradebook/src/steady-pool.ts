import { DatabaseError, Pool, type PoolClient } from 'pg';
import { isDatabaseAway } from './database-failure.ts';

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (error?: unknown) => void,
) => void;

/**
 * Keeps the connection on which the server refused a statement. The pool's own queries end one for each refusal, and a
 * server whose disk is full refuses many, and then may let no new connection in.
 */
export class SteadyPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<PoolClient> | void {
    if (callback === undefined) return super.connect();
    super.connect((error, client, done) => {
      if (client !== undefined) keepOnRefusal(client);
      callback(error, client, done);
    });
  }
}

function keepOnRefusal(client: PoolClient): void {
  const giveBack = client.release.bind(client);
  client.release = (error) => giveBack(isRefusal(error) ? undefined : error);
}

/** Whether the server answered, and goes on answering. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isDatabaseAway(error);
}
