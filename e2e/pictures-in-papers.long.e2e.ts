import { buildDocx } from '@greenpen/test-papers';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeWindows(browser));

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const sentence =
  'Short sleep is linked to lower grades, and the figure shows how both of them are measured here. ';
const p = (inner: string) => `<w:p>${inner}</w:p>`;
const t = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const picture = (id: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr id="1"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const image = (id: string, name: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/${name}"/>`;

/** A paper with a PNG, something that calls itself a PNG, and a picture in a deleted stretch. */
function paperWithPictures(): Uint8Array {
  const parts = unzipSync(
    buildDocx({
      body:
        p(t(sentence.repeat(3))) +
        p(`<w:del w:id="1" w:author="x">${picture('one')}</w:del>`) +
        p(picture('one')) +
        p(picture('two')) +
        p(t(sentence.repeat(3))),
    }),
  );
  const rels = Buffer.from(parts['word/_rels/document.xml.rels'] ?? []).toString();
  return zipSync({
    ...parts,
    'word/_rels/document.xml.rels': strToU8(
      rels.replace(/<\/Relationships>|\/>$/u, (end) =>
        end === '/>'
          ? `>${image('one', 'a.png')}${image('two', 'b.png')}</Relationships>`
          : `${image('one', 'a.png')}${image('two', 'b.png')}</Relationships>`,
      ),
    ),
    'word/media/a.png': new Uint8Array(pixel),
    'word/media/b.png': strToU8('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  });
}

it('shows the pictures of a Word document, and a placeholder for what is none', async () => {
  const account = new Account();
  await account.signUp('pictures@example.edu');
  const file = { fileName: 'figures.docx', bytes: paperWithPictures() };
  const { assignments } = await account.upload([file], { key: 'pictures' });
  const id = assignments[0]?.id ?? '';
  await gradeAndWait(account, id);
  const instructor = await Instructor.arriveAs(browser, account);
  const { page } = instructor;
  await page.goto(`/assignments/${id}`);
  const shown = page.getByRole('img', { name: 'Figure in the paper' });
  await shown.waitFor();
  expect(await shown.count()).toBe(1);
  await expect.poll(() => page.evaluate(`document.querySelector('img.picture').naturalWidth`)).toBe(1);
  expect(await page.getByText('Picture that cannot be shown here').count()).toBe(1);
  await instructor.picture('pictures-in-paper');
  expect(instructor.complaints).toEqual([]);
  await instructor.leave();
}, 120_000);
