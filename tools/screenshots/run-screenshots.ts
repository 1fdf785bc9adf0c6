import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { adminScreens } from './list-admin-screens.ts';
import { courseScreens } from './list-course-screens.ts';
import { entranceScreens } from './list-entrance-screens.ts';
import { firstScreens } from './list-first-screens.ts';
import { ownScreens } from './list-own-screens.ts';
import { queueScreens } from './list-queue-screens.ts';
import { reviewScreens } from './list-review-screens.ts';
import { visitorScreens } from './list-visitor-screens.ts';
import type { Screen } from './screen.ts';
import type { ShownClass } from './shown-class.ts';
import { openSignedIn } from './open-signed-in.ts';
import { prepareViewers } from './prepare-viewers.ts';
import { takeAccount } from './take-account.ts';
import { desktop, takeLooks } from './take-looks.ts';
import { takeScreen } from './take-screen.ts';

/**
 * `npm run screenshots [FOLDER] [NAME...]`: every screen and state, or those whose names begin so, in light, in dark
 * and on a phone, from the running product.
 */
const [, , folder = join(import.meta.dirname, '..', '..', 'test-results', 'screens'), ...names] =
  process.argv;
/** What the README shows. */
const readmeImages = join(import.meta.dirname, '..', '..', 'docs', 'images');
const isAsked = (name: string): boolean =>
  names.length === 0 || names.some((start) => name.startsWith(start));

const product = await startProduct();
const browser = await openBrowser();
const { address } = product;
await mkdir(folder, { recursive: true });
let missed = 0;
try {
  const { viewers, shown } = await prepareViewers(address);
  const look = { viewport: desktop, colorScheme: 'light' } as const;
  for (const screen of screensFor(shown)) {
    for (const trouble of [undefined, ...(screen.troubles ?? [])]) {
      if (!isAsked([screen.name, trouble].filter((part) => part !== undefined).join('-'))) continue;
      const page = await openSignedIn(browser, look, viewers[screen.viewer ?? 'teacher']);
      await takeScreen(page, screen, { address, folder, ...(trouble && { trouble }) }).catch(
        (error: unknown) => {
          missed += 1;
          console.error(`${screen.name} ${trouble ?? ''}: ${String(error)}`);
        },
      );
      await page.context().close();
    }
  }
  if (isAsked('account')) {
    const page = await openSignedIn(browser, look, viewers.teacher);
    await takeAccount(page, address, (state) =>
      takeLooks(page, { name: `account-${state}`, folder, isWindow: true }),
    );
    await page.context().close();
  }
  if (isAsked('review')) {
    for (const theme of ['light', 'dark']) {
      await copyFile(join(folder, `review-${theme}.png`), join(readmeImages, `review-${theme}.png`));
    }
  }
  console.log(`The screens are in ${folder}${missed === 0 ? '.' : `, except ${missed} that failed.`}`);
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = missed === 0 ? 0 : 1;

/** Every screen, dialog and state of the product, for who has a class, who just began, and who administers. */
function screensFor(shown: ShownClass): readonly Screen[] {
  return [
    ...visitorScreens,
    ...entranceScreens,
    ...firstScreens(),
    ...queueScreens(),
    ...courseScreens(),
    ...ownScreens,
    ...reviewScreens(shown),
    ...adminScreens,
  ];
}
