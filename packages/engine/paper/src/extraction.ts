import type { Paper } from './paper.ts';

/** Something that could not be kept or is worth knowing about how the file was read; never an error. */
export type ExtractionNote = {
  readonly code: string;
  readonly message: string;
  readonly page: number | null;
};

export const refusalCodes = [
  'empty-file',
  'too-large',
  'unsupported-format',
  'encrypted',
  'damaged',
  'no-text',
  'too-complex',
  'took-too-long',
  'file-not-found',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Why a file was not read: a sentence for the instructor that says what to do. */
export type Refusal = { readonly code: RefusalCode; readonly message: string };

export type ExtractionOutcome =
  | { readonly status: 'read'; readonly paper: Paper; readonly notes: readonly ExtractionNote[] }
  | { readonly status: 'refused'; readonly refusal: Refusal };
