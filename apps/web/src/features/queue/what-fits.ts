import type { Assignment } from '@greenpen/api-contract';

type Paper = Pick<Assignment, 'status' | 'grade'>;

export const isApproved = ({ grade }: Paper) => grade !== null && grade.approvedAt !== null;

/** A draft that awaits review. */
export const canApprove = (paper: Paper) =>
  paper.status !== 'processing' && paper.grade !== null && !isApproved(paper);

/** Approved grades must be reopened first; papers being graded are skipped. */
export const canGrade = (paper: Paper) => paper.status !== 'processing' && !isApproved(paper);
