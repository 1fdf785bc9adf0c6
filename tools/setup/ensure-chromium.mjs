import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './find-node.mjs';
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
  if (process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore')) {
    console.log('Installing Chromium from Debian.');
    run('apt-get', ['update', '-qq'], 'inherit');
    run('apt-get', ['install', '-y', '-qq', 'chromium'], 'inherit');
    const found = findInstalled();
    if (found) return found;
  }
  console.log('Installing the Chromium of Playwright.');
  const playwright = join(root, 'node_modules/playwright-core/cli.js');
  if (run(findNode(), [playwright, 'install', 'chromium'], 'inherit')) return '';
  console.error('The browser tests need Chromium: install it, or name its program in CHROMIUM_PATH.');
  return process.exit(1);
}

function findInstalled() {
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}

function run(command, args, stdio) {
  return spawnSync(command, args, { stdio }).status === 0;
}
