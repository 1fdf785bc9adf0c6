import type { Browser } from 'playwright-core';
import { z } from 'zod';

/** Runs in the page, whose types this program does not have. */
const encode = `async ({ png, width, quality }) => {
  const picture = new Image();
  picture.src = 'data:image/png;base64,' + png;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}`;

/** A PNG as WebP of the given width in pixels, by the browser's own encoder. */
export async function encodePicture(
  browser: Browser,
  png: Buffer,
  width: number,
  quality = 0.8,
): Promise<Buffer> {
  const page = await browser.newPage();
  const given = JSON.stringify({ png: png.toString('base64'), width, quality });
  const encoded = z.string().parse(await page.evaluate(`(${encode})(${given})`));
  await page.close();
  const [kind, data = ''] = encoded.split(',');
  if (kind !== 'data:image/webp;base64') throw new Error('This browser encodes no WebP.');
  return Buffer.from(data, 'base64');
}
