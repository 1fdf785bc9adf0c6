import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { ApiClient, type UploadFile } from '../../tools/testing/api-client.ts';

const accountPassword = 'a green pen on warm paper';
const pictures = join(import.meta.dirname, '..', '..', 'test-results');

/** `npm run test:long` sets it and looks at everything in every theme and width; `npm test` at each screen once. */
export const seesEveryLook = process.env['GREENPEN_LOOKS'] === 'all';

/** A browser window of one instructor, who complains about anything that goes wrong in it unseen. */
export class Instructor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the console and of scripts, and answers of 500 and above. */
  readonly complaints: string[] = [];
  readonly #address: string;

  private constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context;
    this.page = page;
    this.#address = address;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 500) this.complaints.push(`${answer.status()} ${answer.url()}`);
    });
  }

  static async arrive(
    browser: Browser,
    viewport = { width: 1366, height: 768 },
    baseURL = inject('productAddress'),
  ): Promise<Instructor> {
    const context = await browser.newContext({
      baseURL,
      viewport,
      acceptDownloads: true,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(60_000);
    return new Instructor(context, await context.newPage(), baseURL);
  }

  /** A window of somebody who signed in before. */
  static async arriveAs(
    browser: Browser,
    account: ApiClient,
    viewport = { width: 1366, height: 768 },
  ): Promise<Instructor> {
    const instructor = await Instructor.arrive(browser, viewport, account.address);
    await instructor.takeSessionOf(account);
    return instructor;
  }

  async takeSessionOf({ cookie, address }: ApiClient): Promise<void> {
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: address, httpOnly: true };
    });
    await this.context.addCookies(cookies);
  }

  /** A new account, made past the screens, and its dashboard. */
  async signUp(email: string): Promise<void> {
    const account = new ApiClient(this.#address);
    await account.signUp(email, accountPassword, 'Ruth Bergman');
    await this.takeSessionOf(account);
    await this.page.goto('/dashboard');
    await this.#untilDashboard();
  }

  /** By the front door: the login page, the built-in sign-in page, a new account, the dashboard. */
  async createAccount(email: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByRole('link', { name: 'Sign In' }).click();
    await this.page.getByRole('button', { name: 'Create an account' }).click();
    await this.page.getByLabel('Name').fill('Ruth Bergman');
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(accountPassword);
    await this.page
      .locator('form')
      .getByRole('button', { name: /create|start/iu })
      .click();
    await this.#untilDashboard();
  }

  async #untilDashboard(): Promise<void> {
    const dashboard = this.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dashboard' });
    await dashboard.waitFor().catch(async (error: unknown) => {
      const shown = await this.page.locator('body').innerText();
      throw new Error(`No dashboard at ${this.page.url()}, which shows: ${shown}`, { cause: error });
    });
  }

  /** Uploads a paper on the dashboard of a new account, waits for its draft, and opens it from the queue. */
  async openFirstPaper({ fileName, bytes }: UploadFile): Promise<void> {
    const file = { name: fileName, mimeType: '', buffer: Buffer.from(bytes) };
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.page.getByRole('button', { name: 'Upload & Start AI Grading' }).click();
    await this.page.getByText('Recently Graded Assignments (1)').waitFor();
    await this.page.goto('/grading-queue');
    await this.page.getByRole('row').nth(1).click();
  }

  /** Saves a screenshot in `test-results`, for people to look through after `npm run test:long`. */
  async picture(name: string): Promise<void> {
    if (seesEveryLook) await this.#save(name);
  }

  /** Saves what a failed test saw last in `test-results`. */
  async pictureFailure(name: string): Promise<void> {
    await this.#save(`failed-${name}`);
  }

  async #save(name: string): Promise<void> {
    await mkdir(pictures, { recursive: true });
    await this.page.screenshot({ path: join(pictures, `${name}.png`) });
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
