import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, openBrowser } from './testing/shared-browser.ts';
import { startProduct, type RunningProduct } from '../tools/testing/start-product.ts';
import { Account } from './testing/account.ts';
import { gradeAndWait } from './testing/fill-account.ts';
import { Instructor } from './testing/instructor.ts';

/** Would be an element of the page, ask another machine for a picture and run, were it ever read as markup. */
const markup = '<img data-ran src=//192.0.2.1/x onerror=alert(1)>';
const script = '<script>alert(2)</script>';
const link = '[a](javascript:alert(3))';
const named = `${markup} Ana`;
const formula = `=HYPERLINK("${markup}")`;

const essay = `${named}

On ${markup} Sleep

${script} ${link} They stays up late anyway, as ${markup} has shown (Diaz and Lee, 2019). Sleep helps students to remember what they learned before, and ${script} does not.

References

Diaz, M. (2019). ${markup} Sleep. javascript:alert(4)
`;

let browser: Browser;
let product: RunningProduct;
let instructor: Instructor;
let page: Page;
let paperId: string;
/** Puts the student on the class list under what a system calls people. */
let listStudent: (lmsId: string) => Promise<unknown>;
const foreign: string[] = [];
const ran: string[] = [];

async function makeEverything(account: Account): Promise<string> {
  await account.ask('PATCH', '/api/account', { firstName: markup, lastName: script });
  const courseId = await account.make('/api/courses', {
    code: '=1+1<b data-ran>',
    name: named,
    description: script,
  });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: named,
    week: 2,
    description: markup,
    instructions: script,
  });
  await account.make('/api/feedback-templates', { name: named, category: 'content', template: markup });
  const file = { fileName: '<img data-ran onerror=alert(5)> essay.txt', bytes: Buffer.from(essay) };
  const placed = { key: 'hostile-upload', courseId, courseAssignmentId };
  const { assignments } = await account.upload([file], placed);
  const id = assignments[0]?.id ?? '';
  await gradeAndWait(account, id);
  await account.ask('PATCH', `/api/assignments/${id}`, { studentName: formula });
  listStudent = (lmsId) => {
    const row = `"${formula.replaceAll('"', '""')}",formula@example.edu,${lmsId},S4711,formula`;
    const csv = `name,email,identifier,student id,username\n${row}\n`;
    return account.ask('POST', `/api/courses/${courseId}/students`, { csv });
  };
  const { grade } = await account.get(id);
  await account.saveGrade(id, {
    version: grade?.version ?? 1,
    feedback: `${markup} ${link}`,
    contentFeedback: script,
  });
  return id;
}

beforeAll(async () => {
  // The first account of an installation administers it and sees itself in the list.
  product = await startProduct();
  browser = await openBrowser();
  const account = new Account(product.address);
  await account.signUp('markup@example.edu');
  paperId = await makeEverything(account);
  instructor = await Instructor.arriveAs(browser, account);
  ({ page } = instructor);
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(product.address)) foreign.push(request.url());
  });
});
afterAll(async () => {
  await closeWindows(browser);
  await product.stop();
});

/** As a person reads it: in the text of the screen, or in a field. */
const shows = (words: string) =>
  page.evaluate(`(() => {
  const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
  return [document.body.textContent, ...fields].join('\\n').includes(${JSON.stringify(words)});
})()`);

/** What of the words is not shown as text, ran, or asked another machine for anything. */
async function faultsOf(words: string): Promise<readonly string[]> {
  await expect.poll(() => shows(words), { message: `${page.url()} shows ${words}` }).toBe(true);
  const elements = await page.locator('[data-ran], body script:not([src])').count();
  const links = await page.locator('a[href^="javascript:"], a[href^="data:"]').count();
  return [...(elements > 0 ? ['markup'] : []), ...(links > 0 ? ['a link'] : []), ...ran, ...foreign];
}

// ASVS-1.2.1
describe('markup in names and papers', () => {
  it.each([
    '/dashboard',
    '/upload',
    '/grading-queue',
    '/courses',
    '/feedback-templates',
    '/account',
    '/admin',
  ])('is text on %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await faultsOf(markup)).toEqual([]);
  });

  it('is text beside, in and below the paper', async () => {
    await page.goto(`/assignments/${paperId}`);
    await page.getByText('They stays up late anyway').first().waitFor();
    for (const words of [named, script, link, 'javascript:alert(4)', `${markup} ${link}`]) {
      expect(await faultsOf(words)).toEqual([]);
    }
    await instructor.picture('hostile-review');
  });

  it('is text in what opens above a screen', async () => {
    await page.goto('/grading-queue');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('onerror');
    expect(await faultsOf(markup)).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^More actions for/u })
      .first()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await faultsOf(markup)).toEqual([]);
  });

  it('is text in the record of a user', async () => {
    await page.goto('/admin');
    await page
      .getByRole('main')
      .getByRole('link', { name: /img data-ran/u })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /img data-ran/u }).waitFor();
    expect(await faultsOf(markup)).toEqual([]);
  });

  // ASVS-1.2.10
  it('is text in every file that goes out, and no formula', async () => {
    const account = new Account(product.address);
    await account.signIn('markup@example.edu');
    await account.approve(paperId, 'approve-hostile');
    const answer = await account.fetch('GET', `/api/assignments/${paperId}/feedback.docx`);
    const parts = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    const document = strFromU8(parts.find(([name]) => name === 'word/document.xml')?.[1] ?? new Uint8Array());
    expect(document).toContain('&lt;img data-ran');
    for (const [, part] of parts) {
      expect(strFromU8(part, true)).not.toMatch(/<img|<script|TargetMode="External"/u);
    }
    for (const system of ['canvas', 'moodle', 'moodle-gradebook', 'blackboard', 'classroom', 'plain']) {
      await listStudent(system === 'moodle' ? 'Participant 4711' : '4711');
      const marks = await account.fetch('POST', '/api/exports/marks', {
        body: JSON.stringify({ ids: [paperId], system }),
      });
      const csv = await marks.text();
      expect(csv).toContain('HYPERLINK');
      // A dash alone is what Moodle writes for nothing.
      expect(csv).not.toMatch(/(?:^|,|\n)"?(?:[=+@]|-[^\d,"\r\n])/u);
    }
  });
});
