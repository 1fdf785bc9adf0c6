import { chromium, type Browser } from 'playwright-core';

/** Quiet on a closed network, and at home in a container. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of CHROMIUM_PATH, else Debian's, else Playwright's own where that variable is empty. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ args: flags, ...(executablePath !== '' && { executablePath }) });
}
