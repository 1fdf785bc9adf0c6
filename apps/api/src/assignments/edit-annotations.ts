import type { GradeEdit } from '@greenpen/api-contract';
import {
  anchorComment,
  type Annotations,
  type FindingEdits,
  type OwnComment,
  settleEdit,
} from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import type { PagedText } from './review-document.ts';

type EditedReview = {
  readonly findings: readonly Finding[];
  /** null where there is no text to place comments in. */
  readonly paper: PagedText | null;
};

/** The annotations after an edit: comments at their places in the paper, changes only of findings of the review. */
export function editAnnotations(
  before: Annotations,
  { comments, findingEdits }: Pick<GradeEdit, 'comments' | 'findingEdits'>,
  { findings, paper }: EditedReview,
): Annotations {
  return {
    comments: comments === undefined ? before.comments : placeComments(comments, paper),
    findingEdits: findingEdits === undefined ? before.findingEdits : settleEdits(findings, findingEdits),
  };
}

function placeComments(
  comments: NonNullable<GradeEdit['comments']>,
  paper: PagedText | null,
): readonly OwnComment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].map((comment) =>
    paper === null ? { ...comment, span: null, page: null } : anchorComment(comment, paper),
  );
}

function settleEdits(findings: readonly Finding[], edits: FindingEdits): FindingEdits {
  const settled = findings.flatMap((finding) => {
    const edit = Object.hasOwn(edits, finding.id) ? edits[finding.id] : undefined;
    const kept = edit === undefined ? undefined : settleEdit(finding, edit);
    return kept === undefined ? [] : [[finding.id, kept] as const];
  });
  return Object.fromEntries(settled);
}
