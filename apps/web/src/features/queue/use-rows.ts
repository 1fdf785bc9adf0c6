import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels, until the layout says how high rows are in the room that there is. */
const usualHeight = 44;

export type Rows = {
  /** Indexes of the rows that are in the page. */
  readonly visible: readonly number[];
  /** Pixels of what is above them and below. */
  readonly before: number;
  readonly after: number;
  readonly scrollTo: (index: number) => void;
};

/** Which of `count` rows are near the window; the page scrolls, not the table. */
export function useRows(count: number, body: RefObject<HTMLElement | null>): Rows {
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(usualHeight);
  // Its answers change from call to call; nothing here keeps one longer than a rendering.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 5,
    // Rows may come a frame late rather than hold up the scrolling.
    useFlushSync: false,
    scrollMargin: top,
    // What is sticky above the rows and a row's breath below.
    scrollPaddingStart: 100,
    scrollPaddingEnd: rowHeight,
  });

  // Synchronises with where the layout puts the rows and how high it makes them, which follow the window's width.
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current === null) return;
      setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
      setRowHeight(Number.parseInt(getComputedStyle(body.current).getPropertyValue('--row'), 10));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [body]);

  // Synchronises what was reckoned with the rows' height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const scrollTo = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  return {
    visible: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    scrollTo,
  };
}
