/** As many papers as one request may name. */
const most = 1000;

/** Calls for at most a thousand papers at a time, one call after the other, and gives all answers. */
export async function inThousands<T>(
  ids: readonly string[],
  call: (ids: string[]) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let from = 0; from < ids.length; from += most) {
    // The next thousand only after the last: a refusal ends it.
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await call(ids.slice(from, from + most)));
  }
  return answers;
}
