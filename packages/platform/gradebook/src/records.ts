import type {
  AssignmentType,
  DoubtCode,
  FeedbackStyle,
  FeedbackWords,
  ScoreBasis,
  Scores,
  SubmissionState,
  Weights,
} from '@greenpen/grading';
import type { Area } from '@greenpen/paper';
import type { courses } from './schema/courses.ts';

export const fileTypes = ['PDF', 'DOCX', 'TXT'] as const;

export type FileType = (typeof fileTypes)[number];

/** An uploaded paper as its owner's lists show it. */
export type Submission = {
  readonly id: string;
  readonly ownerId: string;
  readonly originalName: string;
  readonly fileType: FileType;
  /** Bytes. */
  readonly fileSize: number;
  /** The paper store's id; null once the file was deleted. */
  readonly fileId: string | null;
  /** Of the file, in hex. */
  readonly sha256: string;
  readonly studentName: string | null;
  readonly studentEmail: string | null;
  /** A second person whom the file's name or the title page names, until the instructor says who wrote it. */
  readonly otherName: string | null;
  /** The instructor said who wrote it. */
  readonly studentCorrected: boolean;
  readonly course: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly courseAssignment: {
    readonly id: string;
    readonly week: number;
    readonly title: string;
    readonly maxPoints: number;
  } | null;
  readonly state: SubmissionState;
  /** A code such as "storage-full" or "pdf-encrypted" where the state alone does not say enough. */
  readonly stateReason: string | null;
  readonly stateSince: Date;
  readonly uploadedAt: Date;
  readonly queuedAt: Date | null;
  /** When the latest review was done. */
  readonly completedAt: Date | null;
  readonly deletesAt: Date;
  /** When the file, what was read from it and unapproved drafts were deleted; null before. */
  readonly expiredAt: Date | null;
  /** When its owner deleted it; it can still be put back. */
  readonly deletedAt: Date | null;
  readonly grade: Grade | null;
  /** 1 for the student's first paper for its course assignment, and how many there are. */
  readonly attempt: number;
  readonly attemptCount: number;
  /** Why the grade should be looked at before it is relied on. */
  readonly doubts: readonly DoubtCode[];
};

export type Overrides = Readonly<Record<Area, number | null>>;

/** A submission's marks and feedback: a draft while `approvedAt` is null. */
export type Grade = {
  readonly submissionId: string;
  /** The review that it was drafted from. */
  readonly reviewNumber: number;
  /** Goes up by one with each change. */
  readonly version: number;
  readonly scores: Scores;
  /** Scores set by hand; null where the score follows from the findings. */
  readonly overrides: Overrides;
  /** Ids of dismissed findings. */
  readonly dismissed: readonly string[];
  /** The four feedback texts, sealed by the caller; empty in a list that was asked for without them. */
  readonly feedback: Uint8Array;
  readonly words: FeedbackWords;
  readonly approvedAt: Date | null;
  readonly approvedBy: string | null;
  readonly updatedAt: Date;
  /** The page whose save made this version; null where something else did. */
  readonly savedBy: SavedBy | null;
};

/** Every version after `since` was saved by the page `client`, a UUID made when the page was loaded. */
export type SavedBy = { readonly client: string; readonly since: number };

/** The numbers of a review; its texts are a sealed document of the paper store, named `documentName`. */
export type ReviewRecord = {
  readonly submissionId: string;
  readonly number: number;
  readonly engine: string;
  readonly reviewedAt: Date;
  /** The engine's own scores, untouched by edits. */
  readonly scores: Scores;
  readonly weights: Weights;
  readonly feedbackStyle: FeedbackStyle;
  readonly basis: BasisNumbers;
  readonly words: number;
  readonly pages: number;
  /** null once its day had come and the document was deleted. */
  readonly documentName: string | null;
};

/** A `ScoreBasis` without its sentences, which may quote the paper and so stay in the sealed document. */
export type BasisNumbers = {
  readonly words: ScoreBasis['words'];
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
      }
    >
  >;
};

/** What an instructor set for a week. */
export type CourseAssignment = {
  readonly id: string;
  readonly courseId: string;
  readonly week: number;
  readonly title: string;
  readonly type: AssignmentType;
  readonly maxPoints: number;
  readonly description: string;
  readonly instructions: string;
};

/** How many training examples there are. */
export type ExampleCounts = {
  readonly gradedExampleCount: number;
  readonly discussionExampleCount: number;
};

/** `archivedAt` is null while it is taught. */
export type Course = Omit<typeof courses.$inferSelect, 'ownerId'> &
  ExampleCounts & {
    readonly submissionCount: number;
    /** By week, then by when they were added. */
    readonly assignments: readonly (CourseAssignment & ExampleCounts)[];
  };

/** A draft that grading again replaced. */
export type ReplacedGrade = Omit<Grade, 'approvedAt' | 'approvedBy' | 'words' | 'savedBy'> & {
  readonly replacedAt: Date;
};
