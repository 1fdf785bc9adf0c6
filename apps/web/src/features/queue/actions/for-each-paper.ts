export type Tally = { readonly done: readonly string[]; readonly failures: readonly unknown[] };

/** Does something with each paper, a few at a time; one that fails does not hold up the others. */
export async function forEachPaper(
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
  atOnce = 4,
): Promise<Tally> {
  const done: string[] = [];
  const failures: unknown[] = [];
  const left = ids.values();
  const work = async () => {
    for (const id of left) {
      try {
        // Each of the few takes its papers one after the other.
        // oxlint-disable-next-line no-await-in-loop
        await run(id);
        done.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failures };
}
