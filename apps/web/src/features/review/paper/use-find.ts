import { type RefObject, useEffect, useMemo, useState } from 'react';

const most = 500;

/** Finds text in the paper and marks it with CSS highlights, without changing the DOM. */
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
    /** Selects the current match in the page. */
    select: () => {
      const root = scroller.current;
      const start = current === null ? undefined : places[current];
      const range = root === null || start === undefined ? null : rangeOf(root, start, start + words.length);
      if (root === null || range === null) return;
      root.focus({ preventScroll: true });
      window.getSelection()?.removeAllRanges();
      window.getSelection()?.addRange(range);
    },
  };
}

export type Find = ReturnType<typeof useFind>;

/** The DOM's range for offsets of the paper's text; null where that stretch is not drawn. */
function rangeOf(root: Element, start: number, end: number): Range | null {
  const from = positionOf(root, start);
  const to = positionOf(root, end - 1);
  if (from === null || to === null) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset + 1);
  return range;
}

/** Elements with `data-start` contain exactly the text from that offset. */
function positionOf(root: Element, offset: number): { readonly node: Text; readonly offset: number } | null {
  const holder = lastStartingBy([...root.querySelectorAll<HTMLElement>('[data-start]')], offset);
  if (holder === null) return null;
  let left = offset - Number(holder.dataset['start']);
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    if (left < node.length) return { node, offset: left };
    left -= node.length;
  }
  return null;
}

function lastStartingBy(holders: readonly HTMLElement[], offset: number): HTMLElement | null {
  let low = 0;
  let high = holders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(holders[middle]?.dataset['start']) <= offset) low = middle + 1;
    else high = middle;
  }
  return holders[low - 1] ?? null;
}

/** Case-insensitive matches in the text, 500 at most. */
export function findText(text: string, words: string): readonly number[] {
  const wanted = words.toLocaleLowerCase('en-US');
  const searched = text.toLocaleLowerCase('en-US');
  // Lower case can be longer than upper case ("İ"): offsets would differ from the text's.
  const haystack = searched.length === text.length ? searched : text;
  const places: number[] = [];
  if (wanted.trim() === '') return places;
  for (let at = haystack.indexOf(wanted); at !== -1 && places.length < most;) {
    places.push(at);
    at = haystack.indexOf(wanted, at + wanted.length);
  }
  return places;
}
