import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const violations = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().default('') })),
  }),
);

/**
 * Colours and opacity have their last values: a change of theme passes from element to element, a frame each. What turns
 * as long as something loads is not waited for.
 */
const untilStill = `(async () => {
  const moving = () => document.getAnimations().filter(
    ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
    if (moving().length > 0) stillFrames = 0;
    await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
    await new Promise((resolve) => { requestAnimationFrame(resolve); });
  }
})()`;

/**
 * Runs axe again where the page changed meanwhile or was in motion, since it would mix the looks of two moments. A
 * transition may begin before a run and end within it.
 */
const whileUnchanged = `(async () => {
  const moving = () => document.getAnimations().some(
    ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  for (let runs = 1; ; runs += 1) {
    let changed = false;
    const note = () => { changed = true; };
    const ends = ['transitionend', 'animationend'];
    for (const end of ends) document.addEventListener(end, note);
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'disabled', 'style'] });
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    observer.disconnect();
    changed ||= moving();
    while (moving()) await new Promise((resolve) => { requestAnimationFrame(resolve); });
    for (const end of ends) document.removeEventListener(end, note);
    if (violations.length === 0 || !changed || runs === 5) return violations;
  }
})()`;

/** The rules that WCAG 2.2 AA rests on, by axe-core; each violation with the element it is about and what is wrong with it. */
export async function violationsOn(page: Page, screen: string): Promise<readonly string[]> {
  await page.evaluate(untilStill);
  await page.evaluate(axe.source);
  const found = await page.evaluate(whileUnchanged);
  return violations
    .parse(found)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${screen}: ${id}: ${html}: ${failureSummary}`),
    );
}
