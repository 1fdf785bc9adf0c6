import { openBrowser } from '../testing/open-browser.ts';
import { startProduct } from '../testing/start-product.ts';
import { takePictures } from './take-pictures.ts';

/** `npm run pictures`: the pictures of the product that the landing page and the help center show. */
const product = await startProduct();
const browser = await openBrowser();
try {
  await takePictures(browser, product.address);
} finally {
  await browser.close();
  await product.stop();
}
