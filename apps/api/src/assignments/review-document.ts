import {
  AppError,
  area,
  type CallResponse,
  draftedSentence,
  extractionNote,
  feedbackTexts,
  finding,
  type getPaper,
  hiddenText,
  intervals,
  judgedRequirement,
  judgedRubric,
  modelExchange,
  type ModelExchange,
  modelReading,
  onTopic,
  paperOnWire,
  replyStyle,
  requirementOnWire,
  scoreBasis,
} from '@greenpen/api-contract';
import type { ReviewRecord } from '@greenpen/gradebook';
import { byHand, handBasis, type OwnText } from '@greenpen/grading';
import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import { z } from 'zod';
import { storeFailure } from './store-failure.ts';

/** The engine's `Judgement`; earlier versions judged less. */
const judgement = judgedRubric.extend({
  requirements: z
    .array(
      judgedRequirement
        .pick({ verdict: true, quote: true, span: true, reason: true, origin: true })
        .extend({ requirement: requirementOnWire }),
    )
    .default([]),
  onTopic: onTopic.default('unsure'),
  notJudged: z.array(area).default([]),
  intervals: intervals.default({ content: null, total: null }),
  byModel: modelReading.optional(),
});

/** The parts of the engine's `Review` that the API uses, stored as JSON by the worker. */
const reviewText = z.object({
  basis: scoreBasis,
  feedback: feedbackTexts,
  /** Absent, with the next two, in reviews of earlier versions. */
  sentences: z.array(draftedSentence).default([]),
  forInstructor: z.string().optional(),
  /** What the draft was written from; the engine reads the rest of it. */
  drafting: z.looseObject({ reply: replyStyle.optional() }).optional(),
  findings: z.array(finding),
  notes: z.array(extractionNote),
  hidden: z.array(hiddenText),
  /** Absent in reviews of older engines. */
  judgement: judgement.optional(),
  /** Absent in reviews of earlier versions. */
  prose: z.array(z.object({ start: z.int(), end: z.int() })).default([]),
});

const plainText = z.object({ text: z.string() });

const pagedText = plainText.extend({
  pages: z.array(z.object({ number: z.int(), span: z.object({ start: z.int(), end: z.int() }) })),
});

export type PagedText = z.infer<typeof pagedText>;

export type ReviewText = z.infer<typeof reviewText>;

/** An empty review for papers that were graded by hand. */
const nothingRead: ReviewText = reviewText.parse({
  basis: handBasis,
  feedback: { grammar: '', apa: '', content: '', overall: '' },
  findings: [],
  notes: [],
  hidden: [],
});

/** The engine's review; null after it was deleted by retention. */
export async function findReviewText(store: PaperStore, record: ReviewRecord): Promise<ReviewText | null> {
  return (await findReviewDocument(store, record))?.text ?? null;
}

/** The review as read, and as it is stored; null after it was deleted by retention. */
export async function findReviewDocument(
  store: PaperStore,
  record: ReviewRecord,
): Promise<{ readonly text: ReviewText; readonly stored: string } | null> {
  if (record.engine === byHand) return { text: nothingRead, stored: '' };
  if (record.documentName === null) return null;
  const stored = await findStoredText(store, record.documentName);
  return stored === null ? null : { text: reviewText.parse(JSON.parse(stored)), stored };
}

/** The extracted paper, which is stored beside its review. Throws FILE_DELETED. */
export async function getPaperText(
  store: PaperStore,
  record: ReviewRecord,
): Promise<CallResponse<typeof getPaper>> {
  if (record.documentName === null) throw new AppError('FILE_DELETED');
  const text = await findStoredText(store, `${record.documentName}-paper`);
  if (text === null) throw new AppError('FILE_DELETED');
  return paperOnWire.parse(JSON.parse(text));
}

/** The plain text of the extracted paper; null after it was deleted by retention. */
export async function findPlainText(store: PaperStore, record: ReviewRecord): Promise<string | null> {
  if (record.documentName === null) return null;
  const text = await findStoredText(store, `${record.documentName}-paper`);
  return text === null ? null : plainText.parse(JSON.parse(text)).text;
}

/** The plain text with its pages; null after it was deleted by retention, and for a paper graded by hand. */
export async function findPagedText(store: PaperStore, record: ReviewRecord): Promise<PagedText | null> {
  if (record.documentName === null) return null;
  const text = await findStoredText(store, `${record.documentName}-paper`);
  return text === null ? null : pagedText.parse(JSON.parse(text));
}

/** The extracted text with the parts that are the writer's own; null after it was deleted by retention. */
export async function findOwnText(store: PaperStore, record: ReviewRecord): Promise<OwnText | null> {
  const [review, text] = await Promise.all([findReviewText(store, record), findPlainText(store, record)]);
  return review === null || text === null ? null : { text, spans: review.prose };
}

/** The extracted paper as it is stored; null after it was deleted by retention, and for a paper graded by hand. */
export async function findStoredPaper(
  store: PaperStore,
  { documentName }: ReviewRecord,
): Promise<string | null> {
  return documentName === null ? null : findStoredText(store, `${documentName}-paper`);
}

const storedExchanges = z.array(modelExchange.extend({ usage: modelExchange.shape.usage.default(null) }));

/** What was sent to a language model about this review, and what came back; empty where none was asked. */
export async function findModelExchanges(
  store: PaperStore,
  { documentName }: ReviewRecord,
): Promise<readonly ModelExchange[]> {
  if (documentName === null) return [];
  const text = await findStoredText(store, `${documentName}-model`);
  return text === null ? [] : storedExchanges.parse(JSON.parse(text));
}

async function findStoredText(store: PaperStore, name: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await store.get(name));
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return null;
    throw storeFailure(error);
  }
}
