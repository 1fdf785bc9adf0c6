import type { QueueRowItem } from './attempts/stack-rows.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepListed, nothingSelected, selectTo, toggleAll, toggleSelected } from './selection.ts';

/**
 * The selected papers of a list; papers that leave the list leave the selection. All are selected by the list's own: what
 * stands under them is chosen by itself.
 */
export function useSelection(rows: readonly QueueRowItem[]) {
  const [held, setHeld] = useState(nothingSelected);
  const items = useMemo(() => rows.map(({ item }) => item), [rows]);
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const own = useMemo(() => rows.flatMap(({ item, isUnder }) => (isUnder ? [] : [item.id])), [rows]);
  const selection = useMemo(() => keepListed(held, order), [held, order]);
  const papers = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection]);

  // Synchronises the ref that the rows' stable handler reads.
  const known = useRef({ order, own });
  useEffect(() => {
    known.current = { order, own };
  }, [order, own]);

  const select = useCallback((id: string, isStretch: boolean) => {
    setHeld((before) => {
      const listed = keepListed(before, known.current.order);
      return isStretch ? selectTo(listed, id, known.current.order) : toggleSelected(listed, id);
    });
  }, []);
  const clear = useCallback(() => setHeld(nothingSelected), []);
  const all = useCallback(() => setHeld((before) => toggleAll(before, known.current.own)), []);

  return { order, ids: selection.ids, papers, select, clear, toggleAll: all };
}
