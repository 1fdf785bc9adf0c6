import type { Page } from 'playwright-core';

/** Whose window it is: nobody's, one with a class, one that just began, or an administrator's. */
export type Viewer = 'visitor' | 'teacher' | 'newcomer' | 'admin';

/** What the server does while the screen is opened: no answer yet, refuse, or go away after loading. */
export type Trouble = 'loading' | 'error' | 'offline';

export const everyTrouble = ['loading', 'error', 'offline'] as const satisfies readonly Trouble[];

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** A teacher with a class where it is not said. */
  readonly viewer?: Viewer;
  /** Also taken in these states. */
  readonly troubles?: readonly Trouble[];
  /** What is done on the screen before it is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What the screen is opened with, before anything is asked. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The part that a window shows, where the whole page says no more. */
  readonly isWindow?: boolean;
  /** What only phones have. */
  readonly isPhone?: boolean;
};
