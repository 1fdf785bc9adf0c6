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

/**
 * Objects whose parts are made when they are first read: a transaction uses two or three of thirty repositories. The
 * getters are inherited, so a spread copies none of them.
 */
export function lazily<Place, Parts extends object>(makers: {
  readonly [Name in keyof Parts]: (place: Place) => Parts[Name];
}): (place: Place) => Parts {
  const places = new WeakMap<object, Place>();
  const getters = {};
  for (const [name, make] of Object.entries<(place: Place) => unknown>(makers)) {
    Object.defineProperty(getters, name, {
      get(this: object) {
        const value = make(places.get(this) as Place);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return (place) => {
    const parts = Object.create(getters) as Parts;
    places.set(parts, place);
    return parts;
  };
}
