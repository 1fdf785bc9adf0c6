import type { GradedExampleRecord, Submission } from '@greenpen/gradebook';
import type { GradedExample } from '@greenpen/grading';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from '../ports.ts';

/** More say nothing more about an instructor's scale. */
const mostExamples = 50;

const sealedTexts = z.object({ studentWork: z.string(), professorFeedback: z.string() });

/** The instructor's own marks that a paper's content score leans towards, the newest last. */
export async function findExamples(
  { gradebook, open }: Pick<Ports, 'gradebook' | 'open'>,
  { course, courseAssignment }: Pick<Submission, 'course' | 'courseAssignment'>,
): Promise<GradedExample[]> {
  if (course === null && courseAssignment === null) return [];
  const records = await gradebook.gradedExamples.listToGradeBy({
    courseId: course?.id ?? null,
    courseAssignmentId: courseAssignment?.id ?? null,
    limit: mostExamples,
  });
  return records.flatMap((record) => openExample(open, record));
}

/** An example that is damaged is left out: it is not the paper's fault. */
function openExample(open: Ports['open'], { texts, grade, maxPoints }: GradedExampleRecord): GradedExample[] {
  try {
    return [{ ...sealedTexts.parse(JSON.parse(open(texts))), grade, maxPoints }];
  } catch (error) {
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}
