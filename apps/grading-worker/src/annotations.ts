import type { CarriedAnnotations, Submission } from '@greenpen/gradebook';
import {
  anchorComment,
  type Annotations,
  editedScores,
  type GradeDecisions,
  isOwnComment,
  noAnnotations,
  type Review,
} from '@greenpen/grading';
import { areas, type Paper } from '@greenpen/paper';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';
import type { Ports } from './ports.ts';

type Grade = NonNullable<Submission['grade']>;

const span = z.object({ start: z.int(), end: z.int() });

const severity = z.enum(['error', 'advice']);

/** What the API encrypted. */
const annotations = z.object({
  comments: z.array(
    z.object({
      id: z.string(),
      area: z.enum(areas),
      severity,
      text: z.string(),
      span: span.nullable(),
      quote: z.string().nullable(),
      page: z.int().nullable(),
      points: z.number(),
    }),
  ),
  findingEdits: z.record(
    z.string(),
    z.object({
      message: z.string().optional(),
      suggestion: z.string().nullable().optional(),
      severity: severity.optional(),
    }),
  ),
});

/** The instructor's own comments and changes of findings. Throws PaperStoreError for a damaged value. */
export function readAnnotations(
  { open }: Pick<Ports, 'open'>,
  { annotations: sealed }: Pick<Grade, 'annotations'>,
): Annotations {
  return sealed === null ? noAnnotations : annotations.parse(JSON.parse(open(sealed)));
}

/**
 * The annotations of a paper's earlier grade, for a new review: comments move with their passages, dismissed comments
 * stay dismissed, and changes stay with the findings that are still there. Undefined where there are none.
 */
export function carryAnnotations(
  { open, seal }: Pick<Ports, 'open' | 'seal'>,
  grade: Grade | null,
  { paper, review }: { readonly paper: Paper; readonly review: Review },
): (CarriedAnnotations & { readonly decisions: GradeDecisions }) | undefined {
  if (grade === null || grade.annotations === null) return undefined;
  const before = readOrLeave({ open }, grade);
  if (before === undefined) return undefined;
  const isFound = new Set(review.findings.map(({ id }) => id));
  const carried: Annotations = {
    comments: before.comments.map((comment) => anchorComment(comment, paper)),
    findingEdits: Object.fromEntries(Object.entries(before.findingEdits).filter(([id]) => isFound.has(id))),
  };
  const dismissed = grade.dismissed.filter((id) => isOwnComment({ id }));
  const { basis, findings, weights, judgement: judged } = review;
  const decisions: GradeDecisions = {
    dismissed,
    verdicts: {},
    rubricPoints: {},
    byHand: { grammar: null, apa: null, content: null },
    annotations: carried,
  };
  const scores = editedScores({ basis, findings, weights, judged }, decisions);
  return { annotations: seal(JSON.stringify(carried)), dismissed, scores, decisions };
}

/** Undefined for a damaged value, so that the paper can still be graded; the value is left as it is. */
function readOrLeave(ports: Pick<Ports, 'open'>, grade: Grade): Annotations | undefined {
  try {
    return readAnnotations(ports, grade);
  } catch (error) {
    if (error instanceof PaperStoreError) return undefined;
    throw error;
  }
}
