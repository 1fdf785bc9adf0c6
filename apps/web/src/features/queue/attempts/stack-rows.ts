import type { Assignment } from '@greenpen/api-contract';

/** A row of the queue: a paper of the list, or one under it that was opened from its stack. */
export type QueueRowItem = { readonly item: Assignment; readonly isUnder: boolean };

/** The list with the other attempts of each opened paper under it, newest first. */
export function stackRows(
  papers: readonly Assignment[],
  opened: ReadonlyMap<string, readonly Assignment[]>,
): readonly QueueRowItem[] {
  return papers.flatMap((item) => [
    { item, isUnder: false },
    ...(opened.get(item.id) ?? []).flatMap((other) =>
      other.id === item.id ? [] : [{ item: other, isUnder: true }],
    ),
  ]);
}
