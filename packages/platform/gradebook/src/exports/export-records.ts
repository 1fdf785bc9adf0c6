import type { ReviewRecord, Submission } from '../records.ts';

/** `word`: the paper with comments where it is a Word document, else a PDF. */
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
  /** Whose file names the archive has; null for one file by itself. */
  readonly system: ExportSystem | null;
  /** The name at the comments. */
  readonly author: string;
};

export type ExportFile = {
  readonly position: number;
  readonly submissionId: string;
  /** null while it waits, and where it could not be made. */
  readonly kind: ReturnedKind | null;
  /** Why it could not be made, or not as asked for: a code. */
  readonly reason: string | null;
};

export type ExportRecord = Omit<NewExport, 'submissionIds'> & {
  readonly id: string;
  readonly state: (typeof exportStates)[number];
  readonly expiresAt: Date;
  /** In the order asked for; those of papers deleted since are missing. */
  readonly files: readonly ExportFile[];
};

/** An export that a worker holds, until another one claims it. */
export type ExportClaim = { readonly exportId: string; readonly fence: number };

export type ClaimedExport = {
  readonly claim: ExportClaim;
  readonly export: ExportRecord;
};

/** What a feedback file is made from; `review` is the one that the grade was drafted from. */
export type ExportSource = { readonly submission: Submission; readonly review: ReviewRecord | null };

/** The store's name of a made file. It lies beside the paper's reviews, so that it goes when they go. */
export function exportDocumentName(exportId: string, submissionId: string): string {
  return `reviews/${submissionId}/export-${exportId}`;
}
