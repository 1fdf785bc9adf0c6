import type { RedraftedText } from '@greenpen/api-contract';
import type { DraftedGrade, FeedbackChange, Grade, ReviewRecord, Submission } from '@greenpen/gradebook';
import {
  byHand,
  type FeedbackManner,
  type GradeDecisions,
  GradingError,
  measureFeedback,
  type WrittenDraft,
} from '@greenpen/grading';
import type { InstructorVoice } from '@greenpen/paper-review';
import type { Ports, Sealer } from '../../ports.ts';
import { unsealAnnotations } from '../annotations-seal.ts';
import { readVoiceSources } from '../../voice/read-voice.ts';
import { sealFeedback, unsealFeedback } from '../feedback-seal.ts';
import { findReviewDocument, findStoredPaper, type ReviewText } from '../review-document.ts';
import { draftAreas, listEdited, sealDraft, settleTexts, unsealDraft } from './grade-draft.ts';

/** The documents that a draft is written again from, as JSON. */
type RedraftSource = {
  readonly review: string;
  readonly paper: string;
  readonly voice: InstructorVoice;
};

/** A paper's review, read before its grade is locked, because the store may be slow. */
export type ReadReview = {
  readonly record: ReviewRecord;
  readonly text: ReviewText;
  /** Null where its draft cannot be written again: it was graded by hand or by an engine before live drafts. */
  readonly source: RedraftSource | null;
};

/** Null after it was deleted by retention. */
export async function findReviewToRedraft(
  ports: Pick<Ports, 'gradebook' | 'store' | 'sealer'>,
  ownerId: string,
  record: ReviewRecord,
): Promise<ReadReview | null> {
  const { store } = ports;
  const document = await findReviewDocument(store, record);
  if (document === null) return null;
  const { text, stored } = document;
  const canRedraft = text.drafting !== undefined && text.judgement !== undefined;
  const paper = canRedraft && record.engine !== byHand ? await findStoredPaper(store, record) : null;
  if (paper === null) return { record, text, source: null };
  const { sources, corrections } = await readVoiceSources(ports, ownerId);
  return { record, text, source: { review: stored, paper, voice: { sources, corrections } } };
}

type Redrafting = {
  readonly source: RedraftSource;
  readonly decisions: GradeDecisions;
  readonly studentName: string | null;
  readonly manner: FeedbackManner;
};

/** Null where the writer fails on the paper: the instructor's decision is saved, and the text stays as it is. */
export async function redraft(
  { redrafter }: Pick<Ports, 'redrafter'>,
  { source, ...rest }: Redrafting,
): Promise<WrittenDraft | null> {
  try {
    return await redrafter.redraft({ ...source, ...rest });
  } catch (error) {
    if (error instanceof GradingError && error.code === 'REVIEW_ENGINE_FAILED') return null;
    throw error;
  }
}

type Marks = Pick<Grade, 'overrides' | 'dismissed' | 'verdicts' | 'rubricPoints' | 'annotations'>;

/** What the instructor decided, as the engine takes it. */
export function decisionsOf(
  { overrides, dismissed, verdicts, rubricPoints, annotations }: Marks,
  sealer: Sealer,
): GradeDecisions {
  return {
    dismissed,
    verdicts,
    rubricPoints,
    byHand: overrides,
    annotations: unsealAnnotations(sealer, annotations),
  };
}

export type RedraftablePaper = ReadReview & { readonly studentName: string | null };

/** Null without a grade, and after its texts were deleted by retention. */
export async function findRedraftable(
  ports: Pick<Ports, 'gradebook' | 'store' | 'sealer'>,
  { ownerId, studentName, id: submissionId }: Pick<Submission, 'ownerId' | 'studentName' | 'id'>,
): Promise<RedraftablePaper | null> {
  const record = await ports.gradebook.reviews.findGraded({ ownerId, submissionId });
  const review = record === undefined ? null : await findReviewToRedraft(ports, ownerId, record);
  return review === null ? null : { ...review, studentName };
}

type RedraftedGrade = {
  readonly change: FeedbackChange;
  /** The manner of the draft before. */
  readonly manner: FeedbackManner;
  /** The texts that differ from what the manner would write. */
  readonly texts: readonly RedraftedText[];
  /** Whether the newest draft differs from the one before. */
  readonly isNew: boolean;
};

/**
 * A grade's texts as a manner writes them, edited ones left alone; null where they cannot be written again. Without a
 * manner, that of the draft.
 */
export async function redraftGrade(
  ports: Ports,
  { grade, draft: sealed }: DraftedGrade,
  { paper, manner: wanted }: { readonly paper: RedraftablePaper; readonly manner: FeedbackManner | null },
): Promise<RedraftedGrade | null> {
  const { sealer } = ports;
  const { record, text, source, studentName } = paper;
  if (sealed === null || source === null || record.number !== grade.reviewNumber) return null;
  const draft = unsealDraft(sealer, sealed, text);
  if (draft === null) return null;
  const manner = wanted ?? draft.manner;
  const decisions = decisionsOf(grade, sealer);
  const written = await redraft(ports, { source, decisions, studentName, manner });
  if (written === null) return null;
  const before = unsealFeedback(sealer, grade.feedback);
  const settled = settleTexts({ before, edited: {}, draft, written, manner });
  const edited = listEdited(before, draft);
  const texts = draftAreas.map((area) => ({
    area,
    before: before[area],
    after: written.feedback[area],
    isEdited: edited.includes(area),
  }));
  return {
    change: {
      feedback: sealFeedback(sealer, settled.feedback),
      draft: sealDraft(sealer, settled.draft),
      words: measureFeedback(settled.feedback, settled.draft.given.feedback),
    },
    manner: draft.manner,
    texts: texts.filter((one) => one.before !== one.after),
    isNew: draftAreas.some((area) => written.feedback[area] !== draft.latest.feedback[area]),
  };
}

/** Puts a corrected name of the student into the texts that nobody edited; an approved grade stays as it is. */
export async function redraftForName(ports: Ports, submission: Submission): Promise<void> {
  const { ownerId, id, grade } = submission;
  if (grade === null || grade.approvedAt !== null) return;
  const paper = await findRedraftable(ports, submission);
  if (paper === null) return;
  await ports.gradebook.grades.changeFeedback({
    ownerId,
    submissionIds: [id],
    change: async (locked, draft) => {
      const redrafted = await redraftGrade(ports, { grade: locked, draft }, { paper, manner: null });
      return redrafted?.isNew === true ? redrafted.change : null;
    },
  });
}
