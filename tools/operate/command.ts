import type { OperateSettings } from './operate-settings.ts';

/** What one word after `npm run operate --` does. */
export type Command = {
  /** "restore FILE". */
  readonly usage: string;
  readonly summary: string;
  /** Names of what has to follow, and of what may. */
  readonly takes: { readonly needed: number; readonly most: number };
  /** Returns the exit code. */
  run(request: CommandRequest): Promise<number>;
};

export type CommandRequest = {
  readonly args: readonly string[];
  readonly settings: OperateSettings;
  /** One line for the person at the terminal. */
  readonly say: (line: string) => void;
};
