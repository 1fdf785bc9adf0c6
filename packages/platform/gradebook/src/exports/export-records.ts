import type { ReviewRecord, Submission } from '../records.ts';

/** `word`: Word documents with comments; other papers get a PDF. */
export const exportFormats = ['word', 'pdf', 'text'] as const;

export const exportSystems = ['moodle', 'canvas', 'plain'] as const;

export const exportStates = ['waiting', 'making', 'ready', 'failed'] as const;

export const returnedKinds = ['docx', 'pdf', 'txt'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export type ExportSystem = (typeof exportSystems)[number];

export type ReturnedKind = (typeof returnedKinds)[number];

export type NewExport = {
  readonly ownerId: string;
  readonly submissionIds: readonly string[];
  readonly format: ExportFormat;
  /** The learning management system whose file names the archive uses; null for a single file. */
  readonly system: ExportSystem | null;
  /** The author name on the comments. */
  readonly author: string;
};

export type ExportFile = {
  readonly position: number;
  readonly submissionId: string;
  /** null while it waits, or if it could not be made. */
  readonly kind: ReturnedKind | null;
  /** A code: why the file could not be made, or why its format differs from the requested one. */
  readonly reason: string | null;
};

export type ExportRecord = Omit<NewExport, 'submissionIds'> & {
  readonly id: string;
  readonly state: (typeof exportStates)[number];
  readonly expiresAt: Date;
  /** In the requested order, without papers that have been deleted since. */
  readonly files: readonly ExportFile[];
};

/** A worker's claim on an export, valid until another worker claims it. */
export type ExportClaim = { readonly exportId: string; readonly fence: number };

export type ClaimedExport = {
  readonly claim: ExportClaim;
  readonly export: ExportRecord;
};

/** The input of a feedback file; `review` is the one that the grade was drafted from. */
export type ExportSource = { readonly submission: Submission; readonly review: ReviewRecord | null };

/** The stored name of a made file, in the folder of the paper's reviews, so it is deleted with them. */
export function exportDocumentName(exportId: string, submissionId: string): string {
  return `reviews/${submissionId}/export-${exportId}`;
}
