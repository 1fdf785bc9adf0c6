import type { Assignment } from '@greenpen/api-contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepListed, nothingSelected, selectTo, toggleAll, toggleSelected } from './selection.ts';

/** The selected papers of a list; papers that leave the list leave the selection. */
export function useSelection(items: readonly Assignment[]) {
  const [held, setHeld] = useState(nothingSelected);
  const order = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useMemo(() => keepListed(held, order), [held, order]);
  const papers = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection]);

  // Synchronises what the rows' one lasting handler knows with what is shown.
  const known = useRef(order);
  useEffect(() => {
    known.current = order;
  }, [order]);

  const select = useCallback((id: string, isStretch: boolean) => {
    setHeld((before) => {
      const listed = keepListed(before, known.current);
      return isStretch ? selectTo(listed, id, known.current) : toggleSelected(listed, id);
    });
  }, []);
  const clear = useCallback(() => setHeld(nothingSelected), []);
  const all = useCallback(() => setHeld((before) => toggleAll(before, known.current)), []);

  return { order, ids: selection.ids, papers, select, clear, toggleAll: all };
}
