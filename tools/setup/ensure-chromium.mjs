import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './find-node.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { root } from './root.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, else Debian's package where this user may install it,
 * else the one that Playwright downloads (then the path is empty and Playwright finds it by itself).
 */
export function ensureChromium() {
  const installed = findInstalled();
  if (installed) return installed;
  installFromDebian('chromium');
  const found = findInstalled();
  if (found) return found;
  console.log('Installing the Chromium of Playwright.');
  const playwright = join(root, 'node_modules/playwright-core/cli.js');
  const options = [playwright, 'install', 'chromium'];
  if (spawnSync(findNode(), options, { stdio: 'inherit' }).status === 0) return '';
  console.error('The browser tests need Chromium: install it, or name its program in CHROMIUM_PATH.');
  return process.exit(1);
}

function findInstalled() {
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}
