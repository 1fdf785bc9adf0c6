import type { Look } from '../shared/page-types.ts';
import { findSite, look } from './look.ts';

/**
 * Says what the page shows; nothing here runs before the instructor opens the panel, and the page cannot call it. What
 * reads and fills is in `content-work.ts`, because most pages are only looked at.
 */
const run = (): Look => look(findSite());

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var greenpenLook: typeof run | undefined;
}

globalThis.greenpenLook = run;
