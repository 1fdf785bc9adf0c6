import type { CDPSession, Page } from 'playwright-core';
import { z } from 'zod';

const answers = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
});

/** The browser's own side panel, which is no tab: it is reached through its DevTools target. */
export class SidePanel {
  readonly #devTools: CDPSession;
  readonly #sessionId: string;
  #last = 0;

  private constructor(devTools: CDPSession, sessionId: string) {
    this.#devTools = devTools;
    this.#sessionId = sessionId;
  }

  /** Opens it beside a page by a click in a page of the extension, since the toolbar cannot be clicked headless. */
  static async open(about: Page, own: Page): Promise<SidePanel> {
    await own.evaluate(`(async () => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === ${JSON.stringify(about.url())});
      const button = document.createElement('button');
      button.id = 'open-side-panel';
      button.textContent = 'Open';
      button.addEventListener('click', () => void chrome.sidePanel.open({ tabId: tab.id }));
      document.body.prepend(button);
    })()`);
    await own.locator('#open-side-panel').click();
    await about.bringToFront();
    const devTools = await about.context().newCDPSession(about);
    for (let look = 0; look < 100; look += 1) {
      const { targetInfos } = await devTools.send('Target.getTargets');
      const target = targetInfos.find(({ url }) => url.endsWith('/panel.html'));
      if (target !== undefined) {
        const { targetId } = target;
        const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: false });
        return new SidePanel(devTools, sessionId);
      }
      await about.waitForTimeout(100);
    }
    throw new Error('The browser opened no side panel.');
  }

  /** The value of an expression in the panel. */
  async evaluate(expression: string): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<unknown>((resolve) => {
      this.#devTools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
        const answer = answers.safeParse(JSON.parse(message));
        if (sessionId === this.#sessionId && answer.success && answer.data.id === id)
          resolve(answer.data.result?.result?.value);
      });
    });
    const params = { expression, returnByValue: true, awaitPromise: true };
    await this.#devTools.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method: 'Runtime.evaluate', params }),
    });
    return answered;
  }

  async text(): Promise<string> {
    return String(await this.evaluate('document.body.innerText'));
  }

  /** Clicks the button with exactly these words; false if there is none yet. */
  async click(words: string): Promise<boolean> {
    const find = `[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(words)})`;
    return (
      (await this.evaluate(`((button) => { button?.click(); return button !== undefined; })(${find})`)) ===
      true
    );
  }
}
