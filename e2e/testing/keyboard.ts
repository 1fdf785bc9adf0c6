import type { Page } from 'playwright-core';

const ringScript = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return { name: 'body', isRinged: false };
  const hosts = [at, at.closest('label'), at.parentElement, ...at.querySelectorAll('*')].filter(Boolean);
  const looks = hosts.flatMap((host) => [getComputedStyle(host), getComputedStyle(host, '::after')]);
  const isRinged = looks.some((look) =>
    (look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) > 0) || look.boxShadow !== 'none');
  // The splitter shows its focus by a line that grows.
  const isLine = at.getAttribute('role') === 'separator' && at.firstElementChild.getBoundingClientRect().width >= 2;
  // Where a screen opens, the page itself moves the focus to its content; Tab never stops there.
  const isNoStop = at.tabIndex < 0;
  return { name: at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 60), isRinged: isRinged || isLine || isNoStop };
})()`;

/** Where the focus is, and whether it can be seen. */
export async function focusOf(page: Page): Promise<{ readonly name: string; readonly isRinged: boolean }> {
  return page.evaluate(ringScript);
}

/** Walks with Tab to the control of this name; every stop on the way has to be seen, and there has to be a way out. */
export async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key);
    const { name, isRinged } = await focusOf(page);
    if (!isRinged && name !== 'body') throw new Error(`The focus on "${name}" cannot be seen.`);
    if (typeof wanted === 'string' ? (await nameOf(page)) === wanted : wanted.test(await nameOf(page)))
      return;
    passed.push(name);
  }
  throw new Error(`Tab does not reach ${String(wanted)}, it goes by: ${passed.slice(0, 60).join(' | ')}`);
}

const nameScript = `(() => {
  const at = document.activeElement;
  const label = at.labels?.[0];
  const own = label?.cloneNode(true);
  own?.querySelectorAll('span').forEach((span) => { if (span.textContent === '(optional)') span.remove(); });
  const by = document.getElementById(at.getAttribute('aria-labelledby') ?? '');
  return (at.getAttribute('aria-label') ?? by?.textContent ?? own?.textContent ?? at.textContent ?? '').trim();
})()`;

/** The words that the focused control goes by. */
export async function nameOf(page: Page): Promise<string> {
  return page.evaluate(nameScript);
}
