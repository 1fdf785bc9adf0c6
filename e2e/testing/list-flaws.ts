import type { Page } from 'playwright-core';
import { z } from 'zod';

/** Runs in the page: what scrolls sideways, is cut without saying so, lies over something else, or is too small to hit. */
const script = `(() => {
  const flaws = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) flaws.push('the page scrolls sideways by ' + (root.scrollWidth - root.clientWidth));
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getClientRects().length > 0;
  const nameOf = (one) => one.tagName.toLowerCase() + ' "' + (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) + '"';
  const isHidden = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width <= 1 || height <= 1 || one.closest('.sr-only') !== null;
  };
  for (const one of document.querySelectorAll('body *')) {
    if (!isSeen(one) || isHidden(one)) continue;
    const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!hasText) continue;
    const look = getComputedStyle(one);
    const isCut = look.overflowX !== 'visible' && look.overflowX !== 'auto' && look.overflowX !== 'scroll' && one.scrollWidth > one.clientWidth + 1;
    if (isCut && look.textOverflow !== 'ellipsis' && look.webkitLineClamp === 'none') flaws.push('cut: ' + nameOf(one));
    const box = one.getBoundingClientRect();
    const scroller = one.closest('[data-scrolls], pre, [class*="overflow-"], table');
    if (box.right > root.clientWidth + 1 && scroller === null) flaws.push('beyond the edge: ' + nameOf(one));
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, [role=slider], summary')]
    .filter((one) => isSeen(one) && !isHidden(one) && !one.disabled && one.type !== 'file');
  for (const one of controls) {
    const box = one.getBoundingClientRect();
    const label = one.closest('label')?.getBoundingClientRect();
    const width = Math.max(box.width, label?.width ?? 0), height = Math.max(box.height, label?.height ?? 0);
    const isInText = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    if (!isInText && (width < 23.5 || height < 23.5)) {
      const near = controls.some((other) => {
        if (other === one) return false;
        const b = other.getBoundingClientRect();
        const dx = Math.max(0, Math.abs((b.left + b.right) / 2 - (box.left + box.right) / 2) - b.width / 2);
        const dy = Math.max(0, Math.abs((b.top + b.bottom) / 2 - (box.top + box.bottom) / 2) - b.height / 2);
        return Math.hypot(dx, dy) < 12;
      });
      if (near) flaws.push('too small (' + Math.round(width) + ' by ' + Math.round(height) + '): ' + nameOf(one));
    }
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    const other = top?.closest('a[href], button, input, select, textarea, summary');
    const isStuck = top !== null && [...document.querySelectorAll('header, aside, thead, .toasts')].some((bar) => bar.contains(top) && /sticky|fixed/.test(getComputedStyle(bar).position));
    if (other && other !== one && !one.contains(other) && !other.contains(one) && one.closest('label') !== other.closest('label') && !isStuck) {
      flaws.push('covered by ' + nameOf(other) + ': ' + nameOf(one));
    }
  }
  return flaws;
})()`;

/** What is wrong with how the screen is laid out; empty for a sound one. */
export async function listFlaws(page: Page): Promise<readonly string[]> {
  return z.array(z.string()).parse(await page.evaluate(script));
}
