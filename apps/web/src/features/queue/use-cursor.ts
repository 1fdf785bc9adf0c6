import { useCallback, useEffect, useRef, type RefObject } from 'react';

export type Cursor = {
  /** The row with keyboard focus; null until one is visited. */
  readonly current: () => string | null;
  readonly visit: (id: string) => void;
  /** Moves by this many rows and returns the new row. */
  readonly move: (by: 1 | -1) => string | null;
};

type Parts = {
  readonly order: readonly string[];
  readonly body: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
};

/** Keyboard position in a virtualised list. */
export function useCursor({ order, body, scrollTo }: Parts): Cursor {
  const cursor = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);

  // Synchronises focus with the current row, which may be rendered only after scrolling.
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

/** False if the row is not rendered. */
function focusRow(body: HTMLElement | null, id: string): boolean {
  const link = body?.querySelector<HTMLElement>(`[data-row="${id}"]`);
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}
