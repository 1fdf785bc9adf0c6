export type Tally = { readonly done: readonly string[]; readonly failures: readonly unknown[] };

/** Runs an action on each paper, a few at a time; a failure does not stop the others. */
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
        // Each runner handles its papers one after another.
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
