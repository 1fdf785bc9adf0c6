import type { RefusalCode } from '@greenpen/paper';

/** A file that is no readable paper, with the refusal that it must meet. */
export type BadFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly refusal: RefusalCode;
};
