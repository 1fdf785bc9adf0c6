import { useEffect } from 'react';

/** Whoever works by keyboard goes on where they were when the control they stood on is taken away. */
export function useKeptFocus(): void {
  // Synchronises with the document: browsers drop the focus of what is removed, and Tab would begin at the top again.
  useEffect(() => {
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const open = document.querySelector<HTMLElement>('dialog[open]');
      const place = open ?? document.getElementById('screen');
      if (place !== null && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
