import type {
  FeedbackStyle,
  FeedbackWords,
  Letter,
  Scores,
  SubmissionStatus,
  Weights,
} from '@greenpen/grading';
import type { BulkCalls } from './bulk-calls.ts';
import type { FileType, Grade, Overrides, ReviewRecord, Submission } from './records.ts';

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

/** A grade that the instructor typed for a paper that could not be read. */
export type HandGrade = {
  readonly ownerId: string;
  readonly submissionId: string;
  readonly by: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  /** The four texts, sealed. */
  readonly feedback: Uint8Array;
  readonly words: FeedbackWords;
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

/** What to grade: one paper by itself goes before a batch. */
export type QueueRequest = { readonly ownerId: string; readonly submissionIds: readonly string[] };

/** Ids by what became of them; ids that are not the owner's are in `unknown`. */
export type QueueResult = {
  readonly queued: readonly string[];
  readonly underWay: readonly string[];
  readonly approved: readonly string[];
  readonly fileDeleted: readonly string[];
  readonly unknown: readonly string[];
};

export type GradeEdit = {
  readonly ownerId: string;
  readonly submissionId: string;
  /** What the edit was based on; another one throws GRADE_CHANGED_ELSEWHERE. */
  readonly version: number;
  /** The page that saves, so that it recognises its own saves later. */
  readonly client?: string | undefined;
  readonly scores: Scores;
  readonly overrides: Overrides;
  readonly dismissed: readonly string[];
  readonly feedback: Uint8Array;
  /** Absent where the texts stay as they were. */
  readonly words?: FeedbackWords | undefined;
};

/** Calls of one transaction or of none; ids of another owner's record throw as if it did not exist. */
export type GradebookCalls = BulkCalls & {
  /** Records an upload; `created` is false when the upload key was there before. */
  createSubmission(submission: NewSubmission): Promise<{ submission: Submission; created: boolean }>;
  /** Inside a transaction: the owner's uploads wait for its end. */
  findSameFile(
    file: Pick<NewSubmission, 'ownerId' | 'sha256' | 'courseAssignmentId' | 'uploadKey'>,
  ): Promise<SameFile>;
  /** Inside a transaction: what else this owner would store waits for its end, as after `findSameFile`. */
  lockStored(where: { readonly ownerId: string }): Promise<void>;
  /** Bytes of an owner's files and examples that are still there; after `lockStored` nobody else adds any. */
  sumStored(where: { readonly ownerId: string }): Promise<number>;
  /** Whether anything of the upload with this key was recorded before. */
  isUploadRecorded(where: { readonly ownerId: string; readonly key: string }): Promise<boolean>;
  /** Throws SUBMISSION_NOT_FOUND. */
  getSubmission(where: { ownerId: string; submissionId: string }): Promise<Submission>;
  /** In the order of the ids given; unknown ones are left out. */
  listSubmissionsById(where: { ownerId: string; submissionIds: readonly string[] }): Promise<Submission[]>;
  /** Newest first where no order is given; a cursor that this did not make for it throws REQUEST_INVALID. */
  listSubmissions(where: {
    ownerId: string;
    filter: SubmissionFilter;
    order?: ListOrder | undefined;
    cursor: string | null;
    /** 1 to 200. */
    limit: number;
    /** Whether the grades come with their feedback; with it where absent. */
    withFeedback?: boolean;
  }): Promise<{ submissions: Submission[]; nextCursor: string | null }>;
  /** Among the graded submissions that fit the filter, in that order; position 0 where it is not among them. */
  neighboursOf(where: {
    ownerId: string;
    submissionId: string;
    filter: SubmissionFilter;
    order?: ListOrder | undefined;
  }): Promise<{
    previousId: string | null;
    nextId: string | null;
    position: number;
    total: number;
  }>;
  /** Fields that are undefined stay; throws SUBMISSION_NOT_FOUND. */
  updateStudent(change: {
    ownerId: string;
    submissionId: string;
    studentName?: string | null | undefined;
    studentEmail?: string | null | undefined;
  }): Promise<Submission>;

  /** Queues for grading in one transaction; what is approved or under way already is skipped. */
  queueGrading(request: QueueRequest): Promise<QueueResult>;

  /** The latest review, or the one that the grade was drafted from when `number` is given. */
  findReview(where: {
    ownerId: string;
    submissionId: string;
    number?: number | undefined;
  }): Promise<ReviewRecord | undefined>;
  /** Grades a paper that could not be read; throws GRADE_CHANGED_ELSEWHERE where it has a grade or is being read. */
  gradeByHand(hand: HandGrade): Promise<Grade>;
  /** Throws REVIEW_NOT_READY without a grade, GRADE_ALREADY_APPROVED, GRADE_CHANGED_ELSEWHERE. */
  saveGrade(edit: GradeEdit): Promise<Grade>;
  /** Approving twice is one approval; throws REVIEW_NOT_READY, or GRADE_CHANGED_ELSEWHERE for another version. */
  approveGrade(where: {
    ownerId: string;
    submissionId: string;
    version?: number | undefined;
    by: string;
  }): Promise<Grade>;
  /** A draft stays what it is; throws REVIEW_NOT_READY without a grade. */
  reopenGrade(where: { ownerId: string; submissionId: string; by: string }): Promise<Grade>;
  /** When grading again last replaced what the instructor had written; undefined where it did not. */
  findReplacedAt(where: { ownerId: string; submissionId: string }): Promise<Date | undefined>;
  /** Changes places with what was replaced; throws as saveGrade does, and REVIEW_NOT_READY where nothing was. */
  restoreGrade(where: { ownerId: string; submissionId: string; version: number; by: string }): Promise<Grade>;
};
