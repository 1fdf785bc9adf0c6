import type { Letter, SubmissionStatus } from '@greenpen/grading';
import type { FileType, Submission } from '../records.ts';

/** Which of an owner's submissions a list shows; an absent field does not narrow it. */
export type SubmissionFilter = {
  /** Part of a student's name or e-mail or of the file's name, in any case. */
  readonly search?: string | undefined;
  readonly status?: SubmissionStatus | undefined;
  readonly courseId?: string | undefined;
  readonly courseAssignmentId?: string | undefined;
  readonly approved?: boolean | undefined;
  /** The letter of the total. */
  readonly gradeBand?: Letter | undefined;
  /** `latest`: of a student's attempts at a course assignment the newest that fits alone. */
  readonly attempts?: 'latest' | 'all' | undefined;
  /** This submission and the other attempts of its student at its course assignment. */
  readonly attemptsOf?: string | undefined;
  /** Only those whose grade should be looked at. */
  readonly doubtful?: boolean | undefined;
  /** What was deleted and can still be put back; otherwise what was not. */
  readonly deleted?: boolean | undefined;
};

/** What is equal is sorted by when it was uploaded. */
export type ListOrder = {
  readonly by: 'uploaded' | 'name' | 'student' | 'grade' | 'status' | 'doubt';
  readonly direction: 'asc' | 'desc';
};

export type NewSubmission = {
  readonly ownerId: string;
  /** Unique per owner and file: the same key again returns the row that is there. At most 200 characters. */
  readonly uploadKey: string;
  readonly originalName: string;
  readonly fileType: FileType;
  readonly fileSize: number;
  readonly fileId: string;
  readonly sha256: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  readonly deletesAt: Date;
};

export type SameFile = {
  /** The first of the same bytes for the same course assignment, from before this upload. */
  readonly submission: Submission | null;
  /** Whether this upload was recorded before, as by a request whose answer was lost. */
  readonly isRecorded: boolean;
};

/** Many submissions at once, at most 1,000. One that is not the owner's throws SUBMISSION_NOT_FOUND for all. */
export type ManySubmissions = { readonly ownerId: string; readonly submissionIds: readonly string[] };
