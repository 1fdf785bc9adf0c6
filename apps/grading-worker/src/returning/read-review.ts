import type { Feedback } from '@greenpen/grading';
import { areas, type Finding } from '@greenpen/paper';
import { PaperStoreError, type PaperStore } from '@greenpen/paper-store';
import { z } from 'zod';

const reviewText = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      area: z.enum(areas),
      check: z.string(),
      severity: z.enum(['error', 'advice']),
      message: z.string(),
      span: z.object({ start: z.int(), end: z.int() }).nullable(),
      quote: z.string().nullable(),
      page: z.int().nullable(),
      suggestions: z.array(z.string()),
      source: z.string(),
    }),
  ),
});

const feedbackText = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

/** The findings of a stored review; none once retention took it. */
export async function readFindings(
  store: PaperStore,
  documentName: string | null,
): Promise<readonly Finding[]> {
  if (documentName === null) return [];
  try {
    const text = new TextDecoder().decode(await store.get(documentName));
    return reviewText.parse(JSON.parse(text)).findings;
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return [];
    throw error;
  }
}

export function readFeedback(text: string): Feedback {
  return feedbackText.parse(JSON.parse(text));
}
