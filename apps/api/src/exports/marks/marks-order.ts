import type { marksSystems } from '@greenpen/api-contract';
import type { Feedback } from '@greenpen/grading';
import type { MarkedPaper } from './marked-paper.ts';

export type MarksSystem = (typeof marksSystems)[number];

export type MarksOrder = {
  readonly marks: readonly MarkedPaper[];
  readonly readFeedback: (paper: MarkedPaper) => Feedback;
};
