/* oxlint-disable typescript/no-unsafe-type-assertion -- filling in arguments by name is beyond the type system */
import type { Executor } from './database.ts';
import type { GradingQueue } from './queue/grading-queue.ts';

type On<Given extends readonly unknown[], F> = F extends (...args: [...Given, ...infer Rest]) => infer Result
  ? (...args: Rest) => Result
  : never;

type Repository<Given extends readonly unknown[], Functions> = {
  readonly [
    Name in keyof Functions as Functions[Name] extends (...args: never) => unknown ? Name : never
  ]: On<Given, Functions[Name]>;
};

/** The functions of one noun's module, on this database or in this transaction. */
export function createRepository<Functions extends object>(
  db: Executor,
  functions: Functions,
): Repository<[Executor], Functions> {
  return fillIn(
    functions,
    (run) =>
      (...args) =>
        run(db, ...args),
  ) as Repository<[Executor], Functions>;
}

/** The functions of one noun's module that write to the queue as well, once its settings are known. */
export function createQueueRepository<Functions extends object>(
  db: Executor,
  queue: GradingQueue,
  functions: Functions,
): Repository<[Executor, GradingQueue], Functions> {
  return fillIn(functions, (run) => async (...args) => {
    await queue.ready();
    return run(db, queue, ...args);
  }) as Repository<[Executor, GradingQueue], Functions>;
}

type AnyFunction = (...args: unknown[]) => unknown;

function fillIn(functions: object, fill: (run: AnyFunction) => AnyFunction): object {
  return Object.fromEntries(
    Object.entries(functions)
      .filter((entry): entry is [string, AnyFunction] => typeof entry[1] === 'function')
      .map(([name, run]) => [name, fill(run)]),
  );
}
