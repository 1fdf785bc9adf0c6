import { makePaper } from '@greenpen/test-papers';
import type { Page } from 'playwright-core';
import { ApiClient } from '../testing/api-client.ts';
import { ExtensionBrowser } from '../testing/extension-browser.ts';
import { moodleAddress } from '../testing/lms-pages/moodle.ts';
import { plainAddress, plainGrader } from '../testing/lms-pages/plain.ts';
import { startProduct } from '../testing/start-product.ts';
import { median, repetitions, type Bench, type Figure } from './measure.ts';

const words = 2000;

/** As long as an instructor looks at a paper before her first click. */
const LOOK_MS = 20_000;

/** The extension on a grader's page: what it loads there, and how long the panel and a draft take. */
export const extension: Bench = {
  name: 'extension',
  async run() {
    const product = await startProduct();
    const browser = await ExtensionBrowser.start();
    try {
      const client = new ApiClient(product.address);
      await client.signUp('bench-extension@example.edu');
      await browser.connect(client);
      return [
        {
          what: 'extension: script on an enabled page before a click',
          value: (await browser.sizeOf('content.js')) / 1000,
          unit: 'kB',
          bound: 10,
        },
        ...(await drafts(browser)),
      ];
    } finally {
      await browser.stop();
      await product.stop();
    }
  },
};

async function drafts(browser: ExtensionBrowser): Promise<readonly Figure[]> {
  await browser.context.addInitScript(noteInteractive);
  const openings: number[] = [];
  const firstWords: number[] = [];
  let first = Number.NaN;
  for (let round = 0; round <= repetitions; round += 1) {
    const { bytes } = await makePaper({ seed: round + 1, format: 'txt', words });
    const work = new TextDecoder().decode(bytes).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    browser.serve(moodleAddress, { body: plainGrader({ name: `Ana ${round}`, work }) });
    const page = await browser.open(plainAddress(700 + round));
    const panel = await browser.openPanel(page);
    await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
    const opened = Number(await panel.evaluate('interactiveAt'));
    // The engine is loaded because the panel has opened.
    if (round === 0) await panel.waitForTimeout(LOOK_MS);
    const drafted = await timeFromClick(panel);
    if (round === 0) first = drafted;
    else {
      openings.push(opened);
      firstWords.push(drafted);
    }
    await browser.closePages();
  }
  return [
    { what: 'extension: panel interactive', value: median(openings), unit: 'ms', bound: 300 },
    {
      what: `extension: first words of a draft of ${words} words`,
      value: median(firstWords),
      unit: 'ms',
      bound: 1000,
    },
    {
      what: `extension: the same of the first draft, ${LOOK_MS / 1000} s after the panel was opened`,
      value: first,
      unit: 'ms',
      bound: null,
    },
  ];
}

/** Notes when a page has the button that drafts, in milliseconds since its loading began. */
const noteInteractive = `(() => {
  const look = () => {
    if (document.querySelector('section[aria-label=Draft] button.primary') === null) requestAnimationFrame(look);
    else globalThis.interactiveAt = performance.now();
  };
  look();
})()`;

/** Milliseconds from the click on Draft until a text of the feedback is on the panel. */
async function timeFromClick(panel: Page): Promise<number> {
  const measured = await panel.evaluate(
    `new Promise((resolve) => {
      const began = performance.now();
      document.querySelector('section[aria-label=Draft] button.primary').click();
      const look = () => {
        const texts = [...document.querySelectorAll('label.field > textarea')];
        if (texts.some(({ value }) => value !== '')) resolve(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    })`,
  );
  return Number(measured);
}
