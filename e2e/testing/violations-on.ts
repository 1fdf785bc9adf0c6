import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** Colours and opacity have their last values; what turns as long as something loads is not waited for. */
const isStill = `Promise.all(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  .map(({ finished }) => finished.catch(() => undefined))).then(() => undefined)`;

/** The rules that WCAG 2.2 AA rests on, by axe-core; each violation with the element it is about. */
export async function violationsOn(page: Page, screen: string): Promise<readonly string[]> {
  await page.evaluate(isStill);
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => violations)`,
  );
  return violations
    .parse(found)
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen}: ${id}: ${html}`));
}
