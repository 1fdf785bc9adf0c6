import { useCallback, useEffect, useRef, type RefObject } from 'react';

export type Cursor = {
  /** The row that the keyboard is at; null until one was visited. */
  readonly current: () => string | null;
  readonly visit: (id: string) => void;
  /** Goes so many rows on and gives the row that it came to. */
  readonly move: (by: 1 | -1) => string | null;
};

type Parts = {
  readonly order: readonly string[];
  readonly body: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
};

/** Where the keyboard is in a list of which only a part is in the page. */
export function useCursor({ order, body, scrollTo }: Parts): Cursor {
  const cursor = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);

  // Synchronises focus with the row that was gone to, which may come into the page only after scrolling.
  useEffect(() => {
    if (wanted.current !== null && focusRow(body.current, wanted.current)) wanted.current = null;
  });

  const visit = useCallback((id: string) => {
    cursor.current = id;
  }, []);

  const move = (by: 1 | -1) => {
    const at = cursor.current === null ? -1 : order.indexOf(cursor.current);
    const next = at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + by));
    const id = order[next] ?? null;
    cursor.current = id;
    scrollTo(next);
    wanted.current = id === null || focusRow(body.current, id) ? null : id;
    return id;
  };

  return { current: () => cursor.current, visit, move };
}

/** False where the row is not in the page. */
function focusRow(body: HTMLElement | null, id: string): boolean {
  const link = body?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}
