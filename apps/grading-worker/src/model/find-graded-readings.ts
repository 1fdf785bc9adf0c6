import type { Submission } from '@greenpen/gradebook';
import type { ReadAndGraded } from '@greenpen/paper-review';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from '../ports.ts';

/** Papers of the same assignment by which a model is weighed. */
const MOST = 60;

const readReview = z.object({
  words: z.number(),
  scores: z.object({ content: z.number() }),
  judgement: z.object({
    byModel: z.object({ content: z.object({ measured: z.number(), read: z.number() }) }),
  }),
});

/** Approved papers of the same course assignment that a model had read, with the instructor's marks for the content. */
export async function findGradedReadings(
  { gradebook, store }: Pick<Ports, 'gradebook' | 'store'>,
  {
    id,
    ownerId,
    course,
    courseAssignment,
  }: Pick<Submission, 'id' | 'ownerId' | 'course' | 'courseAssignment'>,
): Promise<readonly ReadAndGraded[]> {
  if (courseAssignment === null) return [];
  const approved = await gradebook.gradedExamples.listApprovedToGradeBy({
    ownerId,
    courseId: course?.id ?? null,
    courseAssignmentId: courseAssignment.id,
    submissionId: id,
    limit: MOST,
  });
  const ofAssignment = approved.filter(({ nearness }) => nearness === 'assignment');
  const read = await Promise.all(
    ofAssignment.map(async ({ documentName, contentGrade }) => {
      const review = readReview.safeParse(await findDocument(store, documentName)).data;
      if (review === undefined) return [];
      const { words, scores, judgement } = review;
      return [{ ...judgement.byModel.content, words, grade: contentGrade ?? scores.content }];
    }),
  );
  return read.flat();
}

/** null after it was deleted by retention. */
async function findDocument(store: Ports['store'], name: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await store.get(name)));
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}
