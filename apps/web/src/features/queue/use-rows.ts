import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Estimated row height in pixels, until measured. */
const usualHeight = 44;

export type Rows = {
  /** Indexes of the rendered rows. */
  readonly visible: readonly number[];
  /** Heights in pixels of the spacers above and below. */
  readonly before: number;
  readonly after: number;
  readonly scrollTo: (index: number) => void;
};

/** Which of `count` rows are near the window; the page scrolls, not the table. */
export function useRows(count: number, body: RefObject<HTMLElement | null>): Rows {
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(usualHeight);
  // Its results change between calls; nothing here keeps one across renders.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 5,
    // Rows may render a frame late rather than block scrolling.
    useFlushSync: false,
    scrollMargin: top,
    // The sticky header above and some space below.
    scrollPaddingStart: 100,
    scrollPaddingEnd: rowHeight,
  });

  // Synchronises with the rows' position and height, which depend on the window's width.
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

  // Synchronises the virtualiser with the measured row height.
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
