import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export type Browser = 'chrome' | 'firefox';

export const extensionFolder = join(import.meta.dirname, '..', '..', 'apps/extension');

/** The version stands in the package of the extension alone. */
export const extensionVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(extensionFolder, 'package.json'), 'utf8'))).version;

export const iconSizes = [16, 32, 48, 128] as const;

const icons = Object.fromEntries(iconSizes.map((size) => [size, `icons/${size}.png`]));

/** Permissions are explained in docs/extension-store.md. */
const common = {
  manifest_version: 3,
  name: 'Greenpen',
  version: extensionVersion,
  description:
    'Drafts grades and feedback in your own voice, beside the submission in your learning management system.',
  icons,
  action: { default_title: 'Open Greenpen', default_icon: icons },
  options_ui: { page: 'options.html', open_in_tab: true },
  commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+G' } } },
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'; base-uri 'none'" },
  optional_host_permissions: ['https://*/*', 'http://*/*'],
};

const permissions = ['storage', 'scripting', 'activeTab'];

const ofBrowser: Readonly<Record<Browser, object>> = {
  chrome: {
    minimum_chrome_version: '123',
    permissions: ['sidePanel', ...permissions],
    background: { service_worker: 'worker.js' },
    side_panel: { default_path: 'panel.html' },
  },
  firefox: {
    permissions,
    background: { scripts: ['worker.js'] },
    sidebar_action: { default_panel: 'panel.html', default_title: 'Greenpen', open_at_install: false },
    browser_specific_settings: {
      gecko: {
        id: 'extension@greenpen.app',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['websiteContent', 'personallyIdentifyingInfo'] },
      },
    },
  },
};

/** `hosts` are granted at once, for tests alone: nobody can answer a permission prompt there. */
export function manifestOf(browser: Browser, hosts: readonly string[] = []): object {
  return { ...common, ...ofBrowser[browser], ...(hosts.length > 0 ? { host_permissions: hosts } : {}) };
}
