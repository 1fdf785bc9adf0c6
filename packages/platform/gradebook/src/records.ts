import type {
  LmsSite,
  ApaScope,
  AssignmentType,
  DoubtCode,
  FeedbackStyle,
  FeedbackWords,
  Requirement,
  Rubric,
  RubricPoints,
  RubricUseChoice,
  ScoreBasis,
  ScoreInterval,
  Scores,
  SubmissionState,
  VerdictCorrections,
  Weights,
} from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { courses } from './schema/courses.ts';

export const fileTypes = ['PDF', 'DOCX', 'TXT'] as const;

export type FileType = (typeof fileTypes)[number];

/** An uploaded paper as shown in its owner's lists. */
export type Submission = {
  readonly id: string;
  readonly ownerId: string;
  readonly originalName: string;
  readonly fileType: FileType;
  /** Bytes. */
  readonly fileSize: number;
  /** The paper store's id; null after the file was deleted. */
  readonly fileId: string | null;
  /** The file's hash, in hex. */
  readonly sha256: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
  /** A second person named in the file name or on the title page, until the instructor corrects the author. */
  readonly otherName: string | null;
  /** The instructor entered the author. */
  readonly studentCorrected: boolean;
  readonly course: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly courseAssignment: {
    readonly id: string;
    readonly week: number;
    readonly title: string;
    readonly maxPoints: number;
  } | null;
  readonly state: SubmissionState;
  /** A code such as "storage-full" or "pdf-encrypted" that explains the state. */
  readonly stateReason: string | null;
  readonly stateSince: Date;
  readonly uploadedAt: Date;
  readonly queuedAt: Date | null;
  /** When the latest review was completed. */
  readonly completedAt: Date | null;
  readonly deletesAt: Date;
  /** When the file, its extracted text and unapproved drafts were deleted by retention; otherwise null. */
  readonly expiredAt: Date | null;
  /** When its owner deleted it; it can still be restored. */
  readonly deletedAt: Date | null;
  readonly grade: Grade | null;
  /** The attempt's number, starting with 1, among the student's papers for the course assignment. */
  readonly attempt: number;
  readonly attemptCount: number;
  /** Reasons to check the grade before relying on it. */
  readonly doubts: readonly DoubtCode[];
  /** Where the instructor's own total probably lies; null for changed drafts and where no examples support it. */
  readonly likely?: ScoreInterval | null;
  /** The page of a learning management system that the browser extension sent the paper from. */
  readonly lmsSite?: LmsSite | null;
  /** The student's id in that system; null where its page has none. */
  readonly lmsStudent?: string | null;
};

export type Overrides = Readonly<Record<Area, number | null>>;

/** A submission's marks and feedback: a draft while `approvedAt` is null. */
export type Grade = {
  readonly submissionId: string;
  /** The number of the review that it was drafted from. */
  readonly reviewNumber: number;
  /** Increases by one with each change. */
  readonly version: number;
  readonly scores: Scores;
  /** Scores set by the instructor; null where the score is calculated from the findings. */
  readonly overrides: Overrides;
  /** Ids of dismissed findings. */
  readonly dismissed: readonly string[];
  /** The instructor's verdicts by requirement id, where they differ from the engine's. */
  readonly verdicts: VerdictCorrections;
  /** Points that the instructor set, by criterion id. */
  readonly rubricPoints: RubricPoints;
  /** Areas without a score: they were not judged, and the instructor set none. They weigh nothing. */
  readonly notJudged: readonly Area[];
  /** The four feedback texts, encrypted by the caller; empty in a list requested without them. */
  readonly feedback: Uint8Array;
  /** The instructor's own comments and changes of findings, encrypted by the caller; null: none. */
  readonly annotations: Uint8Array | null;
  readonly words: FeedbackWords;
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
  readonly updatedAt: Date;
  /** The page whose save created this version; null if something else did. */
  readonly savedBy: SavedBy | null;
};

/** The page `client`, a UUID per page load, saved every version after `since`. */
export type SavedBy = { readonly client: string; readonly since: number };

/** The numbers of a review; its texts are an encrypted document in the paper store, `documentName`. */
export type ReviewRecord = {
  readonly submissionId: string;
  readonly number: number;
  readonly engine: string;
  readonly reviewedAt: Date;
  /** The engine's original scores, before any edits. */
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: BasisNumbers;
  readonly words: number;
  readonly pages: number;
  /** null after retention deleted the document. */
  readonly documentName: string | null;
};

/** A `ScoreBasis` without its sentences, which may quote the paper and stay in the encrypted document. */
export type BasisNumbers = {
  readonly words: ScoreBasis['words'];
  readonly notJudged?: ScoreBasis['notJudged'];
  readonly areas: Readonly<
    Record<
      Area,
      {
        readonly parts: readonly {
          readonly id: string;
          readonly points: number;
          readonly maxPoints: number;
        }[];
        readonly costs: Readonly<Record<string, number>>;
        readonly caps: Readonly<Record<string, number>>;
        readonly together?: ScoreBasis['areas']['apa']['together'];
        readonly ceilings?: readonly { readonly most: number; readonly finding: string | null }[];
      }
    >
  >;
  readonly requirements?: ScoreBasis['requirements'];
  /** Points that move the total to the instructor's scale. */
  readonly total?: readonly { readonly id: string; readonly points: number }[];
  /** Where the instructor's own total lies in four of five papers; absent where nothing supports it. */
  readonly interval?: ScoreInterval;
};

/** An assignment of a course, in a given week. */
export type CourseAssignment = {
  readonly id: string;
  readonly courseId: string;
  readonly week: number;
  readonly title: string;
  readonly type: AssignmentType;
  readonly maxPoints: number;
  readonly description: string;
  readonly instructions: string;
  /** As the instructor corrected them; null where they are read from the instructions. */
  readonly requirements: readonly Requirement[] | null;
  /** How much of APA style applies; null where type and instructions decide. */
  readonly apaScope: ApaScope | null;
  /** null: the course's rubric. */
  readonly rubric: Rubric | null;
  readonly rubricUse: RubricUseChoice;
};

/** The numbers of training examples. */
export type ExampleCounts = {
  readonly gradedExampleCount: number;
  readonly discussionExampleCount: number;
};

/** `archivedAt` is null for an active course. */
export type Course = Omit<typeof courses.$inferSelect, 'ownerId'> &
  ExampleCounts & {
    readonly submissionCount: number;
    /** Sorted by week, then by creation time. */
    readonly assignments: readonly (CourseAssignment & ExampleCounts)[];
  };

/** A draft that a new grading replaced. */
export type ReplacedGrade = Omit<Grade, 'approvedAt' | 'approvedBy' | 'words' | 'savedBy' | 'notJudged'> & {
  readonly replacedAt: Date;
};
