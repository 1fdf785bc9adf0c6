import { useEffect, useState, type RefObject } from 'react';

/** The number of the visible page; lays out a page's margin when it first comes near. */
export function useVisiblePage(scroller: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(1);

  // Synchronises with scrolling: the topmost page that shows is the one being read.
  useEffect(() => {
    const root = scroller.current;
    if (root === null) return undefined;
    const showing = new Set<number>();
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number(target.getAttribute('data-page'));
          if (isIntersecting) showing.add(page);
          else showing.delete(page);
        }
        if (showing.size > 0) setCurrent(Math.min(...showing));
      },
      { root, rootMargin: '-20% 0px -40% 0px' },
    );
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) placeTags(target);
      },
      { root, rootMargin: '600px 0px' },
    );
    const resized = new ResizeObserver((entries) => {
      for (const { target } of entries) placeTags(target);
    });
    const drawnAgain = new MutationObserver((changes) => {
      const sheets = new Set(
        changes.map(({ target }) => (target instanceof Element ? target.closest('.sheet') : null)),
      );
      for (const sheet of sheets) if (sheet !== null) placeTags(sheet);
    });
    drawnAgain.observe(root, { childList: true, subtree: true });
    for (const sheet of root.querySelectorAll('.sheet')) {
      seen.observe(sheet);
      near.observe(sheet);
      resized.observe(sheet);
    }
    return () => {
      seen.disconnect();
      near.disconnect();
      resized.disconnect();
      drawnAgain.disconnect();
    };
  }, [scroller]);

  return current;
}

const tagWidth = 32;

/** Places names of the same margin line side by side and hides those that do not fit. */
function placeTags(sheet: Element): void {
  const tags = [...sheet.querySelectorAll<HTMLElement>('.margin-tag')];
  // All reads before all writes, to avoid layout thrashing.
  const room = Number.parseFloat(getComputedStyle(sheet).paddingRight) - 8;
  const perLine = Math.max(1, Math.floor(room / tagWidth));
  const lines: { readonly top: number; readonly tags: HTMLElement[] }[] = [];
  for (const tag of tags) {
    const top = tag.offsetTop;
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(top - line.top) < 12) line.tags.push(tag);
    else lines.push({ top, tags: [tag] });
  }
  for (const line of lines) {
    const count = Math.min(perLine, line.tags.length);
    for (const [place, tag] of line.tags.entries()) {
      tag.style.setProperty('--shift', String(Math.max(0, count - 1 - place)));
      tag.toggleAttribute('data-crowded', place >= perLine);
    }
  }
}
