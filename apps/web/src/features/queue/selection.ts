/** The selected IDs and the anchor of a range selection. */
export type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: string | null };

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

export function toggleSelected({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all from the anchor to `to`, in the list's order; without an anchor in it, `to` alone. */
export function selectTo({ ids, anchor }: Selection, to: string, order: readonly string[]): Selection {
  const end = order.indexOf(to);
  const begin = anchor === null ? -1 : order.indexOf(anchor);
  if (end === -1) return { ids, anchor };
  if (begin === -1) return { ids: new Set([...ids, to]), anchor: to };
  const stretch = order.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return { ids: new Set([...ids, ...stretch]), anchor };
}

/** All of the list, or none of it where all were selected. */
export function toggleAll({ ids }: Selection, order: readonly string[]): Selection {
  return order.every((id) => ids.has(id)) ? nothingSelected : { ids: new Set(order), anchor: null };
}

/** Drops IDs that are no longer in the list. */
export function keepListed(selection: Selection, order: readonly string[]): Selection {
  const listed = new Set(order);
  if ([...selection.ids].every((id) => listed.has(id))) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((id) => listed.has(id))) };
}
