import { existsSync } from 'node:fs';
import { installFromDebian } from './install-from-debian.mjs';

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** The path of a Firefox: FIREFOX_PATH, an installed one, else Debian's package; empty if there is none. */
export function ensureFirefox() {
  const installed = findInstalled();
  if (installed) return installed;
  installFromDebian('firefox-esr');
  return findInstalled() ?? '';
}

function findInstalled() {
  return [process.env.FIREFOX_PATH, ...usual].find((path) => path && existsSync(path));
}
