import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assignmentTypes, type AssignmentBrief } from '@greenpen/grading';
import { z } from 'zod';

/** A sentence with the positions of the parts that it answers. */
const sentence = z.tuple([z.string()], z.number());

const taughtSet = z.object({
  assignment: z.object({ title: z.string(), instructions: z.string(), type: z.enum(assignmentTypes) }),
  requirements: z.array(z.string()),
  papers: z.array(
    z.object({
      kind: z.enum(['good', 'fair', 'weak', 'missing-part']),
      mark: z.number(),
      verdicts: z.array(z.enum(['met', 'partly', 'not-found'])),
      paragraphs: z.array(z.array(sentence)),
    }),
  ),
});

export type TaughtPaper = z.infer<typeof taughtSet>['papers'][number];

export type TaughtSet = {
  readonly name: string;
  readonly brief: AssignmentBrief;
  /** The words of each part. */
  readonly requirements: readonly string[];
  readonly papers: readonly TaughtPaper[];
};

/** Assignments with papers whose every sentence says which parts it answers, written without sight of the code. */
export function readTaughtSets(): readonly TaughtSet[] {
  const folder = join(import.meta.dirname, 'taught');
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { assignment, requirements, papers } = taughtSet.parse(
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      );
      const brief = { ...assignment, description: '', rubric: '', maxPoints: 100 };
      return { name: file.replace('.json', ''), brief, requirements, papers };
    });
}

export function textOf({ paragraphs }: TaughtPaper): string {
  return paragraphs.map((sentences) => sentences.map(([text]) => text).join(' ')).join('\n\n');
}
