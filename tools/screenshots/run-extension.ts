import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ApiClient } from '../testing/api-client.ts';
import { ExtensionBrowser } from '../testing/extension-browser.ts';
import * as canvas from '../testing/lms-pages/canvas.ts';
import { moodleAddress, moodleGrader } from '../testing/lms-pages/moodle.ts';
import * as others from '../testing/lms-pages/others.ts';
import { startProduct } from '../testing/start-product.ts';

/** `node tools/screenshots/run-extension.ts [FOLDER]`: the panel over each site's page, light and dark, 320 pixels wide. */
const [, , folder = join(import.meta.dirname, '..', '..', 'test-results', 'extension')] = process.argv;

const selectWork = `getSelection().selectAllChildren(document.querySelector('#work'))`;

type Shot = {
  readonly name: string;
  readonly address: string;
  readonly body: string;
  readonly query?: string;
  /** Run on the page before the draft. */
  readonly before?: string;
};

const shots: readonly Shot[] = [
  {
    name: 'canvas-classic',
    address: canvas.speedGrader,
    body: canvas.classic,
    query: '?assignment_id=40&student_id=12',
  },
  {
    name: 'canvas-new',
    address: canvas.speedGrader,
    body: canvas.modern,
    query: '?assignment_id=41&student_id=12',
  },
  { name: 'canvas-discussion', address: canvas.discussion, body: canvas.discussionPage },
  {
    name: 'moodle-assign',
    address: moodleAddress,
    body: moodleGrader,
    query: '?id=41&action=grader&userid=12',
  },
  { name: 'moodle-forum', address: others.moodleForumAddress, body: others.moodleForum, query: '?d=5' },
  {
    name: 'moodle-forum-grader',
    address: others.forumGraderAddress,
    body: others.forumGrader,
    query: '?id=44',
  },
  { name: 'brightspace', address: others.brightspaceAddress, body: others.brightspace, query: '?ou=7' },
  { name: 'blackboard-original', address: others.blackboardFrame, body: others.blackboard },
  { name: 'blackboard-ultra', address: others.ultraAddress, body: others.ultra, before: selectWork },
  { name: 'google-classroom', address: others.classroomAddress, body: others.classroom, before: selectWork },
  { name: 'any-page', address: others.anyAddress, body: others.anyPage, before: selectWork },
];

await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await ExtensionBrowser.start();
try {
  const client = new ApiClient(product.address);
  await client.signUp('screens-extension@example.edu');
  await browser.connect(client, { sendsEdits: null });
  for (const host of ['canvas.example.edu', 'bb.example.edu', 'moodle.example.edu/sub'])
    browser.serveTiny(`https://${host}/tinymce`);
  browser.serve(canvas.preview, { body: canvas.previewPage });
  for (const shot of shots) await take(shot);
  console.log(`The panels are in ${folder}.`);
} finally {
  await browser.stop();
  await product.stop();
}

/** Before the draft, with it, and after inserting it. */
async function take({ name, address, body, query = '', before }: Shot): Promise<void> {
  browser.serve(address, { body });
  const page = await browser.open(address + query);
  await page.setViewportSize({ width: 1046, height: 800 });
  if (body.includes('dataset.ready')) await page.locator('body[data-ready=yes]').waitFor();
  if (before !== undefined) await page.evaluate(before);
  const panel = await browser.openPanel(page);
  await panel.getByRole('button', { name: 'Draft', exact: true }).waitFor();
  await page.screenshot({ path: join(folder, `${name}-page.png`) });
  await look(panel, `${name}-1-start`);
  const button = before === undefined ? 'Draft' : 'Draft the selected text';
  await panel.getByRole('button', { name: button, exact: true }).click();
  const insert = panel.getByRole('button', { name: /^Insert (?:all|Your reply)$|^Into the focused field$/u });
  await insert.waitFor();
  await look(panel, `${name}-2-draft`);
  await insert.click();
  await panel
    .getByText(/inserted\.|field not found|saves the grade|lost access/u)
    .first()
    .waitFor();
  await look(panel, `${name}-3-inserted`);
  await browser.closePages();
}

async function look(panel: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await panel.emulateMedia({ colorScheme });
    await panel.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
}
