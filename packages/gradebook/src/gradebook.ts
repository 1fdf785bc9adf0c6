import type { GradebookDatabase } from './database.ts';
import type {
  AssignmentBrief,
  Criteria,
  FeedbackStyle,
  ScoreBasis,
  Scores,
  SubmissionStatus,
  Weights,
} from '@greenpen/grading';
import type {
  Course,
  CourseAssignment,
  CriteriaRecord,
  DashboardStats,
  FileType,
  Grade,
  Overrides,
  ReviewRecord,
  Submission,
} from './records.ts';

/** Which of an owner's submissions a list shows; an absent field does not narrow it. */
export type SubmissionFilter = {
  /** Part of a student's name or e-mail or of the file's name, in any case. */
  readonly search?: string | undefined;
  readonly status?: SubmissionStatus | undefined;
  readonly courseId?: string | undefined;
  readonly courseAssignmentId?: string | undefined;
  readonly approved?: boolean | undefined;
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
  readonly scores: Scores;
  readonly overrides: Overrides;
  readonly dismissed: readonly string[];
  readonly feedback: Uint8Array;
};

/** What is recorded for a replay: ids and numbers, never a text that a student or instructor wrote. */
export type RecordedAnswer = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

export type IdempotentRequest = {
  readonly ownerId: string;
  readonly key: string;
  /** The call's name: "grade-assignments". */
  readonly action: string;
  /** Hex SHA-256 of what was asked; the same key with another one throws IDEMPOTENCY_KEY_REUSED. */
  readonly requestHash: string;
};

/** A worker's hold on one attempt at a review; every write that carries an older hold is refused. */
export type RunClaim = {
  readonly submissionId: string;
  readonly ownerId: string;
  readonly jobId: string;
  readonly runNumber: number;
  /** Goes up with each claim of this submission, so that a worker that was given up cannot write. */
  readonly fence: number;
  /** 1 for the first; a worker that was stopped or had to wait does not count. */
  readonly attempt: number;
};

export type ClaimedRun = {
  readonly claim: RunClaim;
  readonly submission: Submission;
  readonly fileId: string;
  readonly criteria: Criteria;
  /** null without a course assignment. */
  readonly brief: AssignmentBrief | null;
  /** The review to be written is this one. */
  readonly reviewNumber: number;
};

/** `not-wanted`: nobody asked for it any more; `given-up`: tried too often, now "needs-you". */
export type ClaimResult =
  | ({ readonly outcome: 'claimed' } & ClaimedRun)
  | { readonly outcome: 'gone' | 'approved' | 'not-wanted' | 'given-up' | 'file-deleted' };

export type NewReview = {
  readonly engine: string;
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: ScoreBasis;
  readonly words: number;
  readonly pages: number;
  readonly documentName: string;
  /** Found in the paper; fills what neither the upload nor the instructor said. */
  readonly student: { readonly name: string | null; readonly email: string | null };
  /** The draft of the four feedback texts, sealed by the caller. */
  readonly feedback: Uint8Array;
};

/** Calls of one transaction or of none; ids of another owner's record throw as if it did not exist. */
export type GradebookCalls = {
  /** Records an upload; `created` is false when the upload key was there before. */
  createSubmission(submission: NewSubmission): Promise<{ submission: Submission; created: boolean }>;
  /** Throws SUBMISSION_NOT_FOUND. */
  getSubmission(where: { ownerId: string; submissionId: string }): Promise<Submission>;
  /** In the order of the ids given; unknown ones are left out. */
  listSubmissionsById(where: { ownerId: string; submissionIds: readonly string[] }): Promise<Submission[]>;
  /** Newest first; a cursor that this did not make throws REQUEST_INVALID. */
  listSubmissions(where: {
    ownerId: string;
    filter: SubmissionFilter;
    cursor: string | null;
    /** 1 to 200. */
    limit: number;
  }): Promise<{ submissions: Submission[]; nextCursor: string | null }>;
  /** Among the graded submissions that fit the filter, newest first; position 0 where it is not among them. */
  neighboursOf(where: { ownerId: string; submissionId: string; filter: SubmissionFilter }): Promise<{
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

  /** The default one is made when there is none. */
  listCriteria(where: { ownerId: string }): Promise<CriteriaRecord[]>;
  /** Throws CRITERIA_NOT_FOUND, WEIGHTS_NOT_100. */
  updateCriteria(change: {
    ownerId: string;
    criteriaId: string;
    criteria: Criteria;
  }): Promise<CriteriaRecord>;

  listCourses(where: { ownerId: string }): Promise<Course[]>;
  createCourse(course: {
    ownerId: string;
    code: string;
    name: string;
    description: string;
    rubric: string;
  }): Promise<Course>;
  /** Throws COURSE_NOT_FOUND. */
  createCourseAssignment(
    assignment: { ownerId: string } & Omit<CourseAssignment, 'id'>,
  ): Promise<CourseAssignment>;
  /** Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND where an upload names what is not the owner's. */
  checkCourse(where: {
    ownerId: string;
    courseId: string | null;
    courseAssignmentId: string | null;
  }): Promise<void>;

  /** `timeZone` is an IANA name; one that is unknown counts as UTC. */
  getDashboardStats(where: { ownerId: string; timeZone: string }): Promise<DashboardStats>;
};

/** What the grading worker calls; each ends its job in the same transaction as the row it changes. */
export type RunCalls = {
  claimRun(job: GradingJob): Promise<ClaimResult>;
  markScoring(claim: RunClaim): Promise<'marked' | 'fenced'>;
  /** Refuses when another worker holds it, or it was approved or deleted meanwhile. */
  completeRun(
    claim: RunClaim,
    review: NewReview,
  ): Promise<'completed' | 'draft-kept' | 'fenced' | 'approved' | 'gone'>;
  /** The file cannot be read; `reason` is a code. */
  refuseRun(claim: RunClaim, reason: string): Promise<'refused' | 'fenced'>;
  /** Tried and failed: again after a pause, or "needs-you" after the third attempt. */
  failRun(claim: RunClaim, reason: string): Promise<'queued-again' | 'needs-you' | 'fenced'>;
  /** Something outside the paper is in the way: again after `seconds`, without counting an attempt. */
  waitRun(claim: RunClaim, reason: string, seconds: number): Promise<'waiting' | 'fenced'>;
  /** The worker stops: another one takes it at once, without counting an attempt. */
  handBackRun(claim: RunClaim): Promise<'handed-back' | 'fenced'>;
};

/** A job carries an id, never text. */
export type GradingJob = { readonly jobId: string; readonly submissionId: string };

export type HealResult = { readonly queuedAgain: number; readonly givenUp: number };

export type WorkOptions = {
  /** Jobs at a time. */
  readonly concurrency: number;
  /** When it aborts, nothing new is taken; running handlers are told by their own signal. */
  readonly signal: AbortSignal;
  /** What goes wrong outside a handler, such as an outage; work goes on afterwards. */
  readonly onError: (error: unknown) => void;
};

/**
 * Works on one job and settles it by one of `RunCalls`; `signal` aborts when the worker stops or the job was
 * given to another worker. A rejection counts as a failed attempt.
 */
export type GradingHandler = (job: GradingJob, signal: AbortSignal) => Promise<void>;

/**
 * The gradebook. Every call may throw DATABASE_UNAVAILABLE within five seconds of an outage, and works again by
 * itself afterwards. Open with `openGradebook({ databaseUrl, applicationName })`, after `migrate({ databaseUrl })`.
 */
export type Gradebook = GradebookCalls &
  RunCalls & {
    /** All calls of `run` happen or none does. */
    transaction<T>(run: (inside: GradebookCalls) => Promise<T>): Promise<T>;
    /** Runs once per key and owner, in one transaction with the recorded answer; a replay gets that answer. */
    withIdempotency<A extends RecordedAnswer>(
      request: IdempotentRequest,
      run: (inside: GradebookCalls) => Promise<A>,
    ): Promise<{ answer: A; replayed: boolean }>;
    /** Every submission that fits the filter, newest first, page by page. */
    eachSubmission(where: { ownerId: string; filter: SubmissionFilter }): AsyncIterable<Submission>;
    /** Takes jobs until the signal aborts and every handler has ended. */
    workGrading(handler: GradingHandler, options: WorkOptions): Promise<void>;
    /** Queues again what should be under way and has no job; for each minute. */
    healQueue(): Promise<HealResult>;
    /** Throws DATABASE_UNAVAILABLE when the database does not answer. */
    checkDatabase(): Promise<void>;
    /** Throws when the queue is not there or cannot be read. */
    checkQueue(): Promise<void>;
    /** The Drizzle database, for better-auth's adapter alone. */
    readonly database: GradebookDatabase;
    close(): Promise<void>;
  };

export type GradebookOptions = {
  readonly databaseUrl: string;
  /** Shown in pg_stat_activity: "greenpen-api". */
  readonly applicationName: string;
  /** Connections at most; 10 when absent. */
  readonly maxConnections?: number | undefined;
};
