import type { QueueRowItem } from './attempts/stack-rows.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/**
 * The selected papers of a list; papers that leave the list leave the selection. "Select all" covers the papers of the
 * list itself; attempts expanded below them are selected individually.
 */
export function useSelection(rows: readonly QueueRowItem[]) {
  const [stored, setStored] = useState(nothingSelected);
  const items = useMemo(() => rows.map(({ item }) => item), [rows]);
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const own = useMemo(() => rows.flatMap(({ item, isUnder }) => (isUnder ? [] : [item.id])), [rows]);
  const selection = useMemo(() => keepListed(stored, order), [stored, order]);
  const papers = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection]);

  // Synchronises the ref that the rows' stable handler reads.
  const known = useRef({ order, own });
  useEffect(() => {
    known.current = { order, own };
  }, [order, own]);

  const select = useCallback((id: string, isStretch: boolean) => {
    setStored((before) => {
      const listed = keepListed(before, known.current.order);
      return isStretch ? selectTo(listed, id, known.current.order) : toggleSelected(listed, id);
    });
  }, []);
  const clear = useCallback(() => setStored(nothingSelected), []);
  const all = useCallback(() => setStored((before) => toggleAll(before, known.current.own)), []);

  return { order, ids: selection.ids, papers, select, clear, toggleAll: all };
}

/** The selected IDs and the anchor of a range selection. */
type Selection = { readonly ids: ReadonlySet<string>; readonly anchor: string | null };

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
  const range = order.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  return { ids: new Set([...ids, ...range]), anchor };
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
