import type { ReactNode } from 'react';

/** One page that visitors see: drawn when the web app is built, and whole without JavaScript. */
export type SitePage = {
  /** "/help/keys"; the first is the canonical address. */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  /** One or two sentences, as search engines and social cards show them. */
  readonly description: string;
  readonly body: ReactNode;
  /** The page's own script, besides the one that all have. */
  readonly script?: PageScript;
  /** Without the navigation and the footer of the others. */
  readonly isQuiet?: boolean;
};

/** Entry points of the build, by their file in this folder. */
export type PageScript = 'contact' | 'demo' | 'help';
