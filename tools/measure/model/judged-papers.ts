import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentTypes, type AssignmentBrief, type GradedExample, type Review } from '@greenpen/grading';
import {
  openFeedbackModel,
  reviewPaper,
  reviewWithModel,
  type ModelSettings,
  type Prompt,
} from '@greenpen/paper-review';
import { z } from 'zod';

const judgedPaper = z.object({
  assignment: z.object({
    title: z.string(),
    description: z.string(),
    instructions: z.string(),
    rubric: z.string(),
    type: z.enum(assignmentTypes),
    maxPoints: z.number(),
  }),
  text: z.string(),
  /** Faults of reasoning that were written into the paper. */
  faults: z.array(z.object({ kind: z.string(), quote: z.string(), against: z.string().optional() })),
  /** Words of the requirements that the paper lacks. */
  missing: z.array(z.string()),
});

export type JudgedPaper = z.infer<typeof judgedPaper> & { readonly name: string };

/** Papers of ours with faults of reasoning, errors of language and missing parts written into them. */
export function readJudgedPapers(): readonly JudgedPaper[] {
  const folder = join(import.meta.dirname, 'papers');
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, ...judgedPaper.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
}

/** Answers a prompt of a task; `null` for none. */
export type Answerer = (prompt: Prompt) => Promise<string | null>;

type Given = {
  readonly text: string;
  readonly brief: AssignmentBrief | null;
  readonly examples?: readonly GradedExample[];
};

export type JudgedByModel = {
  readonly before: Review;
  /** `null` where nothing of the model could be used. */
  readonly after: Review | null;
  readonly text: string;
};

export async function judgeWith(
  answer: Answerer,
  { text, brief, examples = [] }: Given,
): Promise<JudgedByModel> {
  const request = { source: { text }, brief, examples };
  const first = await reviewPaper(request);
  if (first.status !== 'reviewed') throw new Error(first.refusal.message);
  const { paper, review } = first;
  const outcome = await reviewWithModel({
    request: async () => request,
    paper,
    review,
    studentName: review.student.name,
    brief,
    secret: 'measure',
    reviewAgain: (again) => reviewPaper(again),
    ask: answer,
  });
  return { before: review, after: outcome.kind === 'reviewed' ? outcome.review : null, text: paper.text };
}

/** A lost answer would count as one that found nothing. */
const MOST_ATTEMPTS = 4;
const A_WEEK_MS = 7 * 24 * 3_600_000;

/** Answers by the model of these settings; a call may take as long as it takes. */
export async function answererOf(settings: ModelSettings): Promise<Answerer> {
  const { reader } = await openFeedbackModel(settings, { callMs: A_WEEK_MS });
  const never = new AbortController().signal;
  return async (prompt) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await reader?.ask(prompt, never);
      if (answer?.kind === 'answered') return answer.text;
      console.error(`No answer to ${prompt.task}: ${answer?.reason ?? 'the model cannot be asked'}`);
      if (answer?.kind !== 'unavailable' || attempt === MOST_ATTEMPTS) return null;
    }
  };
}
