/// <reference types="chrome" />
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page, type Worker } from 'playwright-core';
import { z } from 'zod';
import { buildExtension } from '../extension/build-extension.ts';
import type { ApiClient } from './api-client.ts';

/** Schools' systems and the server; nobody can answer a permission prompt of a headless browser. */
const hosts = ['http://127.0.0.1/*', 'https://*.example.edu/*', 'https://classroom.google.com/*'];

export type PageFile = { readonly body: string | Buffer; readonly type?: string; readonly csp?: string };

/** Chromium with the built extension, and pages of learning management systems that the test gives. */
export class ExtensionBrowser {
  readonly context: BrowserContext;
  readonly #folder: string;
  readonly #files = new Map<string, PageFile>();

  private constructor(context: BrowserContext, folder: string) {
    this.context = context;
    this.#folder = folder;
  }

  static async start(): Promise<ExtensionBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-extension-'));
    const extension = join(folder, 'extension');
    await buildExtension({ browser: 'chrome', folder: extension, hosts });
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
      ],
    });
    // The first draft loads the engine, which takes a busy machine a minute.
    context.setDefaultTimeout(120_000);
    await ownPageOpened(context);
    const browser = new ExtensionBrowser(context, folder);
    await context.route(/^https:\/\/(?:[\w-]+\.example\.edu|classroom\.google\.com)\//u, async (route) => {
      const { pathname, host } = new URL(route.request().url());
      const file = browser.#files.get(host + pathname);
      if (file === undefined) return route.fulfill({ status: 404, body: 'Not found' });
      const { body, type = 'text/html; charset=utf-8', csp } = file;
      return route.fulfill({
        body,
        headers: { 'content-type': type, ...(csp === undefined ? {} : { 'content-security-policy': csp }) },
      });
    });
    return browser;
  }

  /** What a learning management system answers at an address without its query. */
  serve(address: string, file: PageFile): void {
    const { host, pathname } = new URL(address);
    this.#files.set(host + pathname, file);
  }

  /** The files of TinyMCE that a plain editor loads. */
  serveTiny(base: string): void {
    const folder = join(createRequire(import.meta.url).resolve('tinymce/package.json'), '..');
    for (const file of [
      'tinymce.min.js',
      'themes/silver/theme.min.js',
      'models/dom/model.min.js',
      'icons/default/icons.min.js',
    ])
      this.serve(`${base}/${file}`, { body: readFileSync(join(folder, file)), type: 'text/javascript' });
  }

  async worker(): Promise<Worker> {
    return this.context.serviceWorkers()[0] ?? this.context.waitForEvent('serviceworker');
  }

  async openOwnPage(name: string): Promise<Page> {
    const id = new URL((await this.worker()).url()).host;
    const page = await this.context.newPage();
    await page.goto(`chrome-extension://${id}/${name}`);
    return page;
  }

  async open(address: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(address);
    return page;
  }

  /** The panel about a page, in a tab of its own. */
  async openPanel(about: Page): Promise<Page> {
    const worker = await this.worker();
    const url = about.url();
    const tab = await worker.evaluate(
      async (url) => (await chrome.tabs.query({})).find((one) => one.url === url)?.id,
      url,
    );
    const panel = await this.openOwnPage(`panel.html?tab=${tab}`);
    await panel.setViewportSize({ width: 320, height: 900 });
    return panel;
  }

  /** As after Connect in the settings, with the first questions answered. */
  async connect(account: ApiClient, change: object = {}): Promise<string> {
    const key = await newKey(account);
    const server = { address: account.address, key, email: 'someone@example.edu' };
    const settings = { server, consentAt: '2026-01-01', sendsEdits: false, choices: {}, ...change };
    const worker = await this.worker();
    await worker.evaluate((settings) => chrome.storage.local.set({ settings }), settings);
    return key;
  }

  /** Ends the service worker, as the browser does when it is idle. */
  async stopWorker(page: Page): Promise<void> {
    const devTools = await this.context.newCDPSession(page);
    const { targetInfos } = await devTools.send('Target.getTargets');
    const target = targetInfos.find(({ type }) => type === 'service_worker');
    await devTools.send('Target.closeTarget', { targetId: target?.targetId ?? '' });
  }

  /** The bytes of a script of the extension. */
  async sizeOf(script: string): Promise<number> {
    return (await stat(join(this.#folder, 'extension', script))).size;
  }

  /** What the extension has put into its own world of a page. */
  async inExtensionWorld(page: Page): Promise<readonly string[]> {
    const worker = await this.worker();
    return worker.evaluate(async (url) => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === url);
      const [answer] = await chrome.scripting.executeScript({
        target: { tabId: tab?.id ?? 0 },
        func: () => Object.keys(globalThis).filter((name) => name.startsWith('greenpen')),
      });
      return answer?.result ?? [];
    }, page.url());
  }

  /** All but the first, without which the browser would end. */
  async closePages(): Promise<void> {
    for (const page of this.context.pages().slice(1)) await page.close();
  }

  async stop(): Promise<void> {
    await this.context.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The page that opens when the extension is installed would otherwise take an empty tab from a test. */
async function ownPageOpened(context: BrowserContext): Promise<void> {
  const [first] = context.pages();
  while (!context.pages().some((page) => page.url().endsWith('/options.html')))
    await first?.waitForTimeout(50);
}

export async function newKey(account: ApiClient): Promise<string> {
  const answer = await account.fetch('POST', '/api/auth/generate-api-key', { body: '{}' });
  return z.object({ apiKey: z.string() }).parse(await answer.json()).apiKey;
}
