import { feedbackLengths, judgements, tones, verdicts } from '@greenpen/grading';
import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { enumOr } from '../fields.ts';

export const feedbackTexts = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

/** How a draft departs from its style; an empty object where it does not. */
export const feedbackManner = z.object({
  tone: z.enum(tones).optional(),
  length: z.enum(feedbackLengths).optional(),
  judgement: z.enum(judgements).optional(),
});

export const draftArea = z.enum([...areas, 'overall']);

/** `restsOn`: ids of findings, own comments and requirements, and "score:content" where it rests on a score. */
export const draftedSentence = z.object({
  area: draftArea,
  text: z.string(),
  restsOn: z.array(z.string()),
  /** What the verdicts and scores among them were when it was drafted, by id. */
  decided: z.record(z.string(), z.union([z.number(), enumOr(verdicts, 'cannot-tell')])).optional(),
});

/** A draft as it stands after a save. */
export const currentDraft = z.object({
  /** The newest draft of each text. */
  feedback: feedbackTexts,
  /** The sentences of the drafts that the grade's texts were given. */
  sentences: z.array(draftedSentence),
  /** What there is to tell the student, in one sentence; absent in drafts of older engines. */
  forInstructor: z.string().optional(),
  manner: feedbackManner,
});

export type CurrentDraft = z.infer<typeof currentDraft>;
