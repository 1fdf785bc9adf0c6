import type { ApprovedExample, ExampleToGradeBy, Submission } from '@greenpen/gradebook';
import type { GradedExample } from '@greenpen/grading';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from '../ports.ts';

/** More examples would hardly improve the estimate of an instructor's scale. */
const mostExamples = 100;
/** Approved papers are read from the store for each paper that is graded. */
const mostApproved = 40;

const sealedTexts = z.object({ studentWork: z.string(), professorFeedback: z.string() });
const paperDocument = z.object({ text: z.string() });

type FindPorts = Pick<Ports, 'gradebook' | 'open' | 'store'>;

/**
 * The graded papers that inform the scores of a submission, nearest and newest last: the instructor's examples, and
 * papers of the same course that she approved, unless she turned that off.
 */
export async function findExamples(
  ports: FindPorts,
  {
    id,
    ownerId,
    course,
    courseAssignment,
  }: Pick<Submission, 'id' | 'ownerId' | 'course' | 'courseAssignment'>,
): Promise<GradedExample[]> {
  if (course === null && courseAssignment === null) return [];
  const { gradedExamples } = ports.gradebook;
  const place = {
    ownerId,
    courseId: course?.id ?? null,
    courseAssignmentId: courseAssignment?.id ?? null,
  };
  const [given, approved] = await Promise.all([
    gradedExamples.listToGradeBy({ ...place, limit: mostExamples }),
    gradedExamples.listApprovedToGradeBy({ ...place, submissionId: id, limit: mostApproved }),
  ]);
  const papers = await Promise.all(approved.map((record) => readApproved(ports.store, record)));
  return [...given.flatMap((record) => openExample(ports.open, record)), ...papers.flat()];
}

/** Skips damaged examples, so the paper can still be graded. */
function openExample(open: Ports['open'], record: ExampleToGradeBy): GradedExample[] {
  const { texts, grade, maxPoints, nearness, grammarGrade, apaGrade, contentGrade } = record;
  return unlessLost(() => {
    const opened = sealedTexts.parse(JSON.parse(open(texts)));
    return [{ ...opened, grade, maxPoints, nearness, grammarGrade, apaGrade, contentGrade }];
  });
}

async function readApproved(store: Ports['store'], record: ApprovedExample): Promise<GradedExample[]> {
  const { documentName, grade, nearness, grammarGrade, apaGrade, contentGrade, measured } = record;
  try {
    const document = new TextDecoder().decode(await store.get(`${documentName}-paper`));
    const { text: studentWork } = paperDocument.parse(JSON.parse(document));
    const marks = { grade, maxPoints: 100, grammarGrade, apaGrade, contentGrade };
    return [{ studentWork, professorFeedback: '', nearness, ...marks, measured }];
  } catch (error) {
    // Retention may have deleted it since; an example less is no reason not to grade.
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}

function unlessLost(read: () => GradedExample[]): GradedExample[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof PaperStoreError) return [];
    throw error;
  }
}
