/** The most papers in one request. */
const most = 1000;

/** Calls the API with up to a thousand papers at a time, in sequence, and returns all responses. */
export async function inThousands<T>(
  ids: readonly string[],
  call: (ids: string[]) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let from = 0; from < ids.length; from += most) {
    // In sequence, so that a refusal stops the rest.
    // oxlint-disable-next-line no-await-in-loop
    answers.push(await call(ids.slice(from, from + most)));
  }
  return answers;
}
