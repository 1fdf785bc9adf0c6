import type { Assignment } from '@greenpen/api-contract';

type Paper = Pick<Assignment, 'status' | 'grade'>;

export const isApproved = ({ grade }: Paper) => grade !== null && grade.approvedAt !== null;

/** A draft that waits for the instructor. */
export const canApprove = (paper: Paper) =>
  paper.status !== 'processing' && paper.grade !== null && !isApproved(paper);

/** Approved grades are reopened first; what is being graded is let be. */
export const canGrade = (paper: Paper) => paper.status !== 'processing' && !isApproved(paper);
