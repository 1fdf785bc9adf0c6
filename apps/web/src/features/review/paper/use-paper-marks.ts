import { useEffect, type RefObject } from 'react';

/** A request to scroll to a finding. `count` distinguishes repeated requests for the same one. */
export type ShowRequest = { readonly tag: string; readonly count: number };

const markOf = (root: Element, tag: string) =>
  root.querySelector<HTMLElement>(`.mark[data-f="${CSS.escape(tag)}"]`);

/** Connects marks with the selection: clicks choose, the chosen mark is highlighted, a request scrolls to it. */
export function usePaperMarks(
  scroller: RefObject<HTMLElement | null>,
  selected: string | null,
  show: ShowRequest | null,
  onChoose: (tag: string) => void,
): void {
  // Synchronises with clicks on marks and margin names, which have no handlers.
  useEffect(() => {
    const root = scroller.current;
    const choose = (event: MouseEvent) => {
      const hit = event.target instanceof Element ? event.target.closest('[data-f]') : null;
      const tag = hit?.getAttribute('data-f');
      // A click that ends a text selection does not choose a mark.
      if (typeof tag === 'string' && window.getSelection()?.isCollapsed !== false) onChoose(tag);
    };
    root?.addEventListener('click', choose);
    return () => root?.removeEventListener('click', choose);
  }, [scroller, onChoose]);

  // Synchronises the chosen finding with the marks without redrawing pages.
  useEffect(() => {
    const root = scroller.current;
    if (root === null || selected === null) return undefined;
    const lit = root.querySelectorAll(`[data-f="${CSS.escape(selected)}"]`);
    for (const element of lit) element.setAttribute('data-selected', '');
    return () => {
      for (const element of lit) element.removeAttribute('data-selected');
    };
  });

  // Synchronises the scroll position with a request to see a finding.
  useEffect(() => {
    const root = scroller.current;
    const mark = root === null || show === null ? null : markOf(root, show.tag);
    if (root === null || show === null || mark === null) return undefined;
    mark.scrollIntoView({ block: 'center' });
    const flashed = root.querySelectorAll(`.mark[data-f="${CSS.escape(show.tag)}"]`);
    for (const element of flashed) element.setAttribute('data-flash', '');
    const timer = setTimeout(() => {
      for (const element of flashed) element.removeAttribute('data-flash');
    }, 800);
    return () => {
      clearTimeout(timer);
      for (const element of flashed) element.removeAttribute('data-flash');
    };
  }, [scroller, show]);
}
