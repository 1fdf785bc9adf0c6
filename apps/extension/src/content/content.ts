import type { Look, LookCommand } from '../shared/page-types.ts';
import { first } from './dom.ts';
import { findSite, look, selection } from './look.ts';

export type LookAnswer = Look | string | null;

/**
 * Says what the page shows; nothing here runs before the instructor opens the panel, and the page cannot call it. What
 * reads and fills is in `content-work.ts`, because most pages are only looked at.
 */
async function run({ type }: LookCommand): Promise<LookAnswer> {
  switch (type) {
    case 'look':
      return look(findSite());
    case 'selection':
      return selection();
    case 'key':
      return first('[data-api-key]')?.textContent?.trim() ?? null;
    default:
      return null;
  }
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var greenpenLook: typeof run | undefined;
}

globalThis.greenpenLook = run;
