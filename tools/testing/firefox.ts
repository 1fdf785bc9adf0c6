import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const message = z.object({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

const evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.unknown().optional(), sharedId: z.string().optional() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});

const PATIENCE_MS = 60_000;

/** Fixes the address of the extension's pages, which Firefox otherwise chooses at random. */
const uuid = '2c8b9b52-6f0e-4d9e-9a37-4f7f6f1d9a11';

const preferences = (extensionId: string): Readonly<Record<string, string | boolean | number>> => ({
  'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: uuid }),
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
});

/** Firefox without a window, driven by WebDriver BiDi (W3C) over its own WebSocket. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #folder: string;
  readonly #waiting = new Map<number, (answer: z.infer<typeof message>) => void>();
  #last = 0;

  private constructor(process: ChildProcess, socket: WebSocket, folder: string) {
    this.#process = process;
    this.#socket = socket;
    this.#folder = folder;
    socket.addEventListener('message', ({ data }) => {
      const answer = message.parse(JSON.parse(String(data)));
      if (answer.id === undefined) return;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  /** Starts the program with an empty profile and the extension in a folder. */
  static async start(program: string, extension: { folder: string; id: string }): Promise<Firefox> {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-firefox-'));
    const lines = Object.entries(preferences(extension.id)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    await writeFile(join(folder, 'user.js'), `${lines.join('\n')}\n`);
    // Without access to the system, the pages of an extension cannot be opened.
    const remote = ['--remote-debugging-port', '0', '--remote-allow-system-access'];
    const options = ['--headless', '--no-remote', '--profile', folder, ...remote];
    const process = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    const socket = new WebSocket(`${await addressOf(process)}/session`);
    await once(socket, 'open');
    const firefox = new Firefox(process, socket, folder);
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('webExtension.install', { extensionData: { type: 'path', path: extension.folder } });
    return firefox;
  }

  async send(method: string, params: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<z.infer<typeof message>>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message: said } = await answered;
    if (type !== 'success') throw new Error(`${method}: ${error}: ${said}`);
    return result;
  }

  /** Opens an address in a tab of its own. */
  async open(url: string): Promise<FirefoxTab> {
    const { context } = z
      .object({ context: z.string() })
      .parse(await this.send('browsingContext.create', { type: 'tab' }));
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
    return new FirefoxTab(this, context);
  }

  /** Sets a cookie given as "name=value". */
  async setCookie(address: string, pair: string): Promise<void> {
    const at = pair.indexOf('=');
    await this.send('storage.setCookie', {
      cookie: {
        name: pair.slice(0, at),
        value: { type: 'string', value: pair.slice(at + 1) },
        domain: new URL(address).hostname,
        httpOnly: true,
      },
    });
  }

  openOwnPage(name: string): Promise<FirefoxTab> {
    return this.open(`moz-extension://${uuid}/${name}`);
  }

  async stop(): Promise<void> {
    this.#socket.close();
    if (this.#process.exitCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class FirefoxTab {
  readonly #firefox: Firefox;
  readonly #context: string;

  constructor(firefox: Firefox, context: string) {
    this.#firefox = firefox;
    this.#context = context;
  }

  async #evaluate(expression: string) {
    const answer = await this.#firefox.send('script.evaluate', {
      expression,
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: false,
    });
    const { result, exceptionDetails } = evaluated.parse(answer);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result;
  }

  /** The value of an expression in the page, if it is a string, a number or a boolean. */
  async evaluate(expression: string): Promise<unknown> {
    return (await this.#evaluate(expression))?.value;
  }

  async text(): Promise<string> {
    return String(await this.evaluate('document.body.innerText'));
  }

  /** Waits until the page shows these words. */
  async waitFor(words: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const shown = await this.text();
      if (shown.includes(words)) return;
      if (performance.now() > until) throw new Error(`“${words}” did not appear in: ${shown}`);
      await this.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
    }
  }

  /** Clicks with the mouse, which counts as the user's own, as a script's click does not. */
  async click(selector: string): Promise<void> {
    const found = await this.#evaluate(
      `(() => { const found = ${selector}; found.scrollIntoView({ block: 'center' }); return found; })()`,
    );
    const origin = { type: 'element', element: { sharedId: found?.sharedId } };
    await this.#firefox.send('browsingContext.activate', { context: this.#context });
    await this.#firefox.send('input.performActions', {
      context: this.#context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  clickButton(words: string): Promise<void> {
    return this.click(
      `[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(words)})`,
    );
  }
}

/** Firefox says on its error output where it listens. */
function addressOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    process.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/u.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    process.once('error', reject);
    process.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}
