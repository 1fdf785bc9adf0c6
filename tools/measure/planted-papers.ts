import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assignmentTypes,
  requirementKinds,
  verdicts,
  type AssignmentBrief,
  type Review,
} from '@greenpen/grading';
import { reviewPaper } from '@greenpen/paper-review';
import { z } from 'zod';

export const plantedSet = z.object({
  assignment: z.object({
    title: z.string(),
    description: z.string(),
    instructions: z.string(),
    type: z.enum(assignmentTypes),
    maxPoints: z.number(),
  }),
  requirements: z.array(
    z.object({ words: z.string(), kind: z.enum(requirementKinds), required: z.boolean() }),
  ),
  papers: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: z.enum(['good', 'fair', 'weak', 'missing-part', 'off-topic', 'stuffed']),
      mark: z.number(),
      onTopic: z.boolean(),
      verdicts: z.array(z.object({ words: z.string(), verdict: z.enum(verdicts), quote: z.string() })),
    }),
  ),
});

export type PlantedPaper = z.infer<typeof plantedSet>['papers'][number];

export type PlantedSet = {
  readonly name: string;
  readonly brief: AssignmentBrief;
  readonly requirements: z.infer<typeof plantedSet>['requirements'];
  readonly papers: readonly PlantedPaper[];
};

export type ReviewedPaper = {
  readonly set: PlantedSet;
  readonly paper: PlantedPaper;
  readonly review: Review;
};

/**
 * Assignments with papers written for them and a reader's marks and verdicts, 129 papers in all. They were written
 * without sight of the code; `npm run fit` fits weights to them.
 */
export function readPlantedSets(): readonly PlantedSet[] {
  return readSets('planted');
}

/**
 * Assignments with papers that no weight and no rule was fitted to: they were written before anyone saw what the engine
 * makes of them, and are for measuring alone.
 */
export function readUnseenSets(): readonly PlantedSet[] {
  return readSets('unseen');
}

/**
 * Assignments with papers as students write them, with the usual phrases and without. Two people wrote them without
 * sight of the code. Rules of topic and of what a student is told were set with sight of what the engine makes of them.
 */
export function readNaturalSets(): readonly PlantedSet[] {
  return readSets('natural');
}

function readSets(name: 'planted' | 'unseen' | 'natural'): readonly PlantedSet[] {
  const folder = join(import.meta.dirname, name);
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { assignment, requirements, papers } = plantedSet.parse(
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      );
      return { name: file.replace('.json', ''), brief: { ...assignment, rubric: '' }, requirements, papers };
    });
}

export async function reviewText(text: string, brief: AssignmentBrief): Promise<Review> {
  const outcome = await reviewPaper({ source: { text }, brief });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  return outcome.review;
}

export async function reviewSets(sets: readonly PlantedSet[]): Promise<readonly ReviewedPaper[]> {
  const reviewed: ReviewedPaper[] = [];
  for (const set of sets) {
    for (const paper of set.papers) {
      reviewed.push({ set, paper, review: await reviewText(paper.text, set.brief) });
    }
  }
  return reviewed;
}
