import { useEffect, useMemo, useState, type RefObject } from 'react';
import { findText } from './find-text.ts';
import { rangeOf } from './text-range.ts';

/** Finds words in the paper and lights them with CSS highlights, which leave the DOM alone. */
export function useFind(scroller: RefObject<HTMLElement | null>, text: string) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const places = useMemo(() => findText(text, words), [text, words]);
  const current = places.length === 0 ? null : ((at % places.length) + places.length) % places.length;

  // Synchronises with the browser's highlight registry.
  useEffect(() => {
    const root = scroller.current;
    if (root === null || current === null || !('highlights' in CSS)) return undefined;
    const ranges = places.map((start) => rangeOf(root, start, start + words.length));
    CSS.highlights.set('find', new Highlight(...ranges.filter((range) => range !== null)));
    const range = ranges[current] ?? null;
    if (range !== null) {
      CSS.highlights.set('find-current', new Highlight(range));
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    }
    return () => {
      CSS.highlights.delete('find');
      CSS.highlights.delete('find-current');
    };
  }, [scroller, places, words, current]);

  return {
    words,
    count: places.length,
    /** 1-based; 0 where nothing was found. */
    position: current === null ? 0 : current + 1,
    search: (next: string) => {
      setWords(next);
      setAt(0);
    },
    step: (by: 1 | -1) => setAt(at + by),
  };
}

export type Find = ReturnType<typeof useFind>;
