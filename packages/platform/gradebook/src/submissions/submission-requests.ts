import type { Letter, SubmissionStatus } from '@greenpen/grading';
import type { FileType, Submission } from '../records.ts';

/** A filter on an owner's submissions; absent fields match everything. */
export type SubmissionFilter = {
  /** Part of the student's name, e-mail address or file name, ignoring case. */
  readonly search?: string | undefined;
  readonly status?: SubmissionStatus | undefined;
  readonly courseId?: string | undefined;
  readonly courseAssignmentId?: string | undefined;
  readonly approved?: boolean | undefined;
  /** The letter of the total. */
  readonly gradeBand?: Letter | undefined;
  /** `latest`: only the newest matching attempt of each student at a course assignment. */
  readonly attempts?: 'latest' | 'all' | undefined;
  /** This submission and the student's other attempts at the course assignment. */
  readonly attemptsOf?: string | undefined;
  /** Only submissions with reasons to check the grade. */
  readonly doubtful?: boolean | undefined;
  /** Only the papers of their class to grade first. */
  readonly pilot?: boolean | undefined;
  /** True: only deleted submissions that can still be restored; otherwise only others. */
  readonly deleted?: boolean | undefined;
};

/** Sort order of a list; ties are broken by upload time. */
export type ListOrder = {
  readonly by: 'uploaded' | 'name' | 'student' | 'grade' | 'status' | 'doubt';
  readonly direction: 'asc' | 'desc';
};

export type NewSubmission = {
  readonly ownerId: string;
  /** Idempotency key, unique per owner and file, at most 200 characters: a retry returns the existing row. */
  readonly uploadKey: string;
  readonly originalName: string;
  readonly fileType: FileType;
  readonly fileSize: number;
  readonly fileId: string;
  readonly sha256: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
  /** The student is certain, as given by a learning management system; reviews do not change it. */
  readonly studentCorrected?: boolean;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  readonly deletesAt: Date;
};

export type SameFile = {
  /** The first submission with the same bytes for the course assignment, recorded before this one. */
  readonly submission: Submission | null;
  /** Whether this upload has already been recorded, as in a retry. */
  readonly isRecorded: boolean;
};

/** At most 1,000 submissions. Throws SUBMISSION_NOT_FOUND and changes none if one is not the owner's. */
export type ManySubmissions = { readonly ownerId: string; readonly submissionIds: readonly string[] };
