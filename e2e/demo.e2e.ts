import { describe, expect, it } from 'vitest';
import { openVisits } from './testing/open-visits.ts';
import { violationsOn } from './testing/violations-on.ts';

const { visit } = openVisits();

describe('the demo', () => {
  it('scrolls to the result from any position', async () => {
    const page = await visit({ viewport: { width: 1366, height: 600 } });
    await page.goto('/demo');
    await page.getByLabel('Your text').fill('Too short.');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('button', { name: 'Check it' }).click();
    const said = page.getByText('Please paste at least a few sentences.');
    const isBelowHeader = async () => ((await said.boundingBox())?.y ?? 0) > 64;
    await expect.poll(isBelowHeader).toBe(true);
    expect((await said.boundingBox())?.y).toBeLessThan(560);
  });

  it('reads the sample paper in front of the visitor', async () => {
    const page = await visit();
    await page.goto('/demo');
    await page.getByRole('button', { name: 'Use the sample paper' }).click();
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByRole('heading', { name: /^Findings \d+/u }).waitFor({ timeout: 60_000 });
    await page.getByText('“the” is repeated.').waitFor();
    await page.getByText('“to” is not the right word here.', { exact: false }).waitFor();
    expect(await violationsOn(page, 'a review in the demo')).toEqual([]);
    await page.getByLabel('Your text').fill('Too short.');
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText('Please paste at least a few sentences.').waitFor();
  });
});
